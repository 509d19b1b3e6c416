/** The form of everyone on a roster in words: who is above and below his season, then the list. Pure. */
import type { RosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { titled } from "./lines";
import { boldName, safeName } from "./markdown";
import { lineOf } from "./word-players";

export function wordForm(output: RosterGameLogsOutput, p: Phrases): string[] {
  const byAverage = [...output.players].sort(
    (a, b) => (b.averageFantasyPoints ?? -Infinity) - (a.averageFantasyPoints ?? -Infinity),
  );
  const rated = output.players
    .filter(({ difference }) => difference !== null)
    .sort((a, b) => (b.difference ?? 0) - (a.difference ?? 0));
  const [hottest, coldest] = [rated[0], rated.at(-1)];
  return [
    ...(hottest && (hottest.difference ?? 0) > 0
      ? [p.better(boldName(hottest.name), p.cite(hottest, "difference"))]
      : []),
    ...(coldest && (coldest.difference ?? 0) < 0
      ? [p.worse(boldName(coldest.name), Math.abs(p.cite(coldest, "difference")))]
      : []),
    ...titled(
      p.formTitle(boldName(output.teamName), output.lastNGames),
      byAverage.map((player) => lineOfPlayer(player, p)),
    ),
    ...(output.withoutLog.length === 0 ? [] : [p.withoutLog(p.list(output.withoutLog.map(safeName)))]),
  ];
}

function lineOfPlayer(player: RosterGameLogsOutput["players"][number], p: Phrases): string {
  const name = boldName(player.name);
  if (player.gamesShown === 0) return p.noGames(name);
  const form =
    player.averageFantasyPoints === null
      ? p.formAverages(name, lineOf(player.averages, p))
      : p.formLine(
          name,
          p.cite(player, "averageFantasyPoints"),
          p.cite(player, "seasonAverageFantasyPoints"),
          p.cite(player, "difference"),
        );
  if (player.gamesMissed === 0) return form;
  return `${form}${p.joint}${p.formMissed(safeName(player.name), p.cite(player, "gamesMissed"))}`;
}
