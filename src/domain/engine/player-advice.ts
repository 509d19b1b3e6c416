/**
 * Advice for one player, from read facts and prices that the engine has computed. Pure.
 *
 * A table of rules, the first match decides; no model takes part. A player who must be kept is never dropped, and an
 * unconfirmed report changes nothing here.
 */

import type { MoveVerdict } from "../moves/judge-move";
import { type InjuryStatus, isInDoubt } from "../players/player";
import { isNotPlaying } from "../players/status-history";
import type { KeepReason } from "./keep-value";

export type SpotValue = {
  /** The day on which the move is worth that. */
  readonly day?: string;
  /**
   * Extra value of another player in his roster spot (for a free agent: his own in the best spot) in the days left of
   * the matchup.
   */
  readonly gain: number;
  /** The same in the season after it; `null` in formats whose season is not priced. */
  readonly gainAfter: number | null;
  /** That the games it brings beat those it costs, 0 to 1. */
  readonly probabilityGain: number;
  /** Verdict of the move that drops him, the same on every surface. */
  readonly verdict: MoveVerdict;
  /** It is a move of the plan for the days left, worth that after the moves before it. */
  readonly isOfPlan?: boolean;
};

export type AdviceQuestion = {
  readonly owner: "me" | "nobody" | "another team";
  readonly status: InjuryStatus;
  /** Days until the return that an official or reported source names, 0 for today; `null` without one. */
  readonly returnsInDays: number | null;
  /** Direction of an approved move of this player. */
  readonly approved: "joins" | "leaves" | null;
  /** Reasons not to drop him; only for players of the user's team. */
  readonly keeps: readonly KeepReason[];
  /** `null`: no move is legal, or it cannot be priced now. */
  readonly place: SpotValue | null;
  /** Expected back only after the last day of the season: there is nothing after it to wait for. */
  readonly isGoneForSeason: boolean;
  /** An official or reported text says something else than the official status. */
  readonly isContradicted: boolean;
  /** Chance that he plays in his NBA team's next game; `null` when unknown. */
  readonly playsNext: number | null;
  /** Chance that he is back within the days looked at; `null` when unknown. */
  readonly isBackSoon: number | null;
};

type Recommendation = "HOLD" | "IR" | "STREAM" | "DROP" | "MONITOR" | "ACTIVE";

export type AdviceReason =
  | "advice.free-ir-slot"
  | "advice.must-keep"
  | "advice.spot-worth-more"
  | "advice.spot-worth-more-now"
  | "advice.nobody-better"
  | "advice.back-by-tomorrow"
  | "advice.in-doubt"
  | "advice.status-unknown"
  | "advice.reports-contradict"
  | "advice.plays"
  | "advice.would-help"
  | "advice.would-not-help"
  | "advice.out-not-mine"
  | "advice.drop-approved"
  | "advice.add-approved"
  | "advice.dropped-by-plan";

export type Advice = {
  readonly recommendation: Recommendation;
  readonly because: AdviceReason;
  /** 0 to 1: how probable what it rests on is. */
  readonly probability: number;
};

/** From how many days on an absence of a player in doubt is long. */
const PRICED_FROM_DAYS = 3;
/** Nothing is known for or against. */
const EVEN = 0.5;

export function adviseOn(question: AdviceQuestion): Advice {
  const { recommendation, because } = decide(question);
  // The user's own decision is not weighed.
  const probability = question.approved === null ? probabilityOf(recommendation, question) : 1;
  return { recommendation, because, probability };
}

type Decision = Pick<Advice, "recommendation" | "because">;
const decision = (recommendation: Recommendation, because: AdviceReason): Decision => ({ recommendation, because });

function decide(question: AdviceQuestion): Decision {
  const { owner, status, isContradicted } = question;
  // No advice against the user's own decision; he can change it on the card.
  if (question.approved === "leaves") return decision("DROP", "advice.drop-approved");
  if (question.approved === "joins") return decision("STREAM", "advice.add-approved");
  if (status === "UNKNOWN") return decision("MONITOR", "advice.status-unknown");
  if (isNotPlaying(status)) return owner === "me" ? whenOut(question) : decision("MONITOR", "advice.out-not-mine");
  if (isContradicted) return decision("MONITOR", "advice.reports-contradict");
  if (isInDoubt(status)) return owner === "me" ? whenInDoubt(question) : decision("MONITOR", "advice.in-doubt");
  if (owner === "me") return priced(question) ?? decision("ACTIVE", "advice.plays");
  if (owner === "another team") return decision("ACTIVE", "advice.plays");
  const { place: slot } = question;
  return slot?.verdict === "for" && slot.gain > 0
    ? decision("STREAM", "advice.would-help")
    : decision("MONITOR", "advice.would-not-help");
}

function whenOut(question: AdviceQuestion): Decision {
  const [retained] = question.keeps;
  if (question.keeps.includes("free-ir")) return decision("IR", "advice.free-ir-slot");
  if (retained) return decision("HOLD", "advice.must-keep");
  const price = priced(question);
  // An absence of a day or two says nothing about the season: his roster spot may be streamed this matchup, but he is
  // not dropped for good.
  if (price?.recommendation === "DROP" && isShort(question) && question.place && question.place.gain > 0)
    return decision("STREAM", "advice.spot-worth-more-now");
  return price ?? decision("HOLD", "advice.nobody-better");
}

const isShort = ({ returnsInDays, isGoneForSeason }: AdviceQuestion): boolean =>
  !isGoneForSeason && returnsInDays !== null && returnsInDays < PRICED_FROM_DAYS;

function whenInDoubt(question: AdviceQuestion): Decision {
  const { returnsInDays } = question;
  // His chance to play is in what the move gains: what pays all the same is said here as in a plan.
  const price = priced(question);
  if (price) return isLongAbsence(question) ? price : decision("STREAM", "advice.spot-worth-more-now");
  if (returnsInDays !== null && returnsInDays <= 1) return decision("HOLD", "advice.back-by-tomorrow");
  if (!isLongAbsence(question)) return decision("MONITOR", "advice.in-doubt");
  if (question.keeps.length > 0) return decision("HOLD", "advice.must-keep");
  return decision("HOLD", "advice.nobody-better");
}

const isLongAbsence = ({ returnsInDays }: AdviceQuestion): boolean =>
  returnsInDays !== null && returnsInDays >= PRICED_FROM_DAYS;

/**
 * Advice when another player is worth more in his roster spot, the season counted; `undefined` while he must be kept.
 */
function priced({ keeps, place: slot, isGoneForSeason }: AdviceQuestion): Decision | undefined {
  if (keeps.length > 0 || slot?.verdict !== "for") return undefined;
  const isForGood = isGoneForSeason || (slot.gainAfter !== null && slot.gainAfter >= 0);
  if (slot.isOfPlan) return decision(isForGood ? "DROP" : "STREAM", "advice.dropped-by-plan");
  return isForGood ? decision("DROP", "advice.spot-worth-more") : decision("STREAM", "advice.spot-worth-more-now");
}

function probabilityOf(
  recommendation: Recommendation,
  { place: slot, playsNext, isBackSoon, status }: AdviceQuestion,
): number {
  const plays = playsNext ?? EVEN;
  switch (recommendation) {
    case "DROP":
    case "STREAM":
      return slot?.probabilityGain ?? EVEN;
    case "IR":
      return 1 - plays;
    case "HOLD":
      return (isNotPlaying(status) ? isBackSoon : playsNext) ?? EVEN;
    case "ACTIVE":
      return plays;
    case "MONITOR":
      // It says that things are open: the surer one of the two outcomes is, the more can be said.
      return status === "UNKNOWN" ? EVEN : Math.max(plays, 1 - plays);
  }
}

/** How the last games stand to the season: a tenth either way is news, less is noise. */
export function trendOf(recent: number | null, season: number | null): "up" | "down" | "steady" | "unknown" {
  if (recent === null || season === null || season <= 0) return "unknown";
  const change = (recent - season) / season;
  if (change >= 0.1) return "up";
  return change <= -0.1 ? "down" : "steady";
}
