/** Words the proposals and their outcomes, starting with the requested ones. Pure. */
import { type DecisionEntry, type DecisionsOutput, decisionState } from "@/contract/planning/decisions-output";
import type { Phrases } from "../texts/answers/phrases";
import { titled } from "./lines";
import { boldName } from "./markdown";

export function wordDecisions(output: DecisionsOutput, p: Phrases): string[] {
  const { asked, decisions, teamName, proposedMoves, matchedMoves, shownMoves } = output;
  const team = boldName(teamName);
  if (proposedMoves === 0) return [p.nothingProposed(team)];
  if (asked !== null && decisions.length === 0) {
    const { movesByState, approvedMoves: approved } = output;
    const soFar = p.proposedSoFar({ pending: movesByState.pending, approved, declined: movesByState.declined });
    return [[p.noneInState(asked, team), ...(soFar === "" ? [] : [soFar])].join(" ")];
  }
  const groups =
    asked === null
      ? decisionState.options.flatMap((state) =>
          titled(
            p.stateTitle(state),
            decisions.filter((entry) => entry.state === state).map((entry) => lineOf(entry, false, p)),
          ),
        )
      : titled(
          p.stateTitle(asked),
          decisions.map((entry) => lineOf(entry, asked === "approved_all", p)),
        );
  return [...groups, ...(shownMoves < matchedMoves ? [p.moreProposals] : [])];
}

/** Line of a decision without what the title has, except whether a scheduled move shows in the league. */
function lineOf(entry: DecisionEntry, isStateTold: boolean, p: Phrases): string {
  const { drop, add, day, gainPoints, state, isSeenInLeague, reason } = entry;
  const move = {
    drop: drop === null ? null : boldName(drop),
    add: add === null ? null : boldName(add),
    day: p.day(day),
    gainPoints,
  };
  const isTold = isStateTold || state === "scheduled";
  return p.proposedMove(move, isTold ? { state, isSeenInLeague } : null, reason && p.stateReason(reason.code));
}
