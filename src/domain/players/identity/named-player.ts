/** Fields of a player that the resolver reads; other fields are returned untouched. */
export type NamedPlayer = {
  readonly fullName: string;
  readonly playerId?: number | string;
  /** Share of leagues that own him, 0 to 100: who is better known. Absent counts as 0. */
  readonly percentOwned?: number | null;
  readonly proTeamId?: number | null;
};

export type NameEntry<T extends NamedPlayer> = {
  readonly player: T;
  /** 0 for the best known. */
  readonly rank: number;
  /** First name and the rest, folded and joined: "karlanthony" and "towns". The last name of a single name is "". */
  readonly first: string;
  readonly last: string;
  readonly suffix: string | undefined;
  /** The first name, its short and long forms, and nicknames used instead of it ("dame" lillard). */
  readonly firstForms: ReadonlySet<string>;
  /** Words of either that also stand alone: "gilgeous", "alexander". Without the whole one. */
  readonly firstParts: readonly string[];
  readonly lastParts: readonly string[];
  readonly words: readonly string[];
};
