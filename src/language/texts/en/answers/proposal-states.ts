/** English. `src/language/texts/answers/proposal-states.ts` says what each phrase may hold. */
import type { DecisionState } from "@/contract/planning/decisions-output";
import { amountOf } from "@/language/texts/answers/amounts";
import type { ProposalStatePhrases, ProposedMove } from "@/language/texts/answers/proposal-states";

const moves = (amount: number): string => `${amount} ${amount === 1 ? "move" : "moves"}`;

const exchange = ({ drop, add, day }: ProposedMove): string => {
  const parts = [...(drop === null ? [] : [`drop ${drop}`]), ...(add === null ? [] : [`add ${add}`])].join(", ");
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} (${day})`;
};

const gain = ({ gainPoints }: ProposedMove): string =>
  gainPoints === null
    ? ""
    : `: a ${gainPoints < 0 ? "difference" : "gain"} of ${amountOf(gainPoints, "points")} fantasy points`;

const STATES: Readonly<Record<DecisionState, string>> = {
  pending: "waiting for your decision",
  scheduled: "scheduled; the league does not show it yet",
  approved: "approved; the league does not show it yet",
  verified: "it went through, the league shows it",
  not_seen: "it did not go through: the league never showed it",
  declined: "declined",
  expired: "expired before you decided",
  outdated: "no longer valid",
  superseded: "replaced",
};

const REASONS: Readonly<Record<string, string>> = {
  "move.day_over": "its day is over",
  "move.player_taken": "another team took the player",
  "move.player_on_waivers": "the player went on waivers",
  "move.roster_changed": "your roster changed",
  "move.lineup_changed": "your lineup changed",
  "move.day_closed": "adds and drops of the day were closed",
  "move.game_begun": "the game had begun",
  "move.adds_used_up": "no adds were left",
  "move.rival_approved": "you approved another move of the same players",
  "move.rival_changed": "you changed another move to the same players",
  "move.newer_plan": "a newer plan moves the same players",
  "move.parent_declined": "you declined the move it builds on",
  "move.parent_changed": "you changed the move it builds on",
  "move.parent_gone": "the move it builds on is off",
  "move.withdrawn": "you changed your mind before making it",
  "move.added_only": "only the add showed",
  "move.dropped_only": "only the drop showed",
};

export const PROPOSAL_STATES_EN: ProposalStatePhrases = {
  stateTitle: (state) =>
    ({
      pending: "Waiting for your decision:",
      scheduled: "Approved and scheduled:",
      approved: "Approved, not in the league yet:",
      approved_all: "You approved:",
      verified: "Went through:",
      not_seen: "Approved, but never seen in the league:",
      declined: "You declined:",
      expired: "Expired before you decided:",
      outdated: "No longer valid:",
      superseded: "Replaced by another recommendation:",
    })[state],
  noneInState: (state, team) =>
    ({
      pending: `No move for ${team} is waiting for your decision.`,
      scheduled: `No move for ${team} is scheduled for a later day.`,
      approved: `No approved move for ${team} is still missing in the league.`,
      approved_all: `You have approved no move for ${team} so far.`,
      verified: `No approved move for ${team} has shown in the league so far.`,
      not_seen: `Every move you approved for ${team} either showed in the league or may still show.`,
      declined: `You have declined no move for ${team} so far.`,
      expired: `No recommendation for ${team} has expired.`,
      outdated: `No recommendation for ${team} has become invalid.`,
      superseded: `No recommendation for ${team} has been replaced.`,
    })[state],
  nothingProposed: (team) =>
    `No: nothing waits for a decision and nothing was decided, because no move has been put on a card for ${team}. What I write in words is only advice; ask for a plan to get cards, or make the move at ESPN.`,
  proposedSoFar: ({ pending, approved, declined }) => {
    const parts = [
      ...(pending > 0 ? [`${moves(pending)} waiting for you`] : []),
      ...(approved > 0 ? [`${moves(approved)} approved`] : []),
      ...(declined > 0 ? [`${moves(declined)} declined`] : []),
    ];
    return parts.length === 0 ? "" : `So far: ${parts.join(", ")}.`;
  },
  proposedMove: (move, reported, reason) => {
    const isShownAhead = reported?.state === "scheduled" && reported.isSeenInLeague;
    const state = reported && (isShownAhead ? "scheduled, and the league shows it already" : STATES[reported.state]);
    const isOpen = reported === null || reported.state === "pending";
    const because = reason === null ? "" : isOpen || !state ? ` (${reason})` : `, ${reason}`;
    return `${exchange(move)}${isOpen ? gain(move) : ""}${state ? `: ${state}` : ""}${because}`;
  },
  stateReason: (code) => REASONS[code] ?? null,
  moreProposals: "Older ones are in the list of moves.",
};
