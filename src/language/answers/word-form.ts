/** The form of everyone on a roster in words: who is above and below his season, then the list. Pure. */
import type { RosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import { lineOf as lineOfQuestion } from "../questions/understanding/reading";
import type { Phrases } from "../texts/answers/phrases";
import { titled } from "./lines";
import { boldName, safeName } from "./markdown";
import { lineOf } from "./word-players";

/** @param question of those who fall or rise alone */
export function wordForm(output: RosterGameLogsOutput, question: string, p: Phrases): string[] {
  const line = lineOfQuestion(question);
  if (FALLS.test(line) !== RISES.test(line)) return wordTrend(output, FALLS.test(line), p);
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

const FALLS =
  / (?:trending down|cold|coldest|slid\S*|let(?:ting)? me down|falling off|fading|disappoint\S*|killing me|worst lately|underperform\S*|slump\S*|struggl\S*|declin\S*|dropp?ing off|cooling|regress\S*|πεφτ\S+|πεσμεν\S+|(?:με )?απογοητευ\S+|με (?:κρεμα\S*|προδιδ\S+|αφηνει)|χαλια τελευταια|κρυ(?:οσ|οι)|χειροτερη φορμα|σε κακη φορμα) /;
const RISES =
  / (?:trending up|hot|hottest|overperform\S*|playing (?:well|best)|best lately|heating up|on fire|breaking out|surging|rising|ανεβαιν\S+|ανεβασμεν\S+|καυτ\S+|σε καλη φορμα|φορμαρισμεν\S+) /;
const SHOWN = 5;

/** Players under their season's average, the coldest first; or those over it. */
function wordTrend(output: RosterGameLogsOutput, isDown: boolean, p: Phrases): string[] {
  const sign = isDown ? -1 : 1;
  const moving = output.players
    .filter(({ difference }) => difference !== null && difference * sign > 0)
    .toSorted((one, other) => ((other.difference ?? 0) - (one.difference ?? 0)) * sign)
    .slice(0, SHOWN);
  const title = p.formTitle(boldName(output.teamName), output.lastNGames);
  return titled(
    title,
    moving.map((player) => lineOfPlayer(player, p)),
  );
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
