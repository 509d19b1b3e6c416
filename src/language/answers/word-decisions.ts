/** Words the proposals and their outcomes, starting with the requested ones. Pure. */
import { type DecisionEntry, type DecisionsOutput, decisionState } from "@/contract/planning/decisions-output";
import type { Phrases } from "../texts/answers/phrases";
import { titled } from "./lines";
import { boldName } from "./markdown";

export function wordDecisions(output: DecisionsOutput, p: Phrases): string[] {
  const { asked: request, decisions, teamName, proposedMoves, matchedMoves, shownMoves } = output;
  const team = boldName(teamName);
  if (proposedMoves === 0) return [p.nothingProposed(team)];
  if (request !== null && decisions.length === 0) {
    const { movesByState, approvedMoves: approved } = output;
    const soFar = p.proposedSoFar({ pending: movesByState.pending, approved, declined: movesByState.declined });
    return [[p.noneInState(request, team), ...(soFar === "" ? [] : [soFar])].join(" ")];
  }
  const groups =
    request === null
      ? decisionState.options.flatMap((state) =>
          titled(
            p.stateTitle(state),
            decisions.filter((entry) => entry.state === state).map((entry) => lineOf(entry, false, p)),
          ),
        )
      : titled(
          p.stateTitle(request),
          decisions.map((entry) => lineOf(entry, request === "approved_all", p)),
        );
  return [...groups, ...(shownMoves < matchedMoves ? [p.moreProposals] : [])];
}

/** Line of a decision without what the title has, except whether a scheduled move shows in the league. */
function lineOf(entry: DecisionEntry, isStateShown: boolean, p: Phrases): string {
  const { drop, add, day, gainPoints, state, isSeenInLeague, reason } = entry;
  const move = {
    drop: drop === null ? null : boldName(drop),
    add: add === null ? null : boldName(add),
    day: p.day(day),
    gainPoints,
  };
  const isReported = isStateShown || state === "scheduled";
  return p.proposedMove(move, isReported ? { state, isSeenInLeague } : null, reason && p.stateReason(reason.code));
}
