// @ts-check
// The dialog with the moves that the search suggests.
import { button, byId, dialog, element } from "./dom.js";
import { t } from "./i18n.js";

/** @import { HintInfo } from "./messages.js" */

export class Hints {
  /**
   * @param {() => boolean} ask asks the server; returns whether the request was sent
   * @param {(move: string) => void} play
   */
  constructor(ask, play) {
    this.ask = ask;
    this.play = play;
    this.isPending = false;
    this.dialog = dialog("hints");
    this.buttons = [button("hint"), button("phone-hint")];
    for (const opener of this.buttons) {
      opener.addEventListener("click", () => this.open());
    }
  }

  /** @param {boolean} isEnabled */
  setEnabled(isEnabled) {
    for (const opener of this.buttons) {
      opener.disabled = !isEnabled;
    }
  }

  get isEnabled() {
    return !this.buttons[0].disabled;
  }

  /** The server searches for one hint at a time: a dialog closed and opened again waits for the same one. */
  open() {
    this.isPending ||= this.ask();
    if (!this.isPending) {
      return;
    }
    byId("hint-list").replaceChildren();
    byId("hint-wait").hidden = false;
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
  }

  /**
   * Shows the suggested moves; null if they are for an earlier position, then the dialog asks again.
   *
   * @param {HintInfo[] | null} moves
   */
  onHints(moves) {
    this.isPending = false;
    if (!this.dialog.open) {
      return;
    }
    if (moves) {
      this.show(moves);
    } else {
      this.open();
    }
  }

  /** @param {HintInfo[]} moves */
  show(moves) {
    byId("hint-wait").hidden = true;
    const items = moves.map((hint) => this.item(hint));
    byId("hint-list").replaceChildren(...(items.length ? items : [element("li", {}, t("hint-none"))]));
  }

  /** @param {HintInfo} hint */
  item(hint) {
    const onclick = () => {
      this.close();
      this.play(hint.move);
    };
    return element(
      "li",
      {},
      element("b", {}, hint.text),
      element("small", {}, hint.explanation),
      element("button", { type: "button", class: "button-secondary", onclick }, t("hint-play")),
    );
  }

  /** Stops waiting, because no hint will come. */
  cancel() {
    this.isPending = false;
    this.close();
  }

  close() {
    if (this.dialog.open) {
      this.dialog.close();
    }
  }
}
