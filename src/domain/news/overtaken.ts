/**
 * Finds claims that their own source has since revised. Pure.
 *
 * Monday's "questionable" does not contradict Tuesday's status when the same source cleared the player on Monday night:
 * the source has updated it. Another source's report remains, and so does a repeated one.
 */
import type { Claim, ClaimedStatus } from "./claims";
import { foldText } from "./words";

type Reported = { readonly source: string; readonly publishedAt: string; readonly claims: readonly Claim[] };

const PLAYS: ReadonlySet<ClaimedStatus> = new Set(["available", "returned"]);

/** The items with only the claims that their own source has not replaced in a later one of them. The order stays. */
export function withoutOvertaken<Item extends Reported>(items: readonly Item[]): Item[] {
  return items.map((item) => {
    const later = items.filter(
      ({ source, publishedAt }) => publishedAt > item.publishedAt && foldText(source) === foldText(item.source),
    );
    const newer = later.flatMap(({ claims }) => claims);
    return newer.length === 0 ? item : { ...item, claims: item.claims.filter((claim) => !isOvertaken(claim, newer)) };
  });
}

function isOvertaken(claim: Claim, newer: readonly Claim[]): boolean {
  if (claim.kind === "injury" || claim.playerKey === null) return false;
  return newer.some((other) => {
    if (other.playerKey !== claim.playerKey) return false;
    if (other.kind === "status")
      return claim.kind === "status" ? other.status !== claim.status : PLAYS.has(other.status);
    return other.kind === "return" && claim.kind === "return" && other.latestDay !== claim.latestDay;
  });
}
