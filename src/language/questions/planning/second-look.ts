/**
 * Plans a second round of tool calls from the first results: names that only they have. One step, never a third.
 *
 * Pure. A review reads the news of the user's doubtful players; free agents are valued by their effect on the matchup.
 */

import type { RosterPlayer } from "@/contract/tool-outputs";
import type { EasternDay } from "@/domain/ids";
import type { Finding } from "@/language/answers/tool-results";
import { TOOL } from "../tools";
import { resolveDay, resolveWindow } from "../understanding/days";
import type { Position } from "../understanding/free-agent-filter";
import { isWithoutOpponents, leagueQuestionOf } from "../understanding/league-topics";
import { foldedLine, readText } from "../understanding/text";
import type { Understanding } from "../understanding/understood-question";
import { readByRosters, tradedByRosters } from "./by-roster";
import { dayArgument, MAX_CALLS, type PlannedCall } from "./planning";

const MAX_VALUED = 2;
const MAX_CHECKED = 3;
/** Maximum number of players with extra tool calls; for more, status and form are enough for one answer. */
const MAX_BESIDE = 4;

export function planSecondStep(
  request: Understanding,
  findings: readonly Finding[],
  offered: ReadonlySet<string>,
  today: EasternDay | undefined,
): PlannedCall[] {
  const calls = [
    ...valuations(request, findings, today),
    ...readByRosters(request, findings),
    ...tradedByRosters(request, findings),
    ...checks(request, findings),
    ...stashes(request, findings),
    ...lineups(request, findings, today),
    ...deadline(request, findings),
    ...table(request, findings),
    ...teams(request, findings),
  ];
  return calls.filter(({ name }) => offered.has(name)).slice(0, Math.max(0, MAX_CALLS - findings.length));
}

function valuations(
  request: Understanding,
  findings: readonly Finding[],
  today: EasternDay | undefined,
): PlannedCall[] {
  // Beyond this matchup no move is valued.
  if (!request.intents.has("value-free-agents") || request.window === "next week") return [];
  const day = dayOfMove(request, today);
  const onDay = day === undefined || day === today ? {} : { day };
  return findings
    .flatMap((finding) => (finding.kind === "free-agents" ? finding.output.players : []))
    .slice(0, MAX_VALUED)
    .map(({ name }) => ({ name: TOOL.simulate, args: { addPlayer: name, ...onDay } }));
}

function dayOfMove({ day, window, range }: Understanding, today: EasternDay | undefined): EasternDay | undefined {
  // "Until Sunday" is no move on Sunday.
  const isUntil = range?.from === null && range.to !== null;
  if (today === undefined || isUntil) return undefined;
  return day ? resolveDay(day, today) : window && resolveWindow(window, today).from;
}

function checks(request: Understanding, findings: readonly Finding[]): PlannedCall[] {
  const doubtful = findings
    .flatMap((finding) =>
      finding.kind === "roster" && finding.output.ownership === "my roster" ? [finding.output] : [],
    )
    .flatMap(({ players, flagged }) => players.filter(({ name }) => flagged.some((each) => each.name === name)));
  if (!request.intents.has("doubtful"))
    return request.isHoldQuestion && isAboutNobody(request) ? weighed(doubtful) : [];
  if (request.intents.has("review"))
    return doubtful
      .slice(0, MAX_CHECKED)
      .map(({ name }) => ({ name: TOOL.news, args: { playerName: name, limit: 2 } }));
  const fitting = doubtful.filter((player) => fits(player, request.freeAgentFilter.position));
  const reports = fitting.filter(({ status }) => status === statusReported(request.question));
  const meant = reports.length > 0 ? reports : fitting;
  const [only] = meant;
  if (only && meant.length === 1)
    return [TOOL.status, TOOL.news].map((name) => ({ name, args: { playerName: only.name } }));
  return meant.slice(0, MAX_VALUED).map(({ name }) => ({ name: TOOL.status, args: { playerName: name } }));
}

/** Whether a player starts is a matter of the whole lineup: of those of mine who have been looked up. */
function lineups(request: Understanding, findings: readonly Finding[], today: EasternDay | undefined): PlannedCall[] {
  const isMine = findings.some((finding) => finding.kind === "status" && finding.output.ownership === "my roster");
  if (request.focus !== "start-sit" || !isMine || findings.some(({ kind }) => kind === "lineup")) return [];
  return [{ name: TOOL.dailyLineup, args: dayArgument(request, today) }];
}

/** "Worth stashing?" of somebody nobody has: what adding him brings, now and after this matchup. */
const stashes = ({ isHoldQuestion, isRumour }: Understanding, findings: readonly Finding[]): PlannedCall[] =>
  isHoldQuestion && !isRumour && !findings.some(({ kind }) => kind === "move")
    ? findings
        .flatMap((finding) => (finding.kind === "status" && FREE.has(finding.output.ownership) ? [finding.output] : []))
        .slice(0, MAX_VALUED)
        .map(({ name }) => ({ name: TOOL.simulate, args: { addPlayer: name } }))
    : [];
const FREE: ReadonlySet<string> = new Set(["free agent", "on waivers"]);

const isDeadlinePast = (finding: Finding): boolean =>
  finding.kind === "unavailable" && finding.code === "trade.deadline_past";

/** Past the league's deadline there is no trade, whatever both players bring. */
const deadline = ({ unsupported }: Understanding, findings: readonly Finding[]): PlannedCall[] =>
  (unsupported.includes("trade") || findings.some(isDeadlinePast)) &&
  findings.length <= MAX_BESIDE &&
  !findings.some(({ kind }) => kind === "league")
    ? [{ name: TOOL.league, args: {} }]
    : [];

/**
 * Without opponents a league's standings are its table of points, which comes with the season's contest, and not
 * records.
 */
const table = ({ question }: Understanding, findings: readonly Finding[]): PlannedCall[] =>
  findings.some(
    (finding) =>
      (finding.kind === "league" &&
        isWithoutOpponents(finding.output.format) &&
        leagueQuestionOf(question).topics.includes("standings")) ||
      (finding.kind === "standings" && isWithoutOpponents(finding.output.format)),
  ) && !findings.some(({ kind }) => kind === "matchup")
    ? [{ name: TOOL.matchup, args: {} }]
    : [];

/** No player matches or resembles the name, and the question is plural: it may be a team's name, "Dime Droppers". */
function teams({ question }: Understanding, findings: readonly Finding[]): PlannedCall[] {
  if (!OF_SEVERAL.test(foldedLine(readText(question)))) return [];
  const isUnknown = findings.some(
    (finding) => finding.kind === "not-found" && finding.output.candidates.length + finding.output.nearest.length === 0,
  );
  if (!isUnknown || findings.some(({ kind }) => kind === "matchup")) return [];
  return [TOOL.matchup, TOOL.opponentRoster].map((name) => ({ name, args: {} }));
}

const OF_SEVERAL =
  / (?:their|theirs|they|them|guys|players|teams?|squad|roster|lineup|against|versus|vs|beat|beating|matchup|score|opponents?|τουσ|ομαδα\S*|παικτ\S+|εναντιον|κοντρα|αντιπαλ\S+|σκορ|ματσ) /;

const isAboutNobody = ({ players, searchNames }: Understanding): boolean =>
  players.length === 0 && searchNames.length === 0;

/** Status calls for doubtful players in a slot that another player could use. */
const weighed = (doubtful: readonly RosterPlayer[]): PlannedCall[] =>
  doubtful
    .filter(({ status, slot }) => status !== "PROBABLE" && slot !== "IR")
    .slice(0, MAX_CHECKED)
    .map(({ name }) => ({ name: TOOL.status, args: { playerName: name } }));

/** The status that the question itself names. */
function statusReported(question: string): string | undefined {
  if (/\b(?:dtd|gtd|day[ -]to[ -]day|game[ -]time)\b|μέρα με τη μέρα/i.test(question)) return "DAY_TO_DAY";
  if (/\bquestionable\b|αμφίβολ/i.test(question)) return "QUESTIONABLE";
  return /\bout\b|εκτός/i.test(question) ? "OUT" : undefined;
}

function fits({ positions }: RosterPlayer, position: Position | undefined): boolean {
  if (position === undefined) return true;
  const requested = position === "G" ? ["PG", "SG"] : position === "F" ? ["SF", "PF"] : [position];
  return requested.some((each) => positions.includes(each));
}
