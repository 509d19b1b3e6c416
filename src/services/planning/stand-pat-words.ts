/** Why nothing is moved, as a person says it. */
import type { Language } from "@/contract/conversation/intent";
import type { StandPatReason } from "@/domain/plan/solve-week-plan";

export const STAND_PAT: Readonly<Record<Language, Readonly<Record<StandPatReason, string>>>> = {
  en: {
    "no-adds-left": "You have no adds left in this matchup.",
    "no-candidates": "Nobody can be added in the days left.",
    "no-games": "Nobody who can be added has a game that is worth a start in the days left.",
    "no-room": "Your roster is full, and nobody on it should be dropped.",
    "below-price": "The best move gains less than an add is worth keeping for.",
    "nothing-better": "No move makes your team better in the days left.",
  },
  el: {
    "no-adds-left": "Δεν σου μένουν προσθήκες σε αυτή την αναμέτρηση.",
    "no-candidates": "Κανείς δεν μπορεί να προστεθεί στις ημέρες που μένουν.",
    "no-games": "Κανείς από όσους μπορούν να προστεθούν δεν έχει αγώνα που να αξίζει θέση στην πεντάδα.",
    "no-room": "Το ρόστερ σου είναι γεμάτο και κανείς δεν πρέπει να φύγει.",
    "below-price": "Η καλύτερη κίνηση κερδίζει λιγότερα από όσα αξίζει μια προσθήκη που μένει για αργότερα.",
    "nothing-better": "Καμία κίνηση δεν κάνει την ομάδα σου καλύτερη στις ημέρες που μένουν.",
  },
};

/** Where good moves lie only on other days than those that were asked about. */
export const OUTSIDE_WINDOW: Readonly<Record<Language, string>> = {
  en: "No move on the days you chose is worth making; look at all the days left.",
  el: "Καμία κίνηση στις ημέρες που διάλεξες δεν αξίζει· δες όλες τις ημέρες που μένουν.",
};
