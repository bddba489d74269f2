// @ts-check
// What a guest does at a table, as messages to the server.

/** @import { ClientMessage, ReasonMessage, TableMessage } from "./messages.js" */

export class TableActions {
  /**
   * @param {(message: ClientMessage) => boolean} send returns whether the message was sent
   * @param {() => TableMessage | null} currentTable
   */
  constructor(send, currentTable) {
    this.send = send;
    this.currentTable = currentTable;
    /** @type {Map<string, (reason: string) => void>} Requests for the reason against a move, by move. */
    this.pendingReasons = new Map();
  }

  /**
   * Plays a move and returns whether it was sent.
   *
   * @param {string} move
   */
  play(move) {
    const table = this.currentTable();
    return table !== null && this.send({ type: "play", moves: [move], move_count: table.move_count });
  }

  undo() {
    const table = this.currentTable();
    if (table?.permissions.undo) {
      this.send({ type: "undo", move_count: table.move_count });
    }
  }

  restartTurn() {
    const table = this.currentTable();
    if (table?.permissions.restart) {
      this.send({ type: "undo", move_count: table.move_count, whole_turn: true });
    }
  }

  endTurn() {
    if (this.currentTable()?.permissions.confirm) {
      this.send({ type: "confirm-turn" });
    }
  }

  /** @param {boolean} enabled */
  setTurnConfirmation(enabled) {
    this.send({ type: "set-turn-confirmation", enabled });
  }

  /** Asks for hints and returns whether the request was sent. */
  askHints() {
    const table = this.currentTable();
    return table !== null && this.send({ type: "hint", move_count: table.move_count });
  }

  /**
   * @param {string} move
   * @returns {Promise<string>} the reason against a move
   */
  askReason(move) {
    return new Promise((resolve) => {
      this.pendingReasons.set(move, resolve);
      this.send({ type: "why", move });
    });
  }

  /** @param {ReasonMessage} message */
  onReason({ move, text }) {
    this.pendingReasons.get(move)?.(text);
    this.pendingReasons.delete(move);
  }

  /** @param {string} text */
  chat(text) {
    return this.send({ type: "chat", text });
  }

  /** @param {number} seat */
  switchSeat(seat) {
    this.send({ type: "switch-seat", seat });
  }

  /** @param {"wide" | "tall"} layout */
  setLayout(layout) {
    this.send({ type: "set-layout", layout });
  }
}
