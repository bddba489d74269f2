"""What can prevent a step of a ship, and the message for it. The obstacles of the sea are in `century.sea.sea_obstacles`."""

from __future__ import annotations

from typing import Final

CANNOT_STOP_HERE: Final = 300
NO_STEP_LEADS_ON: Final = 301

MESSAGES: Final = {
    CANNOT_STOP_HERE: "cannot-stop-here",
    NO_STEP_LEADS_ON: "cannot-go-on",
}
