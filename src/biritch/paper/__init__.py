"""What is drawn or printed: diagrams and hand records from one layout, as text, SVG, HTML and PDF.

The letters and reportlab are loaded when something is first drawn.
"""

from biritch.paper.boards_sheet import played_boards
from biritch.paper.colours import Colours
from biritch.paper.convention import convention_sheet
from biritch.paper.diagram import Diagram
from biritch.paper.html import html_of, html_of_block
from biritch.paper.layout import Sheet
from biritch.paper.notebook import load_ipython_extension
from biritch.paper.pages import Paper, pages_of
from biritch.paper.pdf import pdf_of, pdf_of_block
from biritch.paper.records_sheet import Solved, hand_records
from biritch.paper.slips import score_slip, travellers
from biritch.paper.svg import svg_of, svg_of_page
from biritch.paper.text import text_of_block, text_of_sheet

__all__ = [
    "Colours",
    "Diagram",
    "Paper",
    "Sheet",
    "Solved",
    "convention_sheet",
    "hand_records",
    "html_of",
    "html_of_block",
    "load_ipython_extension",
    "pages_of",
    "pdf_of",
    "pdf_of_block",
    "played_boards",
    "score_slip",
    "svg_of",
    "svg_of_page",
    "text_of_block",
    "text_of_sheet",
    "travellers",
]
