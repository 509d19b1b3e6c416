/**
 * What a start is worth in a league's own format, and how the matchup stands before any move.
 *
 * In points leagues a start is worth its points. In category leagues it is worth what it does to the categories still open
 * against this opponent; without one (a bye, a rotisserie season) it is worth ESPN's default points.
 */
import type { TeamId } from "@/domain/ids";
import { isCategoryFormat, type LeagueSettings } from "@/domain/league";
import type { HeldMan } from "@/domain/league-week";
import { bestLineup } from "@/domain/lineup/daily-lineup";
import { type MatchupSide, opponentOf } from "@/domain/matchup";
import type { GameOutlook, PlayerOutlook } from "@/domain/outlook";
import { SLOT } from "@/domain/slots";
import { forecastCategoryMatchup, type SideForecast } from "@/domain/win-probability/category-matchup";
import { neverSure } from "@/domain/win-probability/contest";
import type { LineForecast } from "@/domain/win-probability/line-forecast";
import { forecastPointsMatchup, type GameForecast, POINTS_CALIBRATION } from "@/domain/win-probability/points-matchup";
import { startValues } from "@/domain/win-probability/start-values";
import { must } from "./engine-refused";
import type { MatchupOutlook } from "./matchup-outlook";

export type MatchupWorth = {
  readonly unit: "points" | "category value";
  /** What a plan must gain per add: below it we stand pat. */
  readonly addPrice: number;
  /** Given that he plays. */
  ofStart(game: GameOutlook, man: PlayerOutlook): number;
  /** 0 to 1, a tie counted half; `null` without an opponent or when the format's chances cannot be told. */
  readonly winProbability: number | null;
  /** The same with so many expected points more; `null` where a gain is not in points. */
  winProbabilityWith(points: number): number | null;
};

const UNKNOWN = () => null;

/** Five points; a tenth of a category, as the Full Court Press project found for adds that cost nothing; one chance in a hundred. */
const ADD_PRICE = { points: 5, "each-category": 0.1, "most-categories": 0.01 } as const;

const IN_POINTS = { unit: "points", addPrice: ADD_PRICE.points } as const;

export function matchupWorth(outlook: MatchupOutlook, teamId: TeamId): MatchupWorth {
  const { settings } = outlook.context.league;
  const points = (game: GameOutlook) => game.projection.mean;
  const mine = outlook.matchup?.sides.find((side) => side.teamId === teamId);
  const theirs = opponentOf(outlook.matchup, teamId);
  if (!mine || !theirs) {
    return { ...IN_POINTS, ofStart: points, winProbability: null, winProbabilityWith: UNKNOWN };
  }
  const [own, other] = [startsOf(outlook.mine, outlook), startsOf(outlook.theirs, outlook)];
  if (isCategoryFormat(settings.format))
    return categoryWorth(settings, sideOf(mine, own), sideOf(theirs, other), points);
  const chanceWith = (more: number) => {
    const games = { myGames: own.map(asPoints), oppGames: other.map(asPoints) };
    const banked = { myBanked: mine.totalPoints + more, oppBanked: theirs.totalPoints };
    const { winProbability, marginVar } = must(forecastPointsMatchup({ ...banked, ...games }, POINTS_CALIBRATION));
    return marginVar > 0 ? neverSure({ win: winProbability, lose: 1 - winProbability }).win : winProbability;
  };
  return { ...IN_POINTS, ofStart: points, winProbability: chanceWith(0), winProbabilityWith: chanceWith };
}

type Start = { readonly man: PlayerOutlook; readonly game: GameOutlook };

/** The games that the best lineups of the days left would start, by expected points. */
function startsOf(men: readonly HeldMan[], { context, setting }: MatchupOutlook): Start[] {
  const starts: Start[] = [];
  for (let period: number = setting.today; period <= setting.last; period++) {
    const playing = men.flatMap(({ entry, outlook: man }) => {
      const game = man.games?.find((each) => each.period === period && each.isUpcoming);
      return game ? [{ entry, man, game }] : [];
    });
    const lineup = bestLineup({
      slotCounts: context.league.settings.slotCounts,
      maxStarts: null,
      players: playing.map(({ entry, man, game }) => ({
        playerId: man.player.playerId,
        eligibleSlots: man.player.eligibleSlots,
        value: game.pPlay * game.projection.mean,
        hasGame: true,
        // IR holds him today; he may be back on a later day.
        currentSlot: period === setting.today ? entry.slotId : SLOT.BENCH,
        isLocked: false,
        tipOffAtMs: null,
      })),
    });
    const started = new Set(must(lineup).starters);
    starts.push(...playing.filter(({ man }) => started.has(man.player.playerId)));
  }
  return starts;
}

const asPoints = ({ man, game }: Start): GameForecast => ({
  mean: game.projection.mean,
  sd: game.projection.sd,
  pPlay: game.pPlay,
  player: String(man.player.playerId),
});

const asLine = (game: GameOutlook, man: PlayerOutlook): LineForecast => ({
  player: String(man.player.playerId),
  game: String(game.game.gameId),
  pPlay: game.pPlay,
  mean: game.projection.stats,
});

const sideOf = ({ scoreByStat }: MatchupSide, starts: readonly Start[]): SideForecast => ({
  banked: Object.fromEntries(Object.entries(scoreByStat).map(([id, { score }]) => [id, score])),
  games: starts.map(({ game, man }) => asLine(game, man)),
});

function categoryWorth(
  { format, scoringItems }: LeagueSettings,
  mine: SideForecast,
  theirs: SideForecast,
  points: MatchupWorth["ofStart"],
): MatchupWorth {
  const goal = format === "most-categories" ? format : "each-category";
  // A league may count a category that no line answers: its chances cannot be told then, points stand in.
  const forecast = forecastCategoryMatchup({ categories: scoringItems, mine, theirs });
  const values = startValues({ goal, categories: scoringItems, mine, others: [theirs] });
  const chances = forecast.ok ? forecast.value.matchup : null;
  const chance = { winProbability: chances && chances.win + chances.tie / 2, winProbabilityWith: UNKNOWN };
  if (!values.ok) return { ...IN_POINTS, ofStart: points, ...chance };
  return {
    ...{ unit: "category value", addPrice: ADD_PRICE[goal] },
    ...chance,
    ofStart: (game, man) => must(values.value.startValue({ ...asLine(game, man), pPlay: 1 })),
  };
}
