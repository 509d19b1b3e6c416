/** The best players of a roster, or the worst, by fantasy points a game this season. Pure. */
import type { RosterOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { list } from "../lines";
import { boldName, safeName } from "../markdown";
import { SIMPLY_FIT } from "../word-moves";

const SHOWN = 4;

/** @returns nothing where no points a game are known: in category leagues, and before the season's first games */
export function wordTeamLeaders({ teamName, players }: RosterOutput, isWorst: boolean, p: Phrases): string[] {
  const ranked = players
    .flatMap((player) => (player.pointsPerGame === undefined ? [] : [{ player, pointsPerGame: player.pointsPerGame }]))
    .toSorted((one, other) => (other.pointsPerGame - one.pointsPerGame) * (isWorst ? -1 : 1))
    .slice(0, SHOWN);
  const [best] = ranked;
  if (!best) return [];
  return [
    p.teamLeader(boldName(best.player.name), boldName(teamName), isWorst),
    ...list(
      ranked.map(({ player, pointsPerGame }) => {
        const { gamesLeftInMatchup, status, positions } = player;
        p.cite(player, "pointsPerGame");
        return p.leaderLine(`${boldName(player.name)} (${safeName(positions.join("/"))})`, {
          pointsPerGame,
          gamesLeft: gamesLeftInMatchup === null ? null : (p.cite(player, "gamesLeftInMatchup") ?? null),
          status: SIMPLY_FIT.has(status) ? null : p.status(player),
        });
      }),
    ),
  ];
}
