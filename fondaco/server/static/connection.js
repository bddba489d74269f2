// @ts-check
// The WebSocket of a table. A lost connection is opened again.
import { notify } from "./dom.js";
import { t, withLang } from "./i18n.js";

/** @import { ClientMessage, ServerMessage } from "./messages.js" */

const CLOSE_TABLE_REMOVED = 4404;
const FIRST_RETRY_MS = 250;
const RETRY_FACTOR = 1.6;
const MAX_RETRY_MS = 5000;

export class Connection {
  /**
   * @param {() => string} path the path at the time of the opening
   * @param {() => void} onOpen called at every opening, before the first message
   * @param {(message: ServerMessage) => void} onMessage
   */
  constructor(path, onOpen, onMessage) {
    this.path = path;
    this.onOpen = onOpen;
    this.onMessage = onMessage;
    this.retryDelay = FIRST_RETRY_MS;
    this.isLost = false;
    this.socket = this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(withLang(`${scheme}://${location.host}${this.path()}`));
    socket.onopen = () => this.onSocketOpen();
    socket.onmessage = (event) => this.onMessage(JSON.parse(event.data));
    socket.onclose = (event) => this.onSocketClose(event.code);
    this.socket = socket;
    return socket;
  }

  onSocketOpen() {
    if (this.isLost) {
      notify("");
    }
    this.isLost = false;
    this.retryDelay = FIRST_RETRY_MS;
    document.body.dataset.connection = "open";
    this.onOpen();
  }

  /** @param {number} code */
  onSocketClose(code) {
    if (code === CLOSE_TABLE_REMOVED) {
      location.href = "/";
      return;
    }
    document.body.dataset.connection = "lost";
    if (!this.isLost) {
      notify(t("reconnecting"), 0);
    }
    this.isLost = true;
    setTimeout(() => this.open(), this.retryDelay);
    this.retryDelay = Math.min(this.retryDelay * RETRY_FACTOR, MAX_RETRY_MS);
  }

  /**
   * Sends a message and returns whether it was sent; the caller then keeps what was typed. While the connection is lost,
   * the notice is shown again.
   *
   * @param {ClientMessage} message
   */
  send(message) {
    const isOpen = this.socket.readyState === WebSocket.OPEN;
    if (isOpen) {
      this.socket.send(JSON.stringify(message));
    } else if (this.isLost) {
      notify(t("reconnecting"), 0);
    }
    return isOpen;
  }
}
