"""How a game is set up, bid, scored and ended: one file, one form.

Law: 2, 41D, 77, R72, R73, R74, R80, R81, R-Chicago.
"""

from biritch.forms.chicago import Chicago, ChicagoVulnerability, LastPartScore
from biritch.forms.chicagoduplicate import ChicagoDuplicate
from biritch.forms.choice import FormOptions, form_of
from biritch.forms.dealing import Dealing, FirstLook, Showing
from biritch.forms.described import FormDescription, described_forms
from biritch.forms.designating import Designating, FirstCaller
from biritch.forms.duplicate import Duplicate, duplicate_lines, duplicate_points
from biritch.forms.form import Ending, Form, Options, Schedule, Scoring, Turn
from biritch.forms.laws import Laws
from biritch.forms.passedout import PassedOut
from biritch.forms.rubber import Rubber
from biritch.forms.russian import Russian
from biritch.forms.settlement import Settlement
from biritch.forms.source import Chance, Constrained, Given, SameBoards, Source
from biritch.forms.threehanded import DummyShown, OwnerSettles, ThreeHanded
from biritch.forms.twohanded import TwoHanded

__all__ = [
    "Chance",
    "Chicago",
    "ChicagoDuplicate",
    "ChicagoVulnerability",
    "Constrained",
    "Dealing",
    "Designating",
    "DummyShown",
    "Duplicate",
    "Ending",
    "FirstCaller",
    "FirstLook",
    "Form",
    "FormDescription",
    "FormOptions",
    "Given",
    "LastPartScore",
    "Laws",
    "Options",
    "OwnerSettles",
    "PassedOut",
    "Rubber",
    "Russian",
    "SameBoards",
    "Schedule",
    "Scoring",
    "Settlement",
    "Showing",
    "Source",
    "ThreeHanded",
    "Turn",
    "TwoHanded",
    "described_forms",
    "duplicate_lines",
    "duplicate_points",
    "form_of",
]
