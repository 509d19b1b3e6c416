/**
 * Facts of tool results as cells: what an answer may refer to.
 *
 * A sheet is one tool result. Its rows are the things it has figures of (a player, a team, a day, a move), its columns
 * the measures. Pure types; nothing here is a sentence for a person.
 */

/**
 * Unit of a number. `share` is 0 to 1 and shown as a percentage; `none` is a number without a unit, such as a category
 * average.
 */
export type Unit = "points" | "games" | "share" | "wins" | "adds" | "days" | "minutes" | "dollars" | "place" | "none";

/** What a cell holds. A `day` is `YYYY-MM-DD`; a `name` is a person's or a team's. */
export type CellKind = "number" | "day" | "name" | "word" | "truth";

export type CellValue = number | string | boolean | null;

/** One measure of a table. `column` is what a reference names. */
export type Column = {
  readonly column: string;
  readonly kind: CellKind;
  readonly unit: Unit;
  /** Digits after the point of a number as it is shown. */
  readonly decimals: number;
  /** A difference of two values: shown with its sign. */
  readonly isChange: boolean;
};

/** A player, a team, or a thing without a name of its own (a day, a category, a move). */
export type SubjectKind = "player" | "team" | "other";

export type Cell = Column & {
  /** Readable and the same for one player in every sheet: "wallace", "j_williams", "me", "opp", "jan16". */
  readonly row: string;
  readonly subject: string;
  readonly subjectKind: SubjectKind;
  /** `null` when the source does not know it. */
  readonly value: CellValue;
  /** Place in the tool's output: "players[3].gain". */
  readonly path: string;
  readonly sheet: string;
  /** The lower total wins this category: a negative lead is ahead. */
  readonly isLowerBetter?: true;
};

export type Row = {
  readonly row: string;
  readonly subject: string;
  readonly subjectKind: SubjectKind;
  readonly isLowerBetter?: true;
  /** Cells by their column. */
  readonly cells: ReadonlyMap<string, Cell>;
};

/** Rows of one kind: "players", "categories", "moves". */
export type Table = { readonly name: string; readonly columns: readonly Column[]; readonly rows: readonly Row[] };

export type Sheet = {
  /** Short name that a reference may begin with: "fa", "roster", "plan". */
  readonly name: string;
  readonly tool: string;
  readonly toolCallId: string;
  readonly source: string;
  /** ISO 8601 UTC; "" when the result has no time. */
  readonly fetchedAt: string;
  readonly age: string;
  readonly isStale: boolean;
  readonly tables: readonly Table[];
};
