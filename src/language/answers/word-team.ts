/** Rosters, matchup and free agents in words. */
import type {
  FreeAgentCandidate,
  FreeAgentsOutput,
  MatchupOutput,
  RosterOutput,
  RosterPlayer,
} from "@/contract/tool-outputs";
import { IR_STATUSES } from "@/domain/week/league-week";
import type { Position } from "../questions/understanding/free-agent-filter";
import { fold } from "../questions/understanding/text";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Phrases, Standing } from "../texts/answers/phrases";
import { percent } from "./chances";
import { gameOn } from "./game-on";
import { list, titled } from "./lines";
import { boldName, safeName } from "./markdown";
import { openCategories } from "./open-categories";
import { plannedMark, playableOf, wordLapsed } from "./planned";
import { wordStandings } from "./word-standings";

type Focus = Pick<
  Understanding,
  "question" | "asksHealth" | "asksLineup" | "asksGames" | "asksBench" | "otherTeam" | "freeAgentFilter"
>;
/** Enough to choose from before lock; the rest is one filter away. */
const MAX_FREE_AGENTS = 10;

export const labelOf = (player: { positions: readonly string[]; proTeam: string }): string =>
  [player.positions.join("/"), player.proTeam]
    .filter((part) => part !== "")
    .map(safeName)
    .join(", ");

/** Who is hurt comes first when asked; the list of players unless only the injured were asked for. */
export function wordRoster(given: RosterOutput, focus: Focus, p: Phrases): string[] {
  const isOfPosition = focus.otherTeam !== undefined || WHICH_OF_POSITION.test(fold(focus.question));
  const output = isOfPosition ? atPosition(given, focus.freeAgentFilter.position) : given;
  const team = boldName(output.teamName);
  const when = output.isToday ? p.todayIs(p.day(output.day)) : p.day(output.day);
  const onlyHurt = focus.asksHealth && !focus.asksLineup && !focus.asksGames;
  const notAllowed = healthyOnIr(output, p);
  if (onlyHurt) return [...notAllowed, ...wordHurt(output, team, p)];
  const isAllUnknown = output.counts.statusUnknown === output.counts.players;
  if (focus.asksBench && !focus.asksHealth) return wordBench(output, team, when, isAllUnknown, p);
  const onlyGames = focus.asksGames && output.counts.withGame > 0;
  const shown = onlyGames ? output.players.filter((player) => player.game !== null) : output.players;
  const title = onlyGames
    ? p.gamesTitle(team, when, p.cite(output.counts, "withGame"), p.cite(output.counts, "startersWithGame"))
    : output === given
      ? p.rosterTitle(team, when, output.counts)
      : p.rosterAt(team, when, focus.freeAgentFilter.position ?? "");
  const block = (heading: string, place: RosterPlayer["place"]): string[] => {
    const lines = shown
      .filter((each) => each.place === place)
      .map((each) => `- ${rosterLine(each, { isAllUnknown, source: output.source }, p)}`);
    return lines.length === 0 ? [] : [`${heading}\n${lines.join("\n")}`];
  };
  return [
    title,
    ...notAllowed,
    ...(focus.asksHealth ? wordHurt(output, team, p) : []),
    ...block(p.starters, "starter"),
    ...block(p.bench, "bench"),
    ...block(p.injuredReserve, "IR"),
    ...(output.startersPointsOnDay === null
      ? []
      : [p.startersPoints(team, p.cite(output, "startersPointsOnDay"), when)]),
    ...(isAllUnknown && !focus.asksHealth ? [p.noStatuses(team)] : []),
    ...wordLapsed(output.lapsedMoves ?? [], p),
  ];
}

/** "Which centers do I have?", "how many guards am I carrying?" */
const WHICH_OF_POSITION =
  /(?:which|what|how many|who are|list|show)(?: \S+){0,3} (?:cent|guard|forward|big|wing|pgs?\b|sgs?\b|sfs?\b|pfs?\b|cs\b)|(?:ποιοι|ποιουσ|ποσουσ|ποσοι|poious|posous|poioi)(?: \S+){0,2} (?:σεντερ|γκαρντ|φοργουορντ|ψηλο|senter|center|guard|forward)/;

/** "What do they have at center?": only those are listed. */
function atPosition(output: RosterOutput, position: Position | undefined): RosterOutput {
  const places =
    position === undefined ? [] : position === "G" ? ["PG", "SG"] : position === "F" ? ["SF", "PF"] : [position];
  const players = output.players.filter(({ positions }) => places.some((place) => positions.includes(place)));
  return players.length === 0 ? output : { ...output, players };
}

/** ESPN takes no add while somebody holds a place on injured reserve who may not. */
function healthyOnIr({ players }: RosterOutput, p: Phrases): string[] {
  const rostered = players.filter(
    ({ place, status }) => place === "IR" && status !== "UNKNOWN" && !IR_STATUSES.has(status),
  );
  return rostered.map((player) => p.notAllowedOnIr(boldName(player.name), p.status(player)));
}

function wordBench(output: RosterOutput, team: string, when: string, isAllUnknown: boolean, p: Phrases): string[] {
  const lines = output.players
    .filter((each) => each.place === "bench")
    .map((each) => `- ${rosterLine(each, { isAllUnknown, source: output.source }, p)}`);
  return [[p.benchTitle(team, when), ...lines].join("\n")];
}

export function wordHurt(output: RosterOutput, team: string, p: Phrases): string[] {
  const { flagged, statusUnknown, players } = output.counts;
  if (players > 0 && statusUnknown === players) return [p.noStatuses(team)];
  const unknown = statusUnknown > 0 ? [p.someUnknown(team, statusUnknown)] : [];
  if (output.flagged.length === 0) return [p.nobodyHurt(team), ...unknown];
  const lines = output.flagged.map((each) => {
    const back = each.expectedReturn === null ? [] : [p.expectedBack(p.day(each.expectedReturn))];
    return `- ${safeName(each.name)}: ${[p.status(each), p.place(each.place), ...back].join(", ")}`;
  });
  return [`${p.hurtTitle(team, flagged)}\n${lines.join("\n")}`, ...unknown];
}

function rosterLine(
  player: RosterPlayer,
  { isAllUnknown, source }: { isAllUnknown: boolean; source: string },
  p: Phrases,
): string {
  const parts = [
    player.game ?? p.noGame,
    ...(player.status === "ACTIVE" || isAllUnknown ? [] : [p.status(player)]),
    ...(player.pointsOnDay === null ? [] : [p.points(p.cite(player, "pointsOnDay"))]),
    ...plannedMark(player.comingMove, source, p),
  ];
  return `${safeName(player.slot)}: ${boldName(player.name)} (${labelOf(player)}), ${parts.join(", ")}`;
}

/** A matchup that points decide: no category of it is won. */
export const countsPoints = ({ me, categories }: MatchupOutput): boolean =>
  me.points !== null && categories.length === 0;

/** @param isChanceFirst the chance to win is what was asked for */
export function wordMatchup(output: MatchupOutput, p: Phrases, isChanceFirst = false): string[] {
  const { head, details, days, left } = matchupParts(output, p);
  const { winProbability, expectedFinal, me } = output;
  // One line, so that a short answer has both.
  const ahead = [
    ...(winProbability === null ? [] : [p.chanceNow(boldName(me.teamName), percent(p.cite(output, "winProbability")))]),
    ...(expectedFinal === null
      ? []
      : [p.expectedFinal(p.cite(expectedFinal, "me"), p.cite(expectedFinal, "opponent"))]),
  ];
  const chance = ahead.length === 0 ? [] : [ahead.join(" ")];
  const open = output.categories.length === 0 ? [] : openCategories(output, p);
  const first = isChanceFirst ? [...chance, head] : [head, ...chance];
  return [...first, ...wordLapsed(output.lapsedMoves, p), ...open, ...details, ...days, ...left];
}

/** How it stands, by what, day by day, and what is still to come. */
export type MatchupParts = { head: string; details: string[]; days: string[]; left: string[] };

export function matchupParts(output: MatchupOutput, p: Phrases): MatchupParts {
  const me = boldName(output.me.teamName);
  if (output.standings) {
    const [head = "", ...details] = wordStandings(output.standings, me, p);
    return { head, details, days: [], left: [] };
  }
  if (output.opponent === null || output.state === "bye") return { head: p.bye(me), details: [], days: [], left: [] };
  const opponent = boldName(output.opponent.teamName);
  const isOver = output.state === "finished";
  const behind = output.categories.filter((each) => each.result === "behind").map((each) => safeName(each.category));
  const head =
    output.state === "not started"
      ? p.notStarted(me, opponent, output.firstDay === null ? null : p.day(output.firstDay))
      : standingOf(output, me, opponent, isOver, p);
  return {
    head,
    details: [
      ...(behind.length > 0 ? [p.behindIn(me, p.list(behind))] : []),
      ...list(output.categories.map((each) => categoryLine(each, p))),
    ],
    days: titled(
      p.byDayTitle,
      output.byDay.map((each) =>
        p.dayLine(p.day(each.day), p.cite(each, "me"), p.cite(each, "opponent"), p.cite(each, "difference")),
      ),
    ),
    left: isOver ? [] : whatIsLeft(output, me, opponent, p),
  };
}

/** Both sides' values of one category, and who is ahead by how much. */
export const categoryLine = (row: MatchupOutput["categories"][number], p: Phrases): string =>
  p.categoryLine(
    safeName(row.category),
    p.cite(row, "me"),
    p.cite(row, "opponent"),
    row.result,
    row.lead === null ? null : Math.abs(p.cite(row, "lead")),
    row.isLowerBetter,
  );

/** Both sides' values are worded only when both are known; a lead that no tool gave is not computed. */
function standingOf(output: MatchupOutput, me: string, opponent: string, isOver: boolean, p: Phrases): string {
  const { lead, tiedCategories } = output;
  const theirs = output.opponent;
  if (lead === null || theirs === null) return p.unknownStanding(me, opponent);
  const standing: Standing = lead > 0 ? "ahead" : lead < 0 ? "behind" : "tied";
  if (output.me.points !== null && theirs.points !== null) {
    return p.pointsStanding(
      standing,
      isOver,
      me,
      opponent,
      p.cite(output.me, "points"),
      p.cite(theirs, "points"),
      Math.abs(p.cite(output, "lead")),
    );
  }
  if (output.me.categoriesWon === null || theirs.categoriesWon === null) return p.unknownStanding(me, opponent);
  const score = [output.me.categoriesWon, theirs.categoriesWon, ...(tiedCategories === null ? [] : [tiedCategories])];
  return p.categoryStanding(standing, isOver, me, opponent, score.join("-"));
}

/** Adds used by both sides, and adds left to the user; empty when unknown. */
export function wordAdds(output: MatchupOutput, p: Phrases): string[] {
  const { me, opponent, addsLeft, state } = output;
  const used = [me, ...(opponent === null ? [] : [opponent])].flatMap((team) =>
    team.addsUsed === null ? [] : [p.addsUsed(boldName(team.teamName), p.cite(team, "addsUsed"))],
  );
  const left =
    addsLeft === null || state === "finished"
      ? []
      : [p.addsLeft(boldName(me.teamName), p.cite(output, "addsLeft"), p.cite(output, "addsPlanned"))];
  return used.length + left.length === 0 ? [] : [[...left, ...used].join(" ")];
}

/** Games left of a team, as `playableOf` shows them. */
export function gamesLeftOf(team: MatchupOutput["me"], p: Phrases): string[] {
  if (team.gamesLeft === null) return [];
  const games = p.cite(team, "gamesLeft");
  return [p.gamesLeft(boldName(team.teamName), games, playableOf(games, p.cite(team, "playableGamesLeft")))];
}

function whatIsLeft(output: MatchupOutput, me: string, opponent: string, p: Phrases): string[] {
  const points = [
    ...gamesLeftOf(output.me, p),
    ...(output.opponent === null ? [] : gamesLeftOf(output.opponent, p)),
    ...(output.daysLeft === null
      ? []
      : [p.daysLeft(p.cite(output, "daysLeft"), output.lastDay === null ? null : p.day(output.lastDay))]),
    ...(output.catchUpPerDay === null ? [] : [p.catchUp(opponent, p.cite(output, "catchUpPerDay"))]),
    ...(output.addsLeft === null ? [] : [p.addsLeft(me, p.cite(output, "addsLeft"), p.cite(output, "addsPlanned"))]),
  ];
  return points.length === 0 ? [] : [`${p.leftTitle}\n${points.map((point) => `- ${point}`).join("\n")}`];
}

/**
 * @param isValued `true` when the engine's value of the first ones is worded beside the list and decides the best one.
 */
export function wordFreeAgents(output: FreeAgentsOutput, isValued: boolean, p: Phrases): string[] {
  // A player added by an approved move is no longer available.
  const open = output.players.filter(({ comingMove }) => comingMove?.kind !== "joins");
  const best = open.find((each) => each.status === "ACTIVE") ?? open[0] ?? output.players[0];
  const { playsOn } = output.filters;
  const days = playsOn === null ? "" : p.span(p.day(playsOn.from), p.day(playsOn.to));
  if (best === undefined) return [p.noFreeAgents(days)];
  const lines = output.players.slice(0, MAX_FREE_AGENTS).map((each) => `- ${freeAgentLine(each, output, p)}`);
  return [
    ...(output.orderNote === "no_stats_yet" ? [p.noStatsForOrder] : []),
    ...(isValued
      ? []
      : [
          p.bestFreeAgent(
            boldName(best.name),
            safeName(output.sortedBy),
            best.status === "ACTIVE" ? null : p.status(best),
          ),
        ]),
    `${p.matched(p.cite(output, "matched"), days)}\n${lines.join("\n")}`,
  ];
}

function freeAgentLine(row: FreeAgentCandidate, output: FreeAgentsOutput, p: Phrases): string {
  const targets = output.filters.targetCategories.flatMap((category) => {
    const average = row.averages[category];
    return average === undefined ? [] : [`${safeName(category)} ${average}`];
  });
  const parts = [
    ...(row.playsOn ?? []).map((text) => gameOn(text, p)),
    ...targets,
    ...(row.gain == null || output.gainUnit === undefined ? [] : [p.addGains(p.cite(row, "gain"), output.gainUnit)]),
    ...(row.pointsPerGame === null ? [] : [p.perGame(p.cite(row, "pointsPerGame"))]),
    ...(row.gamesLeftInMatchup === null ? [] : [p.playsLeft(p.cite(row, "gamesLeftInMatchup"))]),
    p.status(row),
    ...(row.expectedReturn === null ? [] : [p.expectedBack(p.day(row.expectedReturn))]),
    ...plannedMark(row.comingMove, output.source, p),
    ...(row.ownership === "on waivers" ? [p.onWaivers(instant(row.waiverClearsAt, p))] : []),
    ...(row.pointsPerGame === null && row.percentOwned !== null ? [p.ownedBy(p.cite(row, "percentOwned"))] : []),
  ];
  return `${boldName(row.name)} (${labelOf(row)}): ${parts.join(", ")}`;
}

/** A UTC instant with the very digits of the tool's answer: "Fri 17 Jan 08:00 UTC". */
export function instant(iso: string | null, p: Phrases): string | null {
  if (iso === null) return null;
  const time = /T(\d{2}:\d{2})/.exec(iso)?.[1];
  return time === undefined || !iso.endsWith("Z") ? p.day(iso) : `${p.day(iso)} ${time} UTC`;
}
