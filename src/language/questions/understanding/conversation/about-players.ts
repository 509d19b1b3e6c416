import type { Understanding } from "../understood-question";

/** What a question that goes on is about: these players, of whom none is to come or to go; nobody where none is given. */
export const aboutPlayers = (
  searchNames: readonly string[] = [],
  players: readonly string[] = searchNames,
): Pick<Understanding, "players" | "searchNames" | "roles"> => ({ players, searchNames, roles: { add: [], drop: [] } });
