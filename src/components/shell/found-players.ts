/** The league's players by a part of their name, for the palette. */
import { useEffect, useState } from "react";
import type { DirectoryRow, PlayersOutput } from "@/contract/players/players-output";
import { request } from "../api/request";
import { isMatch } from "./palette-match";

const TYPING_PAUSE_MS = 200;
/** One letter is in nearly every name. */
const MIN_CHARS = 2;
const PLAYERS_FOUND = 6;

export type FoundPlayers = {
  players: readonly DirectoryRow[];
  /** `true` until the first answer for these letters. */
  isSearching: boolean;
  hasFailed: boolean;
};

type SearchMessage = "searchingPlayers" | "playersUnread" | "nothingFound";
type Answer = Pick<FoundPlayers, "players" | "hasFailed"> & { to: string };

const NOBODY: FoundPlayers = { players: [], isSearching: false, hasFailed: false };

/** Status text below the list. A running search shows one only when the list is empty, since each letter starts one. */
export function searchMessage(
  { isSearching, hasFailed }: FoundPlayers,
  isAnythingFound: boolean,
): SearchMessage | null {
  if (isSearching) return isAnythingFound ? null : "searchingPlayers";
  if (hasFailed) return "playersUnread";
  return isAnythingFound ? null : "nothingFound";
}

/** Until the answer, of those found before it who have these letters. @param teamId whose view. */
export function useFoundPlayers(typed: string, teamId: number): FoundPlayers {
  const question = typed.trim();
  const isRequested = question.length >= MIN_CHARS;
  const [answer, setAnswer] = useState<Answer>({ to: "", players: [], hasFailed: false });
  useEffect(() => {
    if (!isRequested) return;
    const stop = new AbortController();
    const query = { teamId, query: question, limit: PLAYERS_FOUND };
    const timer = setTimeout(() => {
      request<PlayersOutput>("/api/players", { query, signal: stop.signal }).then(
        ({ players }) => setAnswer({ to: question, players, hasFailed: false }),
        () => stop.signal.aborted || setAnswer({ to: question, players: [], hasFailed: true }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, isRequested, teamId]);
  if (!isRequested) return NOBODY;
  if (answer.to === question) return { players: answer.players, hasFailed: answer.hasFailed, isSearching: false };
  // Who was found for other letters and does not have these must not be opened by a quick Enter.
  const still = answer.players.filter(({ name }) => isMatch(name, question));
  return { players: still, hasFailed: false, isSearching: true };
}
