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
    .flatMap(({ name, difference }) => (difference === null ? [] : [{ name: boldName(name), difference }]))
    .sort((a, b) => b.difference - a.difference);
  const [hottest, coldest] = [rated[0], rated.at(-1)];
  return [
    ...(hottest && hottest.difference > 0 ? [p.better(hottest.name, hottest.difference)] : []),
    ...(coldest && coldest.difference < 0 ? [p.worse(coldest.name, Math.abs(coldest.difference))] : []),
    ...titled(
      p.formTitle(boldName(output.teamName), output.lastNGames),
      byAverage.map((player) => lineOfPlayer(player, p)),
    ),
    ...(output.withoutLog.length === 0 ? [] : [p.withoutLog(p.list(output.withoutLog.map(safeName)))]),
  ];
}

function lineOfPlayer(player: RosterGameLogsOutput["players"][number], p: Phrases): string {
  const { averageFantasyPoints: average, seasonAverageFantasyPoints: season, difference, gamesMissed } = player;
  const name = boldName(player.name);
  if (player.gamesShown === 0) return p.noGames(name);
  const form =
    average === null ? p.formAverages(name, lineOf(player.averages)) : p.formLine(name, average, season, difference);
  return gamesMissed > 0 ? `${form}${p.joint}${p.formMissed(safeName(player.name), gamesMissed)}` : form;
}
