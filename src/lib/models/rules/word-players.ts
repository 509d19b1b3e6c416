/** One player's status and form, stat-line arithmetic, and names that were not found, in words. */
import type { GameLogOutput, NotFoundOutput, PlayerStatusOutput, ScoreOutput } from "@/contract/tool-outputs";
import { boldName, safeName } from "./markdown";
import type { DropVerdict, Phrases, StartVerdict } from "./phrases";
import type { Understanding } from "./understanding";
import { labelOf } from "./word-team";

type Focus = Pick<Understanding, "isRumour" | "isDropQuestion" | "isStartQuestion" | "day">;

const CANNOT_PLAY = new Set(["OUT", "INJURY_RESERVE", "SUSPENSION", "BEREAVEMENT", "PATERNITY"]);
/** From this share of leagues on, a dropped player is picked up the same day in practice. */
const WIDELY_OWNED_PERCENT = 80;
const MAX_GAMES_LISTED = 5;

/** The verdict that was asked for, then the facts, each with the name, since they are read and checked one by one. */
export function wordStatus(output: PlayerStatusOutput, focus: Focus, p: Phrases): string[] {
  const name = boldName(output.name);
  const plain = safeName(output.name);
  const back = output.expectedReturn === null ? null : p.day(output.expectedReturn);
  const head =
    output.status === "UNKNOWN"
      ? p.statusUnknown(name, labelOf(output))
      : p.statusHead(name, labelOf(output), output, back);
  const { statusSince } = output;
  const facts = [
    ...(statusSince === null
      ? []
      : [p.heldSince(plain, p.status(output), p.day(statusSince.day), statusSince.isAtLeast)]),
    p.owner(plain, isLeagueTeam(output.ownership) ? boldName(output.ownership) : output.ownership, output.slot),
    output.nextGame === null
      ? p.noNextGame(plain)
      : p.nextGame(plain, safeName(output.nextGame.opponent), p.day(output.nextGame.day), output.nextGame.isToday),
    ...(output.gamesLeftInMatchup === null ? [] : [p.playerGamesLeft(plain, output.gamesLeftInMatchup)]),
    ...(output.pointsPerGame === null ? [] : [p.seasonAverage(plain, output.pointsPerGame, output.gamesPlayed)]),
    ...(output.percentOwned === null ? [] : [p.playerOwned(plain, output.percentOwned)]),
  ];
  return [...verdicts(output, focus, name, p), head, facts.map((fact) => `- ${fact}`).join("\n")];
}

const isLeagueTeam = (ownership: string): boolean =>
  !["my roster", "opponent", "free agent", "on waivers", "unknown"].includes(ownership);

function verdicts(output: PlayerStatusOutput, focus: Focus, name: string, p: Phrases): string[] {
  const drop = focus.isDropQuestion || focus.isRumour ? dropVerdict(output, focus) : undefined;
  const isToday = focus.day === undefined || (focus.day.kind === "offset" && focus.day.days === 0);
  return [
    ...(drop === undefined ? [] : [p.dropVerdict(drop, name)]),
    ...(focus.isRumour ? [p.rumour(name)] : []),
    ...(focus.isStartQuestion && !focus.isRumour && isToday
      ? [p.startVerdict(startVerdict(output), name, p.status(output))]
      : []),
  ];
}

const isElsewhere = ({ ownership }: PlayerStatusOutput): boolean =>
  ownership !== "my roster" && ownership !== "unknown";

function dropVerdict(output: PlayerStatusOutput, focus: Focus): DropVerdict {
  if (focus.isRumour) return "rumour";
  if (isElsewhere(output)) return "not-mine";
  if ((output.percentOwned ?? 0) >= WIDELY_OWNED_PERCENT) return "widely-owned";
  return CANNOT_PLAY.has(output.status) ? "out" : "open";
}

function startVerdict(output: PlayerStatusOutput): StartVerdict {
  if (isElsewhere(output)) return "not-mine";
  if (CANNOT_PLAY.has(output.status)) return "out";
  if (output.nextGame?.isToday !== true) return "no-game";
  if (output.status === "UNKNOWN") return "unknown";
  return output.status === "ACTIVE" ? "fine" : "flagged";
}

export function wordGameLog(output: GameLogOutput, p: Phrases): string[] {
  const name = boldName(output.name);
  const plain = safeName(output.name);
  if (output.games.length === 0) return [p.noGames(name)];
  const { averageFantasyPoints: average, seasonAverageFantasyPoints: season, difference, best } = output;
  const averages = lineOf(output.averages);
  return [
    average === null
      ? p.formWithoutPoints(name, output.gamesShown)
      : p.formHead(name, output.gamesShown, average, season, difference),
    [
      ...(averages === "" ? [] : [p.averages(plain, averages)]),
      ...(best === null ? [] : [p.bestGame(plain, p.day(best.day), best.fantasyPoints)]),
      ...(output.gamesMissed > 0 ? [p.missed(plain, output.gamesMissed)] : []),
      ...output.games
        .slice(0, MAX_GAMES_LISTED)
        .map((game) => p.gameLine(plain, p.day(game.day), game.fantasyPoints, lineOf(game.line))),
    ]
      .map((line) => `- ${line}`)
      .join("\n"),
  ];
}

const lineOf = (line: Readonly<Record<string, number>>): string =>
  Object.entries(line)
    .map(([stat, amount]) => `${safeName(stat)} ${amount}`)
    .join(", ");

export function wordScore(output: ScoreOutput, p: Phrases): string[] {
  const line = p.list(output.terms.map((term) => `${term.amount} ${safeName(term.stat)}`));
  const terms = output.terms.map(
    (term) => `- ${safeName(term.stat)}: ${term.amount} × ${term.pointsPerUnit} = ${term.points}`,
  );
  return [
    p.score(line, output.total, output.weights),
    ...(terms.length > 0 ? [terms.join("\n")] : []),
    ...(output.ignoredStats.length > 0 ? [p.ignored(p.list(output.ignoredStats.map(safeName)))] : []),
  ];
}

export function wordNotFound(output: NotFoundOutput, p: Phrases): string[] {
  const asked = `"${safeName(output.query)}"`;
  if (output.candidates.length === 0) return [p.notFound(asked, p.list(output.nearest.map(safeName)))];
  const lines = output.candidates.map((each) => `- ${safeName(each.name)} (${safeName(each.proTeam)})`);
  return [`${p.whichOne(asked)}\n${lines.join("\n")}`];
}
