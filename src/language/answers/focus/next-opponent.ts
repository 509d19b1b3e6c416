/** Opponents of the viewed team after this matchup. Pure. */
import type { SeasonOddsOutput } from "@/contract/league/season-odds";
import type { Phrases } from "../../texts/answers/phrases";
import { percent } from "../chances";
import { list } from "../lines";
import { boldName } from "../markdown";

/** Enough for the rest of a regular season, which is often asked for. */
const SHOWN = 9;

export function wordNextOpponents({ remaining }: SeasonOddsOutput, p: Phrases): string[] {
  const [next, ...others] = remaining.filter(({ isCurrent }) => !isCurrent).slice(0, SHOWN);
  if (!next) return [];
  const named = ({ opponent, firstDay, winProbability }: typeof next) =>
    [boldName(opponent), firstDay === null ? null : p.day(firstDay), percent(winProbability)] as const;
  return [p.nextOpponent(...named(next)), ...list(others.map((each) => p.thenOpponent(...named(each))))];
}
