import { expect, it } from "vitest";
import { searchMessage } from "./found-players";

const at = (of: Partial<Parameters<typeof searchMessage>[0]>) => ({
  players: [],
  isSearching: false,
  hasFailed: false,
  ...of,
});

// A line that comes and goes with each letter moves a sheet on a phone, and is read out each time.
it.each([
  [{ isSearching: true }, true, null],
  [{ isSearching: true }, false, "searchingPlayers"],
  [{}, true, null],
  [{}, false, "nothingFound"],
  [{ hasFailed: true }, true, "playersUnread"],
  [{ hasFailed: true }, false, "playersUnread"],
] as const)("says of a search %o, with anything found %s: %s", (search, isAnythingFound, message) => {
  expect(searchMessage(at(search), isAnythingFound)).toBe(message);
});
