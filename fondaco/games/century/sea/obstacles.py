"""What can prevent an action at sea, and the message for it; the other parts are in `century.obstacles`."""

from __future__ import annotations

THERE_ALREADY = 200
NOT_ON_MAP = 201
TOO_FAR = 202
TOLL_NOT_PAYABLE = 203
