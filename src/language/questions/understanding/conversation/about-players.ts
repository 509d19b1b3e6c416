import type { Understanding } from "../understood-question";

/** Players that a follow-up is about, with nobody to add or to drop; without any it is about no player. */
export const aboutPlayers = (
  searchNames: readonly string[] = [],
  players: readonly string[] = searchNames,
): Pick<Understanding, "players" | "searchNames" | "roles"> => ({ players, searchNames, roles: { add: [], drop: [] } });
