/** One player's status and form, stat-line arithmetic, and names that were not found, in words. */
import type {
  GameLogOutput,
  HoldAdvice,
  NotFoundOutput,
  PlayerStatusOutput,
  ScoreOutput,
} from "@/contract/tool-outputs";
import { CANNOT_PLAY } from "@/domain/players/player";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { boldName, safeName } from "./markdown";
import { type VerdictFocus, verdictsOn } from "./verdicts";
import { labelOf } from "./word-team";

const MAX_GAMES_LISTED = 5;

/** The verdict that was asked for, then the facts, each with the name, since they are read and checked one by one. */
export function wordStatus(output: PlayerStatusOutput, focus: VerdictFocus, p: Phrases): string[] {
  const name = boldName(output.name);
  const plain = safeName(output.name);
  const back = output.expectedReturn === null ? null : p.day(output.expectedReturn);
  const head =
    output.status === "UNKNOWN"
      ? p.statusUnknown(name, labelOf(output))
      : p.statusHead(name, labelOf(output), output, back);
  const { statusSince } = output;
  const facts = [
    ...(output.gameBegun ? [p.gameBegun(plain, safeName(p.cite(output.gameBegun, "opponent")), output.slot)] : []),
    ...games(output, plain, p),
    ...whereHeIs(output, plain, p),
    ...(statusSince === null
      ? []
      : [p.heldSince(plain, p.status(output), p.day(statusSince.day), statusSince.isAtLeast)]),
    ...(output.pointsPerGame === null
      ? []
      : [p.seasonAverage(plain, p.cite(output, "pointsPerGame"), p.cite(output, "gamesPlayed"))]),
    ...(output.percentOwned === null ? [] : [p.playerOwned(plain, p.cite(output, "percentOwned"))]),
  ];
  return [...verdictsOn(output, focus, name, p), head, facts.map((fact) => `- ${fact}`).join("\n")];
}

/** For a player who cannot play, the games are his NBA team's, not his. */
function games(
  { status, nextGame, gamesLeftInMatchup, advice }: PlayerStatusOutput,
  name: string,
  p: Phrases,
): string[] {
  const isOnlyProTeams = CANNOT_PLAY.has(status);
  const chance = chanceOn(advice?.chances, nextGame?.day);
  const next =
    nextGame &&
    (isOnlyProTeams ? p.proTeamsNextGame : p.nextGame)(
      name,
      safeName(nextGame.opponent),
      p.day(nextGame.day),
      nextGame.isToday,
    );
  return [
    next ?? p.noNextGame(name),
    ...(chance === undefined || nextGame === null || status === "ACTIVE"
      ? []
      : [p.chancesToPlay(name, p.dayChance(p.day(nextGame.day), percent(chance)))]),
    ...(gamesLeftInMatchup === null
      ? []
      : [(isOnlyProTeams ? p.proTeamsGamesLeft : p.playerGamesLeft)(name, gamesLeftInMatchup)]),
  ];
}

const chanceOn = (chances: HoldAdvice["chances"] | undefined, day: string | undefined): number | undefined =>
  chances?.find((each) => each.day === day)?.chanceToPlay;

/** Current and coming ownership; a player about to be added is not called available. */
export function whereHeIs({ ownership, slot, comingMove }: PlayerStatusOutput, name: string, p: Phrases): string[] {
  const coming = comingMove && p.comingMove(name, comingMove.kind, p.day(comingMove.day), comingMove.isSeen);
  if (coming && comingMove.kind === "joins" && ownership !== "my roster") return [coming];
  const owner = p.owner(name, isLeagueTeam(ownership) ? boldName(ownership) : ownership, slot);
  return coming ? [owner, coming] : [owner];
}

const isLeagueTeam = (ownership: string): boolean =>
  !["my roster", "opponent", "free agent", "on waivers", "unknown"].includes(ownership);

/** @param focus categories that were asked for come first; beside another player's log the games are not listed. */
export function wordGameLog(
  output: GameLogOutput,
  focus: { categories: readonly string[]; isBesideOthers: boolean; isOfPastDay?: boolean },
  p: Phrases,
): string[] {
  const name = boldName(output.name);
  const plain = safeName(output.name);
  if (output.games.length === 0) return [p.noGames(name)];
  const { averageFantasyPoints: average, best } = output;
  const averages = lineOf(output.averages, p);
  const request = focus.categories.map((category) => {
    const amount = output.averages[category];
    return amount === undefined
      ? p.noCategoryAverage(name, category)
      : p.categoryAverage(name, category, p.cite(output.averages, category));
  });
  // "How many did he score last night?": his last game, with its day.
  const [latest] = output.games;
  const ofTheDay =
    focus.isOfPastDay && latest
      ? [p.gameLine(plain, p.day(latest.day), p.cite(latest, "fantasyPoints"), lineOf(latest.line, p))]
      : [];
  return [
    ...ofTheDay,
    ...request,
    average === null
      ? p.formWithoutPoints(name, p.cite(output, "gamesShown"))
      : p.formHead(
          name,
          p.cite(output, "gamesShown"),
          p.cite(output, "averageFantasyPoints"),
          p.cite(output, "seasonAverageFantasyPoints"),
          p.cite(output, "difference"),
        ),
    [
      ...(averages === "" ? [] : [p.averages(plain, averages)]),
      ...(best === null ? [] : [p.bestGame(plain, p.day(best.day), p.cite(best, "fantasyPoints"))]),
      ...(output.gamesMissed > 0 ? [p.missed(plain, p.cite(output, "gamesMissed"))] : []),
      ...output.games
        .slice(0, focus.isBesideOthers ? 0 : MAX_GAMES_LISTED)
        .map((game) => p.gameLine(plain, p.day(game.day), p.cite(game, "fantasyPoints"), lineOf(game.line, p))),
    ]
      .map((line) => `- ${line}`)
      .join("\n"),
  ];
}

/** @param stats those to show; all without it. */
export const lineOf = (
  line: Readonly<Record<string, number>>,
  p: Phrases,
  stats: readonly string[] = Object.keys(line),
): string => stats.map((stat) => `${safeName(stat)} ${p.cite(line, stat)}`).join(", ");

export function wordScore(output: ScoreOutput, p: Phrases): string[] {
  const line = p.list(
    [...output.terms, ...output.unscored].map((each) => `${p.cite(each, "amount")} ${safeName(each.stat)}`),
  );
  const terms = output.terms.map(
    (term) => `- ${safeName(term.stat)}: ${term.amount} × ${term.pointsPerUnit} = ${term.points}`,
  );
  return [
    p.score(line, p.cite(output, "total"), output.weights),
    ...(terms.length > 0 ? [terms.join("\n")] : []),
    ...output.supposed.map((each) =>
      p.supposedWeight(safeName(each.stat), p.cite(each, "pointsPerUnit"), each.insteadOf),
    ),
    ...(output.unscored.length > 0 ? [p.unscored(p.list(output.unscored.map(({ stat }) => safeName(stat))))] : []),
    ...(output.ignoredStats.length > 0 ? [p.ignored(p.list(output.ignoredStats.map(safeName)))] : []),
  ];
}

export function wordNotFound(output: Pick<NotFoundOutput, "query" | "candidates" | "nearest">, p: Phrases): string[] {
  const question = `"${safeName(output.query)}"`;
  if (output.candidates.length === 0) return [p.notFound(question, p.list(output.nearest.map(safeName)))];
  const lines = output.candidates.map((each) => `- ${safeName(each.name)} (${safeName(each.proTeam)})`);
  return [`${p.whichOne(question)}\n${lines.join("\n")}`];
}
