/**
 * A move that was read from a question and that the rosters contradict: what the question must have asked instead.
 *
 * Pure. Words alone do not say whose a player is; the refusal of the move that was tried does. One of mine can only be
 * dropped, a free agent only added, and somebody else's player only be traded for.
 */
import type { MoveRefusalCode } from "@/contract/planning/move-refusals";
import type { Finding } from "@/language/answers/tool-results";
import { TOOL } from "../tools";
import type { Understanding } from "../understanding/understood-question";
import { asMineIn, type PlannedCall } from "./planning";

/** Refusals that say whose a player is, and nothing of whether the move is worth making. */
const OF_THE_WRONG_TEAM: ReadonlySet<string> = new Set<MoveRefusalCode>([
  "already-mine",
  "not-on-roster",
  "not-free",
  "opponents",
]);

/** Was the move only read wrongly? What was asked is then answered by another finding. */
export const isMisread = (finding: Finding): boolean =>
  finding.kind === "move" && !finding.output.isLegal && OF_THE_WRONG_TEAM.has(finding.output.whyNotCode ?? "");

/** Was a trade only read with one of theirs on my side? */
export const isMisreadTrade = (finding: Finding): boolean =>
  finding.kind === "unavailable" && finding.code === "trade.not_yours";

/** "And if I ask for Kessler as well, what do I put on top?": he comes from them, on whichever side he was read. */
export function tradedByRosters({ trade, mine }: Understanding, findings: readonly Finding[]): PlannedCall[] {
  const [first, ...others] = trade?.give ?? [];
  if (trade === undefined || first === undefined || others.length === 0 || !findings.some(isMisreadTrade)) return [];
  const asMine = asMineIn({ mine });
  return [{ name: TOOL.analyzeTrade, args: { give: [asMine(first)], get: [...trade.get, ...others] } }];
}

export function readByRosters(
  { intents, roles, searchNames, trade, mine }: Understanding,
  findings: readonly Finding[],
): PlannedCall[] {
  const moves = findings.flatMap((finding) => (finding.kind === "move" ? [finding] : []));
  if (!intents.has("simulate") || trade !== undefined || moves.length === 0 || !moves.every(isMisread)) return [];
  const codes = new Set(moves.map(({ output }) => output.whyNotCode));
  const asMine = asMineIn({ mine });
  const named = roles.add.length > 0 ? roles.add : searchNames;
  const add = named.find((name) => !roles.drop.includes(name)) ?? roles.add[0];
  const [drop] = roles.drop;
  if (add === undefined) return [];
  // "Ellis or Wallace?" of two free agents.
  if (codes.has("not-on-roster") && drop !== undefined)
    return [add, drop].map((addPlayer) => ({ name: TOOL.simulate, args: { addPlayer } }));
  if (codes.has("already-mine")) {
    if (drop !== undefined && drop !== add)
      return [{ name: TOOL.simulate, args: { addPlayer: drop, dropPlayer: asMine(add) } }];
    const hasStatus = findings.some(({ kind }) => kind === "status");
    return hasStatus ? [] : [{ name: TOOL.status, args: { playerName: asMine(add) } }];
  }
  return [{ name: TOOL.findTrades, args: { player: add } }];
}
