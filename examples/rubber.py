"""Scores a rubber as it is written at the table, every line with its reason.

``python examples/rubber.py 2SS= 3NTE+1 4HXN-1 1NTS+2 4SN= 3NTW=``
"""

import sys

from biritch.forms import Rubber, form_of
from biritch.score import Sheet, parse_result

if not sys.argv[1:]:
    sys.exit(__doc__)
form, sheet = form_of(Rubber()), Sheet()
for text in sys.argv[1:]:
    if form.is_over(sheet):
        sys.exit(f"the rubber was over before {text}")
    turn = form.next(sheet)
    sheet = form.record(sheet, turn, parse_result(text))
    print(f"{turn.number}. {turn.dealer.name.lower()} deals: {text}")
    for line in sheet.deals[-1].lines:
        print(f"   {line.side.value}  {line.points:>5}  {line.reason.value}")
for line in sheet.closing:
    print(f"   {line.side.value}  {line.points:>5}  {line.reason.value}")
print(f"ns {sheet.totals.ns}, ew {sheet.totals.ew}", "" if form.is_over(sheet) else "(to go on)")
