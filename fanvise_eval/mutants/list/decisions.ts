/** Faults between a plan and a person's decision. */
import type { Mutant } from "../mutant";

export const DECISION_MUTANTS: readonly Mutant[] = [
  {
    id: "skips-validation",
    fault: "Moves are recommended without the check of news and rules that stands before every recommendation.",
    edits: [
      {
        file: "src/agents/matchup-optimizer/nodes/validate-moves.ts",
        find: "  const { moves, excludedAdds } = status;",
        replace: `  const { moves, excludedAdds } = status;
  if (excludedAdds.length >= 0) return { validMoves: moves, status: { stage: "validated", isProven: status.isProven } };`,
      },
    ],
    first: ["agentic_matchup_optimize_01", "a_jan15_points_just_one_move"],
    writtenFor: [],
  },
  {
    id: "cards-born-approved",
    fault: "A move counts as approved the moment it is proposed.",
    edits: [
      {
        file: "src/db/proposals/proposal-rows.ts",
        find: "    replaces: proposal.replaces,\n  };\n}\n\nexport function fromRow",
        replace: `    replaces: proposal.replaces,\n    status: "approved",\n  };\n}\n\nexport function fromRow`,
      },
    ],
    first: ["agentic_matchup_optimize_01", "a_jan15_points_just_one_move"],
    writtenFor: [],
  },
  {
    id: "approves-itself",
    fault: "The optimizer clicks approve on its own cards.",
    edits: [
      {
        file: "src/runs/optimizer-runs.ts",
        find: "            return answerOf(state, { ...blank, ...soFar() });",
        replace: `            const cards = await recommendations.cards(personId, threadId);
            const decisions = cards.map(({ proposalId }) => ({ proposalId, action: "approve" as const }));
            if (decisions.length > 0) await recommendations.decide({ scope, language }, threadId, { decisions }, runId);
            return answerOf(state, { ...blank, ...soFar() });`,
      },
    ],
    first: ["agentic_matchup_optimize_01", "a_jan15_points_just_one_move"],
    writtenFor: [],
  },
  {
    id: "approve-and-decline-swapped",
    fault: "A click on approve declines the move, and one on decline approves it.",
    edits: [
      {
        file: "src/domain/proposals/proposal.ts",
        find: `{ approve: "approved", decline: "declined", edit: "superseded" }`,
        replace: `{ approve: "declined", decline: "approved", edit: "superseded" }`,
      },
    ],
    first: ["a_jan15_points_approve_verified", "a_jan15_points_decline_keeps_team"],
    writtenFor: [],
  },
];
