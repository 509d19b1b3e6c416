/** Words the standings' odds and one team's season: the verdict first, then its figures, then what was asked besides. Pure. */
import type { PlayoffPlan, SeasonOddsOutput, StandingsOutput, StandingsTeam } from "@/contract/league/season-odds";
import {
  asksForPlayoffGames,
  asksForPlayoffHolds,
  asksForSchedules,
} from "../questions/understanding/season/season-asks";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { titled } from "./lines";
import { boldName } from "./markdown";
import { levelWith, withRecords } from "./records";

const MAX_HOLDS = 8;
/** The page has them all. */
const SHOWN_MATCHUPS = 3;

/** @param isOfPlayoffGames whatever words ask for them */
export function wordSeasonOdds(
  output: SeasonOddsOutput,
  question: string,
  p: Phrases,
  isOfPlayoffGames = asksForPlayoffGames(question),
): string[] {
  const { team, move, remaining, playoffWeeks } = output;
  const me = boldName(team.teamName);
  if (asksForPlayoffHolds(question) && playoffWeeks) {
    const holds = playoffWeeks.players.filter(({ verdict }) => verdict === "hold").slice(0, MAX_HOLDS);
    const lines = holds.map((player) =>
      p.holdPlayer(
        boldName(player.name),
        p.cite(player, "gamesTotal"),
        Math.round(p.cite(player, "overFreeAgent") * 10) / 10,
      ),
    );
    return [...(lines.length === 0 ? [p.nobodyToHold] : titled(p.holdTitle, lines)), ...headOf(team, me, p)];
  }
  if (isOfPlayoffGames && playoffWeeks) return wordPlayoffGames(playoffWeeks, p);
  const after =
    move && move.after.playoffs !== null && move.after.title !== null
      ? [
          p.oddsAfterMove(
            move.drop === null ? null : boldName(move.drop),
            move.add === null ? null : boldName(move.add),
            percent(p.cite(move.after, "playoffs")),
            percent(p.cite(move.after, "title")),
          ),
        ]
      : [];
  return [
    ...after,
    ...headOf(team, me, p),
    ...titled(
      p.remainingTitle(me, remaining.length),
      remaining
        .slice(0, SHOWN_MATCHUPS)
        .map((each) =>
          p.remainingMatchup(
            boldName(each.opponent),
            each.firstDay === null ? null : p.day(each.firstDay),
            percent(p.cite(each, "winProbability")),
          ),
        ),
    ),
  ];
}

/** Everybody by games in the playoff weeks, those with most first. */
function wordPlayoffGames({ players }: PlayoffPlan, p: Phrases): string[] {
  const ranked = players.toSorted((one, other) => other.gamesTotal - one.gamesTotal);
  const [most, fewest] = [ranked[0], ranked.at(-1)];
  if (!most || !fewest) return [];
  const namesWith = (games: number) =>
    p.list(ranked.filter(({ gamesTotal }) => gamesTotal === games).map(({ name }) => boldName(name)));
  return [
    p.playoffGamesRange(namesWith(most.gamesTotal), most.gamesTotal, namesWith(fewest.gamesTotal), fewest.gamesTotal),
    ...titled(
      p.playoffGamesTitle,
      ranked.map((player) =>
        p.playoffGames(boldName(player.name), p.cite(player, "gamesTotal"), p.list(player.games.map(String))),
      ),
    ),
  ];
}

/** The playoffs after a win and after a loss of this matchup; nothing where they do not turn on one. */
export function wordOddsByResult({ team: { odds }, byResult }: SeasonOddsOutput, p: Phrases): string[] {
  if (!byResult || odds?.playoffs == null) return [];
  const { ifWon, ifLost } = byResult;
  if (ifWon.playoffs === null || ifLost.playoffs === null) return [];
  return [
    p.oddsByResult(
      percent(p.cite(odds, "playoffs") ?? odds.playoffs),
      percent(p.cite(ifWon, "playoffs") ?? ifWon.playoffs),
      percent(p.cite(ifLost, "playoffs") ?? ifLost.playoffs),
    ),
    ...(ifWon.title === null || ifLost.title === null
      ? []
      : [
          p.titleByResult(
            percent(p.cite(ifWon, "title") ?? ifWon.title),
            percent(p.cite(ifLost, "title") ?? ifLost.title),
          ),
        ]),
  ];
}

/** What parts teams with the same record, and where that puts me. */
export function wordTiebreaker({ tiebreaker, teams }: StandingsOutput, p: Phrases): string[] {
  const mine = teams.find(({ isMine }) => isMine);
  if (!mine) return [p.tiebreakerRule(tiebreaker)];
  const level = levelWith(mine, teams);
  return [p.tiebreakerRule(tiebreaker), p.tiedTeams(level.length === 0 ? null : withRecords(level, p))];
}

function headOf({ odds: own }: StandingsTeam, me: string, p: Phrases): string[] {
  if (!own) return [];
  const { playoffs, bye, title, status, possible, likely } = own;
  const odds =
    playoffs === null || title === null
      ? p.firstPlaceOdds(me, percent(p.cite(own, "first")))
      : p.seasonOdds(
          me,
          percent(p.cite(own, "playoffs")),
          bye === null ? null : percent(p.cite(own, "bye")),
          percent(p.cite(own, "title")),
        );
  return [
    [
      // What is proven comes before what is likely.
      ...(status === "open" ? [] : [p.seasonStatus(me, status)]),
      odds,
      possible.best === possible.worst
        ? p.possiblePlaces(me, p.cite(possible, "best"), p.cite(possible, "worst"))
        : p.likelyPlaces(me, p.cite(likely, "best"), p.cite(likely, "worst")),
      ...(status === "open" || possible.best === possible.worst
        ? []
        : [p.possiblePlaces(me, p.cite(possible, "best"), p.cite(possible, "worst"))]),
    ].join(" "),
  ];
}

export function wordStandingsOdds(output: StandingsOutput, question: string, p: Phrases): string[] {
  if (output.oddsWithheld !== null) return [p.oddsWithheld(output.oddsWithheld)];
  if (asksForSchedules(question)) {
    const ranked = output.teams
      .flatMap(({ teamName, schedule }) =>
        schedule?.hardness == null || schedule.opponentsOverAverage === null
          ? []
          : [{ name: boldName(teamName), hardness: schedule.hardness, over: schedule.opponentsOverAverage }],
      )
      .sort((a, b) => a.hardness - b.hardness);
    const [hardest] = ranked;
    return hardest
      ? [
          p.hardestSchedule(hardest.name),
          ...titled(
            p.seasonScheduleTitle,
            ranked.map(({ name, over }) =>
              p.scheduleStrength(name, `${over < 0 ? "−" : "+"}${percent(Math.abs(over))}`),
            ),
          ),
        ]
      : [];
  }
  return titled(
    p.seasonOddsTitle,
    output.teams.flatMap(({ teamName, record, odds }) =>
      odds?.playoffs == null || odds.title === null
        ? []
        : [
            p.teamOdds(
              boldName(teamName),
              record.text,
              percent(p.cite(odds, "playoffs")),
              percent(p.cite(odds, "title")),
            ),
          ],
    ),
  );
}
