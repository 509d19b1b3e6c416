/**
 * The injury status a player shows on a morning, drawn given whether he then played.
 *
 * The draw goes backward from the outcome: for each kind of morning the share of every status and its meaning
 * P(play | status) are fixed, and Bayes gives P(status | played) and P(status | missed). A reader of the status learns
 * exactly what the meaning says, never the outcome. A draw looks at this game and at games before it, never further.
 */
import { DRAW, drawNormal, drawUnit } from "./draws";

/** Statuses in ESPN's words; its DAY_TO_DAY means the official report's "questionable". */
export type MorningStatus = "ACTIVE" | "PROBABLE" | "DAY_TO_DAY" | "DOUBTFUL" | "OUT";

/**
 * P(play | status on the morning of the game). ACTIVE has no entry: its .923 over the season follows from the shares.
 */
const CHANCE_TO_PLAY = {
  OUT: 0.007,
  DOUBTFUL: 0.059,
  DAY_TO_DAY: 0.552,
  PROBABLE: 0.91,
  ACTIVE: 0.923,
} as const;

/** Known before the draw: team games missed in a row until yesterday, and whether he belongs to the rotation. */
export type MorningContext = { readonly missedBefore: number; readonly isRotation: boolean };

type Shares = {
  /** Share of these mornings on which the player then plays, measured over the figures of 2024-25. */
  readonly play: number;
  /** Shares of all these mornings, chosen. */
  readonly doubtful: number;
  readonly dayToDay: number;
  readonly probable: number;
  /**
   * Share of the missed games with no warning: late scratches, and for bench players the coach's decision. Chosen so
   * that P(play | ACTIVE) is .923.
   */
  readonly activeWhenMissed: number;
};

const shares = (
  play: number,
  doubtful: number,
  dayToDay: number,
  probable: number,
  activeWhenMissed: number,
): Shares => ({
  play,
  doubtful,
  dayToDay,
  probable,
  activeWhenMissed,
});

/**
 * Shares by games missed in a row before this one: none, 1, 2 to 3, 4 to 9, 10 and more. Bench players who do not dress
 * count as OUT.
 */
const ROTATION = [
  shares(0.9078, 0.008, 0.06, 0.05, 0.2),
  shares(0.5071, 0.02, 0.08, 0.06, 0.02),
  shares(0.2726, 0.01, 0.05, 0.04, 0.005),
  shares(0.1388, 0.005, 0.03, 0.02, 0),
  shares(0.043, 0.002, 0.01, 0.005, 0),
] as const;
const BENCH_PLAYERS = [
  shares(0.6651, 0.005, 0.03, 0.02, 0.5),
  shares(0.4019, 0.01, 0.05, 0.03, 0.2),
  shares(0.2702, 0.008, 0.04, 0.02, 0.06),
  shares(0.1409, 0.004, 0.02, 0.01, 0.01),
  shares(0.05, 0.001, 0.006, 0.004, 0),
] as const;

function sharesOf({ missedBefore, isRotation }: MorningContext): Shares {
  const table = isRotation ? ROTATION : BENCH_PLAYERS;
  const [none, one, few, several, many] = table;
  if (missedBefore === 0) return none;
  if (missedBefore === 1) return one;
  if (missedBefore <= 3) return few;
  return missedBefore <= 9 ? several : many;
}

/**
 * P(status | outcome) for one kind of morning, in the order drawn. The rest of the missed is OUT, of the played ACTIVE.
 */
export function statusChances(context: MorningContext, played: boolean): readonly (readonly [MorningStatus, number])[] {
  const of = sharesOf(context);
  const missed = 1 - of.play;
  const onMissed = {
    doubtful: (of.doubtful * (1 - CHANCE_TO_PLAY.DOUBTFUL)) / missed,
    dayToDay: (of.dayToDay * (1 - CHANCE_TO_PLAY.DAY_TO_DAY)) / missed,
    probable: (of.probable * (1 - CHANCE_TO_PLAY.PROBABLE)) / missed,
  };
  const out = 1 - onMissed.doubtful - onMissed.dayToDay - onMissed.probable - of.activeWhenMissed;
  if (!played)
    return [
      ["OUT", out],
      ["DOUBTFUL", onMissed.doubtful],
      ["DAY_TO_DAY", onMissed.dayToDay],
      ["PROBABLE", onMissed.probable],
      ["ACTIVE", of.activeWhenMissed],
    ];
  const outAndPlayed = (out * missed * CHANCE_TO_PLAY.OUT) / (1 - CHANCE_TO_PLAY.OUT) / of.play;
  const rest: [MorningStatus, number][] = [
    ["OUT", outAndPlayed],
    ["DOUBTFUL", (of.doubtful * CHANCE_TO_PLAY.DOUBTFUL) / of.play],
    ["DAY_TO_DAY", (of.dayToDay * CHANCE_TO_PLAY.DAY_TO_DAY) / of.play],
    ["PROBABLE", (of.probable * CHANCE_TO_PLAY.PROBABLE) / of.play],
  ];
  return [...rest, ["ACTIVE", 1 - rest.reduce((sum, [, chance]) => sum + chance, 0)]];
}

/** The status of a game day's morning. */
export function drawStatus(playerId: number, period: number, context: MorningContext, played: boolean): MorningStatus {
  let left = drawUnit(DRAW.status, playerId, period);
  for (const [status, chance] of statusChances(context, played)) {
    left -= chance;
    if (left < 0) return status;
  }
  return "ACTIVE";
}

/**
 * The status of a day without a game: the last morning's word while he is missing, nothing once he has played again.
 */
export const carriedStatus = (lastMorning: MorningStatus, playedLast: boolean): MorningStatus =>
  playedLast ? "ACTIVE" : lastMorning;

/** An open absence as it stands on a day. Periods; `backOn` is the truth, undefined when he does not return. */
export type Absence = { readonly since: number; readonly today: number; readonly backOn: number | undefined };

/** Days after which the NBA team's estimate of a return is drawn again. */
const ESTIMATE_LIFETIME = 7;
/** Spread of the logarithm of the time left: about a third too early or too late. */
const ESTIMATE_SPREAD = 0.35;

/**
 * The NBA team's estimate of a return as a scoring period, or "season" when it has given up on this one.
 *
 * The truth is moved by a drawn error, so the estimate is never before tomorrow and never exactly right.
 */
export function estimateReturn(playerId: number, absence: Absence, lastPeriod: number): number | "season" {
  const drawnOn = absence.since + ESTIMATE_LIFETIME * Math.floor((absence.today - absence.since) / ESTIMATE_LIFETIME);
  const key = [playerId, absence.since, drawnOn];
  if (absence.backOn === undefined) {
    const hasTime = lastPeriod - absence.today > 45;
    if (drawUnit(DRAW.returnUnknown, playerId, absence.since) < (hasTime ? 0.5 : 0.85)) return "season";
    return Math.max(absence.today + 1, drawnOn + 10 + Math.floor(25 * drawUnit(DRAW.returnError, ...key)));
  }
  const left = Math.max(1, absence.backOn - drawnOn);
  const estimate = drawnOn + Math.round(left * Math.exp(ESTIMATE_SPREAD * drawNormal(DRAW.returnError, ...key)));
  const late = Math.max(absence.today + 1, estimate);
  return late === absence.backOn ? late + 1 : late;
}
