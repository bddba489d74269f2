// Generated from the models of fondaco/server/web by `python -m tools.message_types`.

/** An available action. */
export interface Action {
  action: number;
  move: string;
  text: string;
}

/** A chat message, with the seat of its author, if there is one. */
export interface ChatMessage {
  id: number;
  name: string;
  seat: number | null;
  colour: string | null;
  text: string;
  sent_at: number;
}

/** Chat messages: all of them at first, then each new one. */
export interface ChatUpdate {
  type: "chat";
  rows: ChatMessage[];
}

export type ClientMessage = PlayMoves | UndoRequest | ConfirmTurn | SetTurnConfirmation | NewChatMessage | SwitchSeat | SetLayout | WhyRequest | HintRequest;

/** End the turn that waits for your confirmation. */
export interface ConfirmTurn {
  type: "confirm-turn";
}

/** A private link. Every person who opens it can play for you. */
export interface DeviceLink {
  url: string;
}

/** The error, as a sentence for the player. */
export interface ErrorBody {
  error: string;
}

/** The reason why a request was refused. */
export interface ErrorMessage {
  type: "error";
  /** The type of the request; None if it was not understood. */
  request: string | null;
  text: string;
  move_count: number;
}

/** The commitment of a table; once the game is over, everything that proves its deal fair. */
export interface FairDealProof {
  commitment: string;
  secret: string | null;
  nonces: string[] | null;
  seed: string | null;
  proves: boolean | null;
}

/** A game of the server. */
export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  typical_minutes: number;
  options: Record<string, OptionInfo>;
  rules_version: number;
  components_digest: string;
}

/** A suggested move, with the expected outcome. */
export interface HintInfo {
  action: number;
  move: string;
  text: string;
  explanation: string;
}

/** Ask for hints in the position after `move_count` moves. */
export interface HintRequest {
  type: "hint";
  move_count: number;
}

/** The best moves in the position after `move_count` moves, the best first; none if the table has changed since then. */
export interface Hints {
  move_count: number;
  moves: HintInfo[];
}

/** The moves that the search suggests, best first; none if the table has changed since the request. */
export interface HintsMessage {
  type: "hint";
  move_count: number;
  moves: HintInfo[];
}

/** An entry of the log, with its seat and the number of moves after it. */
export interface LogEntry {
  move_count: number;
  seat: number | null;
  texts: string[];
  forced?: boolean;
  /** The message id of an entry that belongs to no move, such as a rematch. */
  note?: string | null;
  args?: Record<string, string | number | boolean | null> | null;
}

/** Your name and language. */
export interface Me {
  name: string | null;
  lang: string;
}

/** One moment of a game. The move before it is included once the game is over; then no points are hidden. */
export interface Moment {
  move_count: number;
  last: number;
  view_box: string;
  parts: [string, string][];
  status: string;
  player: number | null;
  texts: string[];
  move: string | null;
  scores: (number | null)[];
}

/** A chat message to send. */
export interface NewChatMessage {
  type: "chat";
  text: string;
}

/** A table to create. A seat is a bot spec, or null for a person. */
export interface NewTable {
  game: string;
  seats: (string | null)[];
  options?: Record<string, boolean | number | string | null>;
  public?: boolean;
}

/** An option of a game. */
export interface OptionInfo {
  default: boolean | number | string | null;
  choices: (boolean | number | string | null)[];
  choice_texts: string[];
  help: string;
}

/** What the guest may do, besides making moves. */
export interface Permissions {
  undo: boolean;
  restart: boolean;
  confirm: boolean;
}

/** Moves in notation, all or none of them, for the position after `move_count` moves. */
export interface PlayMoves {
  type: "play";
  moves: string[];
  move_count: number;
}

/** The seats with an open page, the names of the spectators, and the number of spectators without a name. */
export interface PresenceMessage {
  type: "presence";
  present: boolean[];
  spectators: string[];
  anonymous: number;
}

/** The reason against a move; empty if it is legal. */
export interface ReasonMessage {
  type: "why";
  move: string;
  text: string;
}

/** The reason against a move; empty if it is legal. */
export interface RefusalReason {
  reason: string;
}

/** The table of a rematch, and your seats there if all players move on by one seat. */
export interface Rematch {
  id: string;
  commitment: string;
  seats: number[];
}

/** A seat of the table. */
export interface SeatInfo {
  name: string;
  /** The name of the bot, in the language of the page. */
  bot: string | null;
  colour: string;
  free: boolean;
  yours: boolean;
  /** None while the viewer may not know all its points. */
  score: number | null;
}

export type ServerMessage = TableMessage | ChatUpdate | PresenceMessage | HintsMessage | ReasonMessage | ErrorMessage;

/** The new layout of the page. It has cleared its picture. */
export interface SetLayout {
  type: "set-layout";
  layout: "wide" | "tall";
}

/** Whether your turns wait for your confirmation at their end. */
export interface SetTurnConfirmation {
  type: "set-turn-confirmation";
  enabled: boolean;
}

/** Who is to move, and the prompt. */
export interface Status {
  kind: "yours" | "hold" | "other" | "open" | "over" | "outdated";
  seat: number | null;
  text: string;
}

/** Show the table from one of your seats; null: as a spectator. */
export interface SwitchSeat {
  type: "switch-seat";
  seat: number | null;
}

/** A table, and the commitment to its secret. Store it, and send a nonce of your own when you take a seat. */
export interface TableInfo {
  id: string;
  commitment: string;
}

/** The table as one viewer sees it, with the parts of picture and log that the page does not have yet. */
export interface TableMessage {
  type: "table";
  id: string;
  game: string;
  title: string;
  phase: "open" | "running" | "over";
  move_count: number;
  round: number | null;
  seat: number | null;
  your_seats: number[];
  host: boolean;
  seats: SeatInfo[];
  player: number | null;
  status: Status;
  actions: Action[];
  permissions: Permissions;
  confirms_turns: boolean;
  /** The move count after the last decision of the viewer's seat. */
  your_last_decision: number | null;
  howto: string;
  commitment: string;
  view_box?: string | null;
  /** The parts of the picture from back to front; None for a part that has not changed. */
  parts?: [string, string | null][] | null;
  /** The ids of the pieces that have changed since the last decision of the viewer's seat. */
  changed?: string[] | null;
  log: LogEntry[];
  /** The number of moves before the first entry sent. */
  log_from: number;
}

/** Seats to take. The nonce, 16 to 64 hex digits, is part of the seed, so that the server cannot choose the seed. */
export interface TakeSeats {
  seats: number[];
  nonce: string;
  names?: string[];
}

/** Undo the last decision, or all of the turn that can be undone, in the position after `move_count` moves. */
export interface UndoRequest {
  type: "undo";
  move_count: number;
  whole_turn?: boolean;
}

/** Your new name, and the language of texts. */
export interface UpdateMe {
  name?: string | null;
  lang?: string | null;
}

/** Ask for the reason against a move. */
export interface WhyRequest {
  type: "why";
  move: string;
}
