/** Who of a roster is at one end of a stat. Pure. */
import type { RosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import { TURNOVERS } from "../../questions/understanding/focus/turnovers";
import { fold } from "../../questions/understanding/text";
import type { Understanding } from "../../questions/understanding/understood-question";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName, safeName } from "../markdown";

const SHOWN = 3;
/** A game or two says nothing of a percentage. */
const MIN_GAMES = 2;
const BAD =
  /worst|kill|hurt|drag|tank|sink|lowest|least|bad|brutal|blame|φταιει|ριχνει|χειροτερ|λιγοτερ|βριζω|ftaiei|rixnei/;
const MANY = /most|machine|highest|περισσοτερ/;

export function wordStatLeader(
  { players, lastNGames }: RosterGameLogsOutput,
  { question, freeAgentFilter }: Pick<Understanding, "question" | "freeAgentFilter">,
  p: Phrases,
): string[] {
  const asked = fold(question);
  const stats: readonly string[] = [
    ...(TURNOVERS.test(asked) ? ["TO"] : []),
    ...(freeAgentFilter.targetCategories ?? []),
  ];
  return stats.flatMap((stat) => {
    const isBad = BAD.test(asked);
    const isMost = MANY.test(asked) || (stat === "TO") === isBad;
    const ranked = players
      .flatMap(({ name, averages, gamesShown }) => {
        const value = averages[stat];
        return value === undefined || gamesShown < MIN_GAMES ? [] : [{ name: boldName(name), value, averages }];
      })
      .sort((one, other) => (isMost ? other.value - one.value : one.value - other.value));
    const [first, ...others] = ranked.slice(0, SHOWN);
    if (!first) return [];
    return [
      [
        p.statLeader(first.name, safeName(stat), p.cite(first.averages, stat), lastNGames, isMost),
        ...(others.length === 0
          ? []
          : [
              p.statFollowers(
                p.list(others.map(({ name, averages }) => p.playerAndValue(name, p.cite(averages, stat)))),
              ),
            ]),
      ].join(" "),
    ];
  });
}
