/** The report's sentences. Every number in them was read or computed before. */
import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import type { KeepReason } from "@/domain/engine/keep-value";
import type { Advice, AdviceQuestion, AdviceReason, PlaceWorth } from "@/domain/engine/player-advice";
import type { PlacePrice } from "@/services/players/player-prospects.service";

const WHY: Readonly<Record<AdviceReason, string>> = {
  "advice.free-ir-slot": "A place on injured reserve holds him and costs nothing.",
  "advice.must-keep": "He must be kept.",
  "advice.spot-worth-more": "His place is worth more with somebody else in this matchup, and no less after it.",
  "advice.spot-worth-more-now": "His place is worth more with a short-term add in this matchup.",
  "advice.nobody-better": "Nobody who is free is worth more in his place.",
  "advice.back-by-tomorrow": "He is expected back by tomorrow.",
  "advice.in-doubt": "He is in doubt; look again before his next tip-off.",
  "advice.status-unknown": "His official status is not known, which does not mean that he is fit.",
  "advice.reports-contradict": "Reports contradict his official status; look again before you act.",
  "advice.plays": "He is expected to play.",
  "advice.would-help": "He would help in the days left of this matchup.",
  "advice.would-not-help": "He would not help in the days left of this matchup.",
  "advice.out-not-mine": "He does not play now, and he is not yours.",
  "advice.drop-approved": "You already approved dropping him.",
  "advice.add-approved": "You already approved adding him.",
  "advice.dropped-by-plan":
    "The plan for the days left drops him: once its other moves are made, his spot is worth more to someone else.",
};

const KEPT: Readonly<Record<KeepReason, string>> = {
  undroppable: "ESPN does not let this league drop him.",
  untouchable: "You named him untouchable.",
  "top-value": "He is among the most valuable of your roster for the rest of the season.",
  returning: "What he brings after his return beats a replacement.",
  "free-ir": "Injured reserve holds him, or would.",
  planned: "An approved move already has him.",
};

const DO: Readonly<Record<Advice["recommendation"], string>> = {
  HOLD: "Hold him.",
  IR: "Put him on injured reserve.",
  STREAM: "Stream.",
  DROP: "He may be dropped.",
  MONITOR: "Wait and look again.",
  ACTIVE: "Nothing to do.",
};

const perCent = (share: number): string => `${Math.round(share * 100)} %`;

export function summaryOf(status: PlayerStatusOutput, advice: Advice, expectedReturn: string | null): string {
  const since = status.statusSince
    ? ` since ${status.statusSince.isAtLeast ? "at least " : ""}${status.statusSince.day}`
    : "";
  const back = expectedReturn === null ? "" : `, expected back ${expectedReturn}`;
  return `${status.name} (${status.ownership}): ${status.statusText}${since}${back}. ${DO[advice.recommendation]} ${WHY[advice.because]}`;
}

export function reasonsOf(advice: Advice, question: AdviceQuestion, place: PlacePrice | undefined): string[] {
  const best = place?.best;
  const unit = place?.unit === "points" ? "points" : "in category value";
  const { owner, playsNext } = question;
  return [
    WHY[advice.because],
    ...question.keeps.map((reason) => KEPT[reason]),
    ...(playsNext === null ? [] : [`Chance to play in his club's next game: ${perCent(playsNext)}.`]),
    ...(best && owner === "me" ? [`${whoComes(best.instead)} would bring ${worth(best, unit)}.`] : []),
    ...(best && owner === "nobody" ? [`Adding him would bring ${worth(best, unit)}.`] : []),
  ];
}

const whoComes = (instead: string | null): string => (instead === null ? "Dropping him" : `In his place ${instead}`);

const worth = ({ gain, gainAfter, day }: PlaceWorth, unit: string): string =>
  `${signed(gain)} ${unit} in this matchup${day === undefined ? "" : ` (move on ${day})`}${gainAfter === null ? "" : ` and ${signed(gainAfter)} after it`}`;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
