/** Greek. `src/language/texts/answers/proposal-states.ts` says what each phrase may hold. */
import type { DecisionState } from "@/contract/planning/decisions-output";
import { amountOf } from "@/language/texts/answers/amounts";
import type { ProposalStatePhrases, ProposedMove } from "@/language/texts/answers/proposal-states";

const moves = (amount: number): string => `${amount} ${amount === 1 ? "κίνηση" : "κινήσεις"}`;

const exchange = ({ drop, add, day }: ProposedMove): string => {
  const parts = [...(drop === null ? [] : [`φεύγει ${drop}`]), ...(add === null ? [] : [`έρχεται ${add}`])].join(", ");
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)} (${day})`;
};

const gain = ({ gainPoints }: ProposedMove): string =>
  gainPoints === null
    ? ""
    : `: ${gainPoints < 0 ? "διαφορά" : "κέρδος"} ${amountOf(gainPoints, "points")} φάνταζι πόντοι`;

const STATES: Readonly<Record<DecisionState, string>> = {
  pending: "περιμένει την απόφασή σου",
  scheduled: "προγραμματισμένη, η λίγκα δεν τη δείχνει ακόμα",
  approved: "εγκεκριμένη, η λίγκα δεν τη δείχνει ακόμα",
  verified: "πέρασε, τη δείχνει η λίγκα",
  not_seen: "δεν πέρασε: δεν φάνηκε ποτέ στη λίγκα",
  declined: "την απέρριψες",
  expired: "έληξε πριν αποφασίσεις",
  outdated: "δεν ισχύει πια",
  superseded: "αντικαταστάθηκε",
};

const REASONS: Readonly<Record<string, string>> = {
  "move.day_over": "πέρασε η μέρα της",
  "move.player_taken": "τον παίκτη τον πήρε άλλη ομάδα",
  "move.player_on_waivers": "ο παίκτης πήγε στα waivers",
  "move.roster_changed": "άλλαξε το ρόστερ σου",
  "move.lineup_changed": "άλλαξε η σύνθεσή σου",
  "move.day_closed": "είχαν κλείσει οι κινήσεις της μέρας",
  "move.game_begun": "είχε αρχίσει ο αγώνας του",
  "move.adds_used_up": "δεν έμεναν προσθήκες",
  "move.rival_approved": "ενέκρινες άλλη με τους ίδιους παίκτες",
  "move.rival_changed": "άλλαξες μια άλλη στους ίδιους παίκτες",
  "move.newer_plan": "νεότερο σχέδιο αφορά τους ίδιους παίκτες",
  "move.parent_declined": "απέρριψες εκείνη στην οποία βασίζεται",
  "move.parent_changed": "άλλαξες εκείνη στην οποία βασίζεται",
  "move.parent_gone": "δεν ισχύει πια εκείνη στην οποία βασίζεται",
  "move.withdrawn": "άλλαξες γνώμη πριν την κάνεις",
  "move.added_only": "φάνηκε μόνο η προσθήκη",
  "move.dropped_only": "φάνηκε μόνο η αποδέσμευση",
};

export const PROPOSAL_STATES_EL: ProposalStatePhrases = {
  stateTitle: (state) =>
    ({
      pending: "Περιμένουν την απόφασή σου:",
      scheduled: "Εγκεκριμένες και προγραμματισμένες:",
      approved: "Εγκεκριμένες, δεν φαίνονται ακόμα στη λίγκα:",
      approved_all: "Ενέκρινες:",
      verified: "Πέρασαν:",
      not_seen: "Εγκεκριμένες που δεν φάνηκαν ποτέ στη λίγκα:",
      declined: "Απέρριψες:",
      expired: "Έληξαν πριν αποφασίσεις:",
      outdated: "Δεν ισχύουν πια:",
      superseded: "Αντικαταστάθηκαν από άλλη πρόταση:",
    })[state],
  noneInState: (state, team) =>
    ({
      pending: `Καμία κίνηση για ${team} δεν περιμένει την απόφασή σου.`,
      scheduled: `Καμία κίνηση για ${team} δεν είναι προγραμματισμένη για άλλη μέρα.`,
      approved: `Από όσες ενέκρινες για ${team}, καμία δεν λείπει ακόμα από τη λίγκα.`,
      approved_all: `Δεν έχεις εγκρίνει καμία κίνηση για ${team} μέχρι τώρα.`,
      verified: `Καμία εγκεκριμένη κίνηση για ${team} δεν φαίνεται ακόμα στη λίγκα.`,
      not_seen: `Όσες κινήσεις ενέκρινες για ${team} φάνηκαν στη λίγκα ή μπορεί ακόμα να φανούν.`,
      declined: `Δεν έχεις απορρίψει καμία κίνηση για ${team} μέχρι τώρα.`,
      expired: `Καμία πρόταση για ${team} δεν έχει λήξει.`,
      outdated: `Όλες οι προτάσεις για ${team} ισχύουν ακόμα.`,
      superseded: `Καμία πρόταση για ${team} δεν έχει αντικατασταθεί.`,
    })[state],
  nothingProposed: (team) =>
    `Όχι: τίποτα δεν περιμένει απόφαση και τίποτα δεν αποφασίστηκε, γιατί καμία κίνηση για ${team} δεν έχει μπει σε κάρτα. Όσα σου γράφω είναι μόνο συμβουλή· ζήτα ένα πλάνο για να βγουν κάρτες, ή κάνε την κίνηση στο ESPN.`,
  proposedSoFar: ({ pending, approved, declined }) => {
    const parts = [
      ...(pending > 0 ? [`${moves(pending)} σε αναμονή`] : []),
      ...(approved > 0 ? [`${moves(approved)} με έγκριση`] : []),
      ...(declined > 0 ? [`${moves(declined)} με απόρριψη`] : []),
    ];
    return parts.length === 0 ? "" : `Μέχρι τώρα: ${parts.join(", ")}.`;
  },
  proposedMove: (move, reported, reason) => {
    const isShownAhead = reported?.state === "scheduled" && reported.isSeenInLeague;
    const state = reported && (isShownAhead ? "προγραμματισμένη, και τη δείχνει ήδη η λίγκα" : STATES[reported.state]);
    const isOpen = reported === null || reported.state === "pending";
    const because = reason === null ? "" : isOpen || !state ? ` (${reason})` : `, ${reason}`;
    return `${exchange(move)}${isOpen ? gain(move) : ""}${state ? `: ${state}` : ""}${because}`;
  },
  stateReason: (code) => REASONS[code] ?? null,
  moreProposals: "Οι παλιότερες είναι στη λίστα με τις κινήσεις.",
};
