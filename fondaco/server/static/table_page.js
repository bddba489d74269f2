// @ts-check
// The page of a table. It receives the messages of the server and hands the table to each part of the page.
import "./account.js";
import { Board } from "./board.js";
import { BoardInput } from "./board_input.js";
import { Connection } from "./connection.js";
import { bindCurtain, updateCurtain } from "./curtain.js";
import { dispatch } from "./dispatch.js";
import { button, byId, input, notify } from "./dom.js";
import { bindDrawer } from "./drawer.js";
import { Hints } from "./hints.js";
import { t } from "./i18n.js";
import { bindMenu, closeMenu } from "./menu.js";
import { renderOpenTable } from "./open_table.js";
import { closeOverlay } from "./overlays.js";
import { showSelectedAction, updatePhoneBar } from "./phone_bar.js";
import { bindResult, showResult } from "./result.js";
import { bindShortcuts } from "./shortcuts.js";
import { SidePanel } from "./side_panel.js";
import { showStatus } from "./status_bar.js";
import { Tooltip } from "./tooltip.js";
import { Zoom } from "./zoom.js";

/** @import { Action, ClientMessage, ErrorMessage, PresenceMessage, ServerMessage, TableMessage } from "./messages.js" */

const narrow = matchMedia("(max-width: 1023px)");
/** @type {TableMessage | null} The table as the server sent it last. */
let table = null;
/** @type {PresenceMessage | null} */
let presence = null;
/** Whether the chat on the page is from before the connection was opened; the server sends all of it again. */
let chatIsStale = true;
/** @type {Map<string, (reason: string) => void>} Requests for the reason against a move, by move. */
const pendingReasons = new Map();

const board = new Board(byId("board"), byId("table"));
const zoom = new Zoom(board, button("zoom-back"));
const tooltip = new Tooltip(byId("tooltip"), askReason);
const side = new SidePanel(send, play, highlight);
const hints = new Hints(() => table !== null && send({ type: "hint", move_count: table.move_count }), play);
const boardInput = new BoardInput(board, tooltip, {
  available: () => table?.actions ?? [],
  play,
  select: (action) => showSelectedAction(action, Boolean(table?.actions.length)),
  enlarge: (target, x, y) => narrow.matches && zoom.open(target, x, y),
});
const connection = new Connection(() => `/live/${byId("table").dataset.id}?layout=${layout()}`, onOpen, onMessage);

function layout() {
  return narrow.matches ? "tall" : "wide";
}

/** @param {ClientMessage} message */
function send(message) {
  return connection.send(message);
}

// --- messages of the server ---

/** The server sends everything again to a connection that was opened. */
function onOpen() {
  board.clear();
  side.clearLog();
  hints.cancel();
  chatIsStale = true;
}

/** @param {ServerMessage} message */
function onMessage(message) {
  dispatch(message, {
    table: show,
    chat: ({ rows }) => {
      side.addChat(rows, chatIsStale);
      chatIsStale = false;
    },
    presence: (received) => {
      presence = received;
      showPeople();
    },
    hint: ({ move_count: moveCount, moves }) => hints.onHints(moveCount === table?.move_count ? moves : null),
    why: ({ move, text }) => {
      pendingReasons.get(move)?.(text);
      pendingReasons.delete(move);
    },
    error: onError,
  });
}

/** @param {ErrorMessage} message */
function onError({ request, text }) {
  notify(text);
  if (request === "hint") {
    hints.cancel();
  } else if (request === "play") {
    boardInput.select(null);
  }
}

/** @param {TableMessage} received */
function show(received) {
  const previous = table;
  table = received;
  boardInput.select(null);
  showStatus(table, previous);
  showPicture(table, Boolean(previous?.view_box));
  showPermissions(table);
  side.showActions(table.actions, t(table.your_seats.length ? "no-actions" : "spectating"));
  side.showLog(table);
  showPeople();
  if (previous && previous.move_count !== table.move_count) {
    hints.close();
  }
  document.body.dataset.moveCount = String(table.move_count);
  document.body.dataset.status = table.status.kind;
  updateCurtain(table);
  updatePhoneBar(table, narrow.matches);
  showResult(table, previous);
}

/**
 * @param {TableMessage} current
 * @param {boolean} isAnimated
 */
function showPicture(current, isAnimated) {
  const isOpen = current.phase === "open";
  byId("open-table").hidden = !isOpen;
  byId("board").hidden = isOpen;
  byId("side-panel").hidden = isOpen;
  if (isOpen) {
    renderOpenTable(current);
  } else if (current.view_box) {
    board.show(current.view_box, current.parts ?? [], current.changed ?? [], isAnimated);
    zoom.updateViewBox();
  }
}

/** @param {TableMessage} current */
function showPermissions({ permissions, actions, howto, your_seats: yourSeats, confirms_turns: confirmsTurns }) {
  button("undo").disabled = !permissions.undo;
  button("restart").disabled = !permissions.restart;
  button("end-turn").hidden = !permissions.confirm;
  input("confirm-turns").checked = confirmsTurns;
  input("confirm-turns").disabled = !yourSeats.length;
  byId("howto-link", HTMLAnchorElement).href = howto;
  hints.setEnabled(actions.length > 0);
}

function showPeople() {
  if (table && presence) {
    side.showPeople(table.seats, presence);
  }
}

// --- what the player does ---

/**
 * Plays a move and returns whether it was sent.
 *
 * @param {string} move
 */
function play(move) {
  if (!table || !send({ type: "play", moves: [move], move_count: table.move_count })) {
    return false;
  }
  board.animation.finish();
  if (board.zoomedPart) {
    closeOverlay();
  }
  notify("");
  return true;
}

/** @param {number} index */
function playNumber(index) {
  const action = table?.actions[index];
  if (action) {
    play(action.move);
  }
}

function undo() {
  if (table?.permissions.undo) {
    send({ type: "undo", move_count: table.move_count });
  }
}

function restartTurn() {
  closeMenu();
  if (table?.permissions.restart) {
    send({ type: "undo", move_count: table.move_count, whole_turn: true });
  }
}

function endTurn() {
  if (table?.permissions.confirm) {
    send({ type: "confirm-turn" });
  }
}

function openHints() {
  if (hints.isEnabled) {
    hints.open();
  }
}

/**
 * @param {string} move
 * @returns {Promise<string>} the reason against a move
 */
function askReason(move) {
  return new Promise((resolve) => {
    pendingReasons.set(move, resolve);
    send({ type: "why", move });
  });
}

/** @param {Action | null} action */
function highlight(action) {
  const target = action && board.targets().find((piece) => piece.dataset.action === String(action.action));
  board.markSelected(target ?? null);
}

// --- wiring ---

for (const id of ["undo", "phone-undo"]) {
  button(id).addEventListener("click", undo);
}
for (const id of ["restart", "phone-restart"]) {
  button(id).addEventListener("click", restartTurn);
}
button("end-turn").addEventListener("click", endTurn);
button("phone-play").addEventListener("click", (event) => {
  if (boardInput.selectedAction && event.detail < 2) {
    play(boardInput.selectedAction.move);
  }
});
narrow.addEventListener("change", () => {
  closeOverlay();
  board.clear();
  send({ type: "set-layout", layout: layout() });
});
addEventListener("resize", () => {
  if (table?.view_box) {
    board.fit();
  }
});
tooltip.watch(board.svg);
bindDrawer(() => side.onOpened());
bindCurtain(
  () => table,
  (seat) => send({ type: "switch-seat", seat }),
);
bindResult(() => table);
bindMenu((enabled) => send({ type: "set-turn-confirmation", enabled }));
bindShortcuts({
  playNumber,
  undo,
  restartTurn,
  endTurn,
  openHints,
  typeMove: () => input("move-input").focus(),
  enterBoard: (withReadable) => boardInput.focusFirst(withReadable),
});
