/** The sentences of a player report in English. Every number in them was read or computed before. */
import type { LaterUnit } from "@/contract/planning/later-unit";
import type { KeepReason } from "@/domain/engine/keep-value";
import type { Advice, AdviceReason } from "@/domain/engine/player-advice";
import { shortDay } from "../days";
import { laterAmount } from "../later-amount";

/** What a move is worth, figures as the engine gives them. */
export type ReportedWorth = {
  readonly gain: number;
  readonly gainAfter: number | null;
  readonly day?: string | undefined;
  readonly unit: "points" | "category value";
  readonly laterUnit: LaterUnit;
};

type ReportedStatus = {
  readonly name: string;
  /** The words of a player's status: "my roster", "free agent", a team's name. */
  readonly ownership: string;
  readonly status: string;
  readonly statusText: string;
  readonly since: { readonly day: string; readonly isAtLeast: boolean } | null;
  readonly expectedReturn: string | null;
};

export type PlayerReportTexts = {
  readonly verdict: Readonly<Record<Advice["recommendation"], string>>;
  readonly because: Readonly<Record<AdviceReason, string>>;
  readonly keep: Readonly<Record<KeepReason, string>>;
  /** Where he stands, before the verdict. */
  status(player: ReportedStatus): string;
  playsNext(chance: string): string;
  /** Swap of a player of the reader's own roster. @param instead `null`: nobody comes for him */
  swap(instead: string | null, worth: ReportedWorth): string;
  add(worth: ReportedWorth): string;
  percent(share: number): string;
};

const signed = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`;
const amount = (value: number, unit: ReportedWorth["unit"]): string =>
  `${signed(value)} ${unit === "points" ? "FPts" : "category value"}`;
const worthOf = ({ gain, gainAfter, day, unit, laterUnit }: ReportedWorth): string =>
  `${amount(gain, unit)} this matchup${day === undefined ? "" : ` (move on ${shortDay("en", day)})`}${
    gainAfter === null ? "" : `, ${laterAmount("en", gainAfter, laterUnit)} the rest of the season`
  }`;

export const playerReport: PlayerReportTexts = {
  verdict: {
    HOLD: "Hold.",
    IR: "Move him to IR.",
    STREAM: "Stream his spot.",
    DROP: "OK to drop.",
    MONITOR: "Monitor.",
    ACTIVE: "No move needed.",
  },
  because: {
    "advice.free-ir-slot": "An open IR slot holds him for free.",
    "advice.must-keep": "He's a must-keep.",
    "advice.spot-worth-more": "His roster spot is worth more with someone else, this matchup and after it.",
    "advice.spot-worth-more-now": "His roster spot is worth more with a short-term add this matchup.",
    "advice.nobody-better": "No free agent is worth more in his spot.",
    "advice.back-by-tomorrow": "He's expected back by tomorrow.",
    "advice.in-doubt": "He's questionable: check again before his next tip-off.",
    "advice.status-unknown": "ESPN gives no status for him, which doesn't mean he's healthy.",
    "advice.reports-contradict": "Reports contradict his official status: check again before you act.",
    "advice.plays": "He's expected to play.",
    "advice.would-help": "He'd help in the days left of this matchup.",
    "advice.would-not-help": "He wouldn't help in the days left of this matchup.",
    "advice.out-not-mine": "He's out and not on your team.",
    "advice.drop-approved": "You already approved dropping him.",
    "advice.add-approved": "You already approved adding him.",
    "advice.dropped-by-plan":
      "Your plan for the days left drops him: after its other moves, his spot is worth more with someone else.",
  },
  keep: {
    undroppable: "ESPN lists him as undroppable.",
    untouchable: "He's one of your untouchables.",
    "top-value": "He's one of your most valuable players for the rest of the season.",
    returning: "Once he's back, he beats a replacement.",
    "widely-rostered":
      "Nearly every league rosters him, and no free agent is clearly better for the rest of the season.",
    "free-ir": "An IR slot holds him, or can.",
    planned: "You already approved a move with him.",
  },
  status: ({ name, ownership, statusText, since, expectedReturn }) =>
    `${name} (${ownership}): ${statusText}${since === null ? "" : ` since ${since.isAtLeast ? "at least " : ""}${shortDay("en", since.day)}`}${
      expectedReturn === null ? "" : `, expected back ${shortDay("en", expectedReturn)}`
    }.`,
  playsNext: (chance) => `Chance to play in his team's next game: ${chance}.`,
  swap: (instead, worth) =>
    instead === null ? `Dropping him: ${worthOf(worth)}.` : `If you swap him for ${instead}: ${worthOf(worth)}.`,
  add: (worth) => `Adding him: ${worthOf(worth)}.`,
  percent: (share) => `${Math.round(share * 100)}%`,
};
