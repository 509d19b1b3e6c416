/**
 * How far a report may be believed, and whether it contradicts what is official. Pure.
 *
 * The official status outranks the news: a claim is compared with it and never changes it.
 */
import type { EasternDay } from "../ids";
import type { InjuryStatus } from "../player";
import type { Claim, ClaimedStatus } from "./claims";
import type { Trust } from "./news-item";
import { foldText } from "./words";

export type Standing = "official" | "reported" | "unconfirmed";

type Report = { source: string; trust: Trust; url: string | null };

/**
 * Official when the club or the league says it; reported when a newsroom does, or two sources independent of each other;
 * unconfirmed when one other source does, however often.
 */
export function standingOf(reports: readonly Report[]): Standing {
  if (reports.some(({ trust }) => trust === "official")) return "official";
  if (reports.some(({ trust }) => trust === "outlet")) return "reported";
  const areIndependent = (a: Report, b: Report) =>
    foldText(a.source) !== foldText(b.source) && (siteOf(a) === null || siteOf(a) !== siteOf(b));
  return reports.some((a, index) => reports.slice(index + 1).some((b) => areIndependent(a, b)))
    ? "reported"
    : "unconfirmed";
}

function siteOf({ url }: Report): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : null;
}

type Outlook = "plays" | "in doubt" | "out";

const OFFICIAL: Readonly<Record<InjuryStatus, Outlook | null>> = {
  ACTIVE: "plays",
  PROBABLE: "plays",
  QUESTIONABLE: "in doubt",
  DOUBTFUL: "in doubt",
  DAY_TO_DAY: "in doubt",
  OUT: "out",
  INJURY_RESERVE: "out",
  SUSPENSION: "out",
  BEREAVEMENT: "out",
  PATERNITY: "out",
  UNKNOWN: null,
};

const CLAIMED: Readonly<Record<ClaimedStatus, Outlook>> = {
  available: "plays",
  returned: "plays",
  probable: "plays",
  questionable: "in doubt",
  doubtful: "in doubt",
  "day-to-day": "in doubt",
  out: "out",
  "season-ending": "out",
};

/**
 * Whether a claim says something else than the official status; `null` when that is unknown or the claim says nothing of
 * availability. Doubt beside "out" is no contradiction, since a doubt may end so, unless the season is said to be over.
 *
 * @param today the league's day, for returns that are said to lie ahead.
 */
export function contradictsOfficial(claim: Claim, official: InjuryStatus, today: EasternDay): boolean | null {
  const known = OFFICIAL[official];
  if (known === null || claim.kind === "injury") return null;
  if (claim.kind === "return")
    return claim.earliestDay === null ? null : known === "plays" && claim.earliestDay > today;
  if (claim.status === "season-ending") return known !== "out";
  const said = CLAIMED[claim.status];
  return said !== known && (said === "plays" || known === "plays");
}
