/** Why a projection is what it is: the form it rests on, and the chance to play that it counts. Pure. */
import type { DailyLineupOutput } from "@/contract/planning/engine-outputs";
import type { GameLogOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { percent } from "../chances";
import { boldName } from "../markdown";

/** Nothing for players without a projection that day, or whose form is not known. */
export function wordProjections(
  lineup: DailyLineupOutput | undefined,
  logs: readonly GameLogOutput[],
  p: Phrases,
): string[] {
  if (lineup?.unit !== "points") return [];
  return logs.flatMap((log) => {
    const player = [...lineup.starters, ...lineup.sits].find(({ name }) => name === log.name);
    if (!player || player.expected === null || log.seasonAverageFantasyPoints === null) return [];
    const day = p.day(lineup.day);
    return [
      p.projection({
        name: boldName(log.name),
        points: p.cite(player, "expected"),
        game: player.game === null ? day : `${player.game}, ${day}`,
        season: p.cite(log, "seasonAverageFantasyPoints"),
        recent:
          log.averageFantasyPoints === null
            ? null
            : { average: p.cite(log, "averageFantasyPoints"), games: p.cite(log, "gamesShown") },
        chance: player.chanceToPlay === null ? null : percent(p.cite(player, "chanceToPlay")),
      }),
    ];
  });
}
