"""What is drawn or printed: diagrams and hand records from one layout, as text, SVG, HTML and PDF.

The letters and reportlab are loaded when something is first drawn.
"""

from biritch.paper.colours import Colours
from biritch.paper.diagram import Diagram
from biritch.paper.html import html_of, html_of_block
from biritch.paper.layout import Sheet
from biritch.paper.pages import Paper, pages_of
from biritch.paper.pdf import pdf_of, pdf_of_block
from biritch.paper.records_sheet import Solved, hand_records
from biritch.paper.svg import svg_of
from biritch.paper.text import text_of_block

__all__ = [
    "Colours",
    "Diagram",
    "Paper",
    "Sheet",
    "Solved",
    "hand_records",
    "html_of",
    "html_of_block",
    "pages_of",
    "pdf_of",
    "pdf_of_block",
    "svg_of",
    "text_of_block",
]
