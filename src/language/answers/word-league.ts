/** The league's rules and standings in words; only what was asked for, or the record and the rules in short. Pure. */
import type { LeagueOutput } from "@/contract/league/league-output";
import {
  isWithoutOpponents,
  type LeagueQuestion,
  type LeagueTopic,
  leagueQuestionOf,
  resultFormatOf,
} from "../questions/understanding/league-topics";
import type { Phrases } from "../texts/answers/phrases";
import { titled } from "./lines";
import { boldName, safeName, safeText } from "./markdown";
import { withRecords } from "./records";

const MAX_TEXT_CHARS = 400;

export function wordLeague(output: LeagueOutput, question: string, p: Phrases): string[] {
  const request = leagueQuestionOf(question);
  // Without a topic the rules in short; the table only where it is asked for.
  const topics: readonly Topic[] = request.topics.length > 0 ? request.topics : ["place", "scoring", "adds"];
  const isTableElsewhere = isWithoutOpponents(output.format);
  return topics
    .filter((topic) => !(isTableElsewhere && (topic === "place" || topic === "standings")))
    .flatMap((topic) => WORDINGS[topic](output, p, request));
}

type Topic = LeagueTopic | "place";
type Wording = (output: LeagueOutput, p: Phrases, request: LeagueQuestion) => string[];

const mineOf = ({ teams }: LeagueOutput) => teams.find(({ isMine }) => isMine);

const place: Wording = (output, p) => {
  const mine = mineOf(output);
  return mine ? [p.record(boldName(mine.teamName), mine.record.text, p.cite(mine, "standing"), output.teamCount)] : [];
};

/** Teams in the playoffs as things stand, best first; nothing where places are not known. */
function enteringNow({ teams, schedule }: LeagueOutput, p: Phrases): string[] {
  const placed = teams.flatMap((team) => (team.standing === null ? [] : [{ ...team, standing: team.standing }]));
  const entering = placed.filter(({ standing }) => standing <= schedule.playoffTeamCount);
  if (entering.length !== schedule.playoffTeamCount) return [];
  const inOrder = entering.toSorted((one, other) => one.standing - other.standing);
  return [p.inPlayoffsNow(withRecords(inOrder, p))];
}

const calendar: Wording = ({ schedule }, p) => [
  p.calendar(
    safeText(schedule.text, MAX_TEXT_CHARS),
    schedule.playoffsFirstDay === null ? null : p.day(schedule.playoffsFirstDay),
    p.cite(schedule, "playoffTeamCount"),
  ),
];

const WORDINGS: Readonly<Record<Topic, Wording>> = {
  place,
  standings: (output, p, request) => [
    ...place(output, p, request),
    ...titled(
      p.standingsTitle(boldName(output.leagueName)),
      output.teams.map((team) => p.standing(boldName(team.teamName), team.record.text)),
    ),
  ],
  scoring({ scoring, leagueName }, p) {
    const counted = scoring.items.filter(({ points }) => points !== null);
    return counted.length > 0
      ? titled(
          p.scoresTitle(boldName(leagueName)),
          counted.map(({ stat, points }) => p.stat(safeName(stat), points ?? 0)),
        )
      : [p.categories(boldName(leagueName), p.list(scoring.items.map(({ stat }) => safeName(stat))))];
  },
  roster: ({ roster }, p) => [
    p.slots(p.cite(roster, "starters"), p.cite(roster, "bench"), p.cite(roster, "injuredReserve")),
  ],
  adds(output, p) {
    const { acquisitions } = output;
    const used = mineOf(output)?.addsThisMatchup ?? null;
    return [
      p.adds(
        safeText(acquisitions.text, MAX_TEXT_CHARS),
        p.cite(acquisitions, "matchupLimit"),
        p.cite(acquisitions, "addsLeft"),
        p.cite(acquisitions, "budget"),
        used,
      ),
    ];
  },
  waivers(output, p) {
    const mine = mineOf(output);
    const { text, waiverHours, budget } = output.acquisitions;
    return [
      p.waivers(
        safeText(text, MAX_TEXT_CHARS),
        waiverHours,
        budget,
        mine?.waiverRank == null ? null : { team: boldName(mine.teamName), place: p.cite(mine, "waiverRank") },
      ),
    ];
  },
  limits({ roster }, p, { position, amount, isOfGames }) {
    if (isOfGames)
      return roster.gamesLimits.length === 0
        ? [p.noGamesLimit]
        : [p.gamesLimits(p.list(roster.gamesLimits.map(({ slot, games }) => p.gamesLimit(safeName(slot), games))))];
    const request = roster.positionLimits.filter((each) => position === null || each.position === position);
    if (request.length === 0) return [p.noPositionLimit(position)];
    return request.map((each) =>
      p.positionLimit(each.position, each.most, position === null || amount === null ? null : amount > each.most),
    );
  },
  calendar,
  result(output, p, request) {
    const format = resultFormatOf(output.format);
    return format === undefined ? place(output, p, request) : [p.resultCounts(format)];
  },
  "playoff-place": (output, p, request) => {
    const mine = mineOf(output);
    const { playoffTeamCount } = output.schedule;
    if (mine?.standing == null || playoffTeamCount === 0 || output.matchup.isPlayoffs)
      return [...place(output, p, request), ...calendar(output, p, request)];
    return [
      p.playoffSeed(
        boldName(mine.teamName),
        p.cite(mine, "standing"),
        output.teamCount,
        mine.record.text,
        playoffTeamCount,
      ),
      ...enteringNow(output, p),
      ...calendar(output, p, request),
    ];
  },
  "extra-stat": ({ scoring, leagueName }, p, { extraStats }) =>
    extraStats.map((stat) => {
      const item = scoring.items.find((each) => each.stat === stat);
      return p.extraStat(stat, boldName(leagueName), item === undefined ? "not scored" : p.cite(item, "points"));
    }),
  trades: wordDeadline,
};

export function wordDeadline({ trades }: LeagueOutput, p: Phrases): string[] {
  const deadline = trades.deadlineDay ?? trades.deadlineAt;
  return [
    p.tradeDeadline(safeText(trades.text, MAX_TEXT_CHARS), deadline === null ? null : p.day(deadline), trades.isOver),
  ];
}
