/**
 * How far a report may be believed, and whether it contradicts what is official. Pure.
 *
 * The official status outranks the news: a claim is compared with it and never changes it.
 */

import type { InjuryStatus } from "../players/player";
import { dayEt } from "../season/eastern-day";
import type { Claim, ClaimedStatus } from "./claims";
import type { Trust } from "./news-item";
import { foldText } from "./words";

export type NewsReliability = "official" | "reported" | "unconfirmed";

type Report = { source: string; trust: Trust; url: string | null };

/**
 * Official when the NBA team or the league says it; reported when a newsroom does, or two sources independent of each
 * other; unconfirmed when one other source does, however often.
 */
export function standingOf(reports: readonly Report[]): NewsReliability {
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

/** `since`: the first of the league's days with that status; `null` when it is not known. */
export type Official = { status: InjuryStatus; since: string | null };

/** A status word is of its day: after this it says nothing of today. */
export const STATUS_CLAIM_DAYS = 2;
const DAY_MS = 86_400_000;

/**
 * Whether a claim says something else than the official status; `null` when that is unknown, when the claim says
 * nothing of availability, or when it was published too long ago or before the official status began: it is then
 * overtaken, not contrary. Doubt beside "out" is no contradiction, since a doubt may end so, unless the season is said
 * to be over.
 *
 * @param nowMs league time, epoch milliseconds.
 */
export function contradictsOfficial(
  { claim, publishedAt }: { claim: Claim; publishedAt: string },
  official: Official,
  nowMs: number,
): boolean | null {
  const known = OFFICIAL[official.status];
  const publishedMs = Date.parse(publishedAt);
  if (known === null || claim.kind === "injury") return null;
  if (official.since !== null && dayEt(publishedMs) < official.since) return null;
  if (claim.kind === "return")
    return claim.earliestDay === null ? null : known === "plays" && claim.earliestDay > dayEt(nowMs);
  if (nowMs - publishedMs > STATUS_CLAIM_DAYS * DAY_MS) return null;
  if (claim.status === "season-ending") return known !== "out";
  const statement = CLAIMED[claim.status];
  return statement !== known && (statement === "plays" || known === "plays");
}
