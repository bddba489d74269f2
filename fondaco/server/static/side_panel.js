// @ts-check
// The panel beside the board: actions, log, chat and people.
import { byId, element, input, seatBadge } from "./dom.js";
import { t } from "./i18n.js";
import { isNew, mergeLog } from "./log_entries.js";
import { playSound } from "./sound.js";
import { bindTabs } from "./tabs.js";

/** @import { Action, ChatMessage, LogEntry, PresenceMessage, SeatInfo, TableMessage } from "./messages.js" */

/** The number of actions that have a number key. */
const NUMBERED_ACTIONS = 9;

export class SidePanel {
  /**
   * @param {object} callbacks
   * @param {(move: string) => boolean} callbacks.play returns whether the move was sent
   * @param {(text: string) => boolean} callbacks.chat returns whether the text was sent
   * @param {(action: Action | null) => void} callbacks.highlight marks an action on the board
   */
  constructor({ play, chat, highlight }) {
    this.play = play;
    this.highlight = highlight;
    /** @type {LogEntry[]} */
    this.entries = [];
    this.unread = 0;
    this.actionList = byId("actions");
    this.logList = byId("log");
    this.chatList = byId("chat-list");
    bindTabs(byId("tab-list"), () => this.onOpened());
    bindLineForm("move-form", "move-input", play);
    bindLineForm("chat-form", "chat-input", chat);
  }

  /** Call this when the panel or another of its tabs was opened: only then can its lists be scrolled. */
  onOpened() {
    scrollToEnd(this.logList);
    scrollToEnd(this.chatList);
    if (this.chatList.checkVisibility()) {
      this.setUnread(0);
    }
  }

  /**
   * @param {Action[]} actions
   * @param {string} note what to show where there are none
   */
  showActions(actions, note) {
    const hadFocus = this.actionList.contains(document.activeElement);
    const items = actions.map((action, index) => element("li", {}, this.actionButton(action, index)));
    this.actionList.replaceChildren(...(items.length ? items : [element("li", { class: "no-actions" }, note)]));
    if (hadFocus) {
      this.actionList.querySelector("button")?.focus();
    }
    const suggestions = actions.map((action) => element("option", { value: action.move }, action.text));
    byId("move-suggestions").replaceChildren(...suggestions);
    byId("move-form").hidden = !actions.length;
  }

  /**
   * @param {Action} action
   * @param {number} index
   */
  actionButton(action, index) {
    const show = () => this.highlight(action);
    const hide = () => this.highlight(null);
    const attributes = {
      type: "button",
      "data-move": action.move,
      "data-id": action.action,
      title: action.move,
      // The second click of a double click would play another action.
      onclick: (/** @type {MouseEvent} */ event) => event.detail < 2 && this.play(action.move),
      onpointerenter: show,
      onpointerleave: hide,
      onfocus: show,
      onblur: hide,
    };
    const key = index < NUMBERED_ACTIONS ? element("kbd", {}, String(index + 1)) : null;
    return element("button", attributes, key, element("span", {}, action.text));
  }

  /** @param {TableMessage} table */
  showLog(table) {
    this.entries = mergeLog(this.entries, table.log, table.log_from);
    this.logList.replaceChildren(...this.entries.map((entry) => logItem(entry, table)));
    scrollToEnd(this.logList);
  }

  /** Forgets the log, because the server will send all of it. */
  clearLog() {
    this.entries = [];
  }

  /**
   * @param {ChatMessage[]} messages
   * @param {boolean} isFirst whether these are the messages from before the page was opened
   */
  addChat(messages, isFirst) {
    if (isFirst) {
      this.chatList.replaceChildren();
    }
    this.chatList.append(...messages.map(chatItem));
    scrollToEnd(this.chatList);
    if (!isFirst && !this.chatList.checkVisibility()) {
      this.setUnread(this.unread + messages.length);
      playSound("chat");
    }
  }

  /** @param {number} count */
  setUnread(count) {
    this.unread = count;
    for (const badge of [byId("unread"), byId("phone-unread")]) {
      badge.textContent = String(count);
      badge.hidden = !count;
    }
  }

  /**
   * Shows who has a seat, who of them has the page open, and who else watches.
   *
   * @param {SeatInfo[]} seats
   * @param {PresenceMessage} presence
   */
  showPeople(seats, { present, spectators, anonymous }) {
    const items = seats.flatMap((seat, index) => (seat.free ? [] : [seatItem(seat, present[index])]));
    for (const name of spectators) {
      items.push(element("li", {}, element("span"), element("b", {}, name), element("small", {}, t("is-watching"))));
    }
    if (anonymous) {
      const text = t("anonymous-spectators", { count: anonymous });
      items.push(element("li", {}, element("span"), element("small", {}, text)));
    }
    byId("people").replaceChildren(...items);
    const players = seats.filter((seat, index) => !seat.free && !seat.bot && present[index]).length;
    byId("people-count").textContent = String(players + spectators.length + anonymous);
  }
}

/** @param {HTMLElement} list */
function scrollToEnd(list) {
  list.scrollTop = list.scrollHeight;
}

/**
 * Sends the text of a form with one line; the line is emptied only if it was sent.
 *
 * @param {string} formId
 * @param {string} inputId
 * @param {(text: string) => boolean} send
 */
function bindLineForm(formId, inputId, send) {
  const line = input(inputId);
  byId(formId).addEventListener("submit", (event) => {
    event.preventDefault();
    const text = line.value.trim();
    if (text && send(text)) {
      line.value = "";
    }
  });
}

/**
 * @param {LogEntry} entry
 * @param {TableMessage} table
 */
function logItem(entry, table) {
  const badge = entry.seat === null ? element("span") : seatBadge(table.seats[entry.seat].colour);
  const text = entry.texts.join(" ") + (entry.forced ? ` (${t("forced")})` : "");
  const address =
    entry.note === "rematch" ? `/table/${entry.args?.table}` : `/table/${table.id}/replay?at=${entry.move_count}`;
  const onclick = () => {
    location.href = address;
  };
  return element(
    "li",
    { class: isNew(entry, table.your_last_decision, table.seat) ? "new-entry" : null },
    badge,
    element("button", { type: "button", title: t("go-to-moment"), onclick }, text),
  );
}

/** @param {ChatMessage} message */
function chatItem(message) {
  const badge = message.colour === null ? null : seatBadge(message.colour);
  return element("li", {}, badge, " ", element("b", {}, message.name), " ", element("span", {}, message.text));
}

/**
 * @param {SeatInfo} seat
 * @param {boolean} isPresent
 */
function seatItem(seat, isPresent) {
  let role = t(isPresent ? "present" : "absent");
  if (seat.bot) {
    role = t("bot-level", { level: seat.bot });
  } else if (seat.yours) {
    role = t("you");
  }
  return element(
    "li",
    { class: isPresent ? null : "away" },
    seatBadge(seat.colour),
    element("b", {}, seat.name),
    element("small", {}, role),
  );
}
