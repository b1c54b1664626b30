"""How a page is read by those who do not see it: what axe finds, what is said aloud, golden texts."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

AXE = Path("web/node_modules/axe-core/axe.min.js")
GOLDEN = Path("tests/golden/voice")
# Whatever the live region says is kept, also what it has let go of.
_LISTEN = """
window.heard = [];
const known = new WeakSet();
new MutationObserver((changes) => {
  for (const change of changes) for (const added of change.addedNodes)
    if (added instanceof HTMLElement) {
      const lines = added.matches(".log p") ? [added] : added.querySelectorAll(".log p");
      for (const line of lines)
        if (!known.has(line)) {
          known.add(line);
          window.heard.push(line.textContent.trim());
        }
    }
}).observe(document, {childList: true, subtree: true});
"""
# A button that is just changing its colour is read when it has changed.
_COME_TO_REST = """Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
  .map((each) => each.finished.catch(() => null)))"""


def listen(context: BrowserContext) -> None:
    """Keep whatever the pages opened from now on say aloud."""
    context.add_init_script(_LISTEN)


def heard(page: Page) -> list[str]:
    """What the live region has said, in order."""
    lines: list[str] = page.evaluate("window.heard")
    return lines


def faults(page: Page) -> list[str]:
    """What axe finds wrong with a page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(_COME_TO_REST)
    found = page.evaluate("axe.run().then(({violations}) => violations)")
    return [f"{each['impact']} {each['id']}: {each['nodes'][0]['html']}" for each in found]


def is_golden(name: str, text: str) -> None:
    """Compare a text with the one that is kept; ``GOLDEN=write`` keeps this one instead."""
    kept = GOLDEN / name
    if os.environ.get("GOLDEN") == "write":
        kept.write_text(text + "\n", encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == text + "\n", (
        f"{kept} differs; GOLDEN=write keeps the new one"
    )
