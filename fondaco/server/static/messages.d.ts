// Generated from the models of fondaco/server/web by `python -m tools.message_types`.

/** An available action. */
export interface Action {
  action: number;
  move: string;
  text: string;
}

/** Say something. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Chat messages: all of them at first, then each new one. */
export interface ChatUpdate {
  type: "chat";
  rows: Said[];
}

export type ClientMessage = Play | Undo | Confirm | Confirms | Chat | Look | Layout | Why | Hint;

/** End the turn. */
export interface Confirm {
  type: "confirm-turn";
}

/** Whether turns are to be confirmed. */
export interface Confirms {
  type: "set-turn-confirmation";
  enabled: boolean;
}

/** Why a request was refused. */
export interface ErrorMessage {
  type: "error";
  /** The type of the request; None if it was not understood. */
  request: string | null;
  text: string;
  move_count: number;
}

/** A game of the shelf. */
export interface GameFacts {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  typical_minutes: number;
  options: Record<string, OptionFacts>;
  rules_version: number;
  components_digest: string;
}

/** Ask what to do at the position after `at` moves. */
export interface Hint {
  type: "hint";
  move_count: number;
}

/** A move, and what is expected of it. */
export interface HintFacts {
  action: number;
  move: string;
  text: string;
  explanation: string;
}

/** The best moves at the position after `at` moves, the best first; none if the table has gone on meanwhile. */
export interface Hints {
  move_count: number;
  moves: HintFacts[];
}

/** The moves that the search suggests, best first; none if the table has changed since the request. */
export interface HintsMessage {
  type: "hint";
  move_count: number;
  moves: HintFacts[];
}

/** The page has another shape now. */
export interface Layout {
  type: "set-layout";
  layout: "wide" | "tall";
}

/** A private link: whoever opens it can sit in your seats. */
export interface Link {
  url: string;
}

/** An entry of the log: after how many moves it stands, and whose move it was. */
export interface LogEntry {
  move_count: number;
  seat: number | null;
  texts: string[];
  forced?: boolean;
  /** The message id of what is no move, such as a rematch. */
  note?: string | null;
  args?: Record<string, string | number | boolean | null> | null;
}

/** See with the eyes of one of one's own seats; None: as a spectator. */
export interface Look {
  type: "switch-seat";
  seat: number | null;
}

/** Who you are. */
export interface Me {
  name: string | null;
  lang: string;
}

/** One moment of a game; the move that led to it is named once the game is over, and no points are covered then. */
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

/** Moves in notation, all or none of them, at the position after `at` moves. */
export interface Moves {
  moves: string[];
  move_count: number;
}

/** What you want to be called, and in which language you want to be spoken to. */
export interface NewMe {
  name?: string | null;
  lang?: string | null;
}

/** A table to set up. A seat is the name of a bot, or null for a person. */
export interface NewTable {
  game: string;
  seats: (string | null)[];
  options?: Record<string, boolean | number | string | null>;
  public?: boolean;
}

/** An option of a game. */
export interface OptionFacts {
  default: boolean | number | string | null;
  choices: (boolean | number | string | null)[];
  choice_texts: string[];
  help: string;
}

/** What the guest may do besides playing. */
export interface Permissions {
  undo: boolean;
  restart: boolean;
  confirm: boolean;
}

/** Make moves. */
export interface Play {
  type: "play";
  moves: string[];
  move_count: number;
}

/** Which seats have a page open, which guests watch, and how many without a name. */
export interface PresenceMessage {
  type: "presence";
  present: boolean[];
  spectators: string[];
  anonymous: number;
}

/** What went wrong, as a sentence to a player. */
export interface Problem {
  error: string;
}

/** The promise of a table, and once the game is over all that proves its deal fair. */
export interface Proof {
  commitment: string;
  secret: string | null;
  nonces: string[] | null;
  seed: string | null;
  proves: boolean | null;
}

/** Why a move is not possible; empty if it is. */
export interface Reason {
  reason: string;
}

/** Why a move is not possible. */
export interface ReasonMessage {
  type: "why";
  move: string;
  text: string;
}

/** The table of a rematch, and the seats there that are yours if all sit down again, so that another seat starts. */
export interface Rematch {
  id: string;
  commitment: string;
  seats: number[];
}

/** Something that was said: by whom, from which seat, if from one, and when. */
export interface Said {
  id: number;
  name: string;
  seat: number | null;
  colour: string | null;
  text: string;
  sent_at: number;
}

/** Something to say at the table. */
export interface Say {
  text: string;
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

/** Seats to take. The nonce (16 to 64 hex digits) goes into the chance of the game, so that the house does not choose it. */
export interface Sit {
  seats: number[];
  nonce: string;
  names?: string[];
}

/** Who is to move, and the prompt. */
export interface Status {
  kind: "yours" | "hold" | "other" | "open" | "over" | "outdated";
  seat: number | null;
  text: string;
}

/** A table that was set up, and the hash of its secret: keep it, and send a nonce of your own when you sit down. */
export interface TableFacts {
  id: string;
  commitment: string;
}

/** The table as one viewer sees it. Of picture and log it has what the page does not have yet. */
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
  /** The parts of the picture from back to front; None stands for one that has not changed. */
  parts?: [string, string | null][] | null;
  /** The ids of the pieces that have changed since the last decision of the viewer's seat. */
  changed?: string[] | null;
  log: LogEntry[];
  /** The move count from which on the log is sent. */
  log_from: number;
}

/** Take back the last decision, or all of the turn that can be. */
export interface TakeBack {
  move_count: number;
  whole_turn?: boolean;
}

/** Take back. */
export interface Undo {
  type: "undo";
  move_count: number;
  whole_turn?: boolean;
}

/** Ask why a move is not possible. */
export interface Why {
  type: "why";
  move: string;
}
