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
import { TableActions } from "./table_actions.js";
import { Tooltip } from "./tooltip.js";
import { Zoom } from "./zoom.js";

/** @import { Action, ErrorMessage, PresenceMessage, ServerMessage, TableMessage } from "./messages.js" */

const narrow = matchMedia("(max-width: 1023px)");
/** @type {TableMessage | null} The table as the server sent it last. */
let table = null;
/** @type {PresenceMessage | null} */
let presence = null;
/** Whether the chat on the page is from before the connection was opened; the server sends all of it again. */
let chatIsStale = true;

const currentTable = () => table;
const layout = () => (narrow.matches ? "tall" : "wide");
const connection = new Connection(() => `/live/${byId("table").dataset.id}?layout=${layout()}`, onOpen, onMessage);
const actions = new TableActions((message) => connection.send(message), currentTable);
const board = new Board(byId("board"), byId("table"));
const zoom = new Zoom(board, button("zoom-back"));
const tooltip = new Tooltip(byId("tooltip"), (move) => actions.askReason(move));
const side = new SidePanel({ play, chat: (text) => actions.chat(text), highlight });
const hints = new Hints(() => actions.askHints(), play);
const boardInput = new BoardInput(board, tooltip, {
  available: () => table?.actions ?? [],
  play,
  select: (action) => showSelectedAction(action, Boolean(table?.actions.length)),
  enlarge: (target, x, y) => narrow.matches && zoom.open(target, x, y),
});

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
    why: (received) => actions.onReason(received),
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
function showPermissions(current) {
  button("undo").disabled = !current.permissions.undo;
  button("restart").disabled = !current.permissions.restart;
  button("end-turn").hidden = !current.permissions.confirm;
  input("confirm-turns").checked = current.confirms_turns;
  input("confirm-turns").disabled = !current.your_seats.length;
  byId("howto-link", HTMLAnchorElement).href = current.howto;
  hints.setEnabled(current.actions.length > 0);
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
  const isSent = actions.play(move);
  if (isSent) {
    board.animation.finish();
    if (board.zoomedPart) {
      closeOverlay();
    }
    notify("");
  }
  return isSent;
}

/** @param {number} index */
function playNumber(index) {
  const action = table?.actions[index];
  if (action) {
    play(action.move);
  }
}

function restartTurn() {
  closeMenu();
  actions.restartTurn();
}

/** @param {Action | null} action */
function highlight(action) {
  const target = action && board.targets().find((piece) => piece.dataset.action === String(action.action));
  board.markSelected(target ?? null);
}

// --- wiring ---

for (const id of ["undo", "phone-undo"]) {
  button(id).addEventListener("click", () => actions.undo());
}
for (const id of ["restart", "phone-restart"]) {
  button(id).addEventListener("click", restartTurn);
}
button("end-turn").addEventListener("click", () => actions.endTurn());
button("phone-play").addEventListener("click", (event) => {
  if (boardInput.selectedAction && event.detail < 2) {
    play(boardInput.selectedAction.move);
  }
});
narrow.addEventListener("change", () => {
  closeOverlay();
  board.clear();
  actions.setLayout(layout());
});
addEventListener("resize", () => {
  if (table?.view_box) {
    board.fit();
  }
});
tooltip.watch(board.svg);
bindDrawer(() => side.onOpened());
bindCurtain(currentTable, (seat) => actions.switchSeat(seat));
bindResult(currentTable);
bindMenu((enabled) => actions.setTurnConfirmation(enabled));
bindShortcuts({
  playNumber,
  undo: () => actions.undo(),
  restartTurn,
  endTurn: () => actions.endTurn(),
  openHints: () => hints.isEnabled && hints.open(),
  typeMove: () => input("move-input").focus(),
  enterBoard: (withReadable) => boardInput.focusFirst(withReadable),
});
