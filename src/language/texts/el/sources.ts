/** How the outside sources fare, in Greek. */
import type { SourceTexts } from "../en/sources";
import { greekAgo } from "./answers/league-facts";

export const sources: SourceTexts = {
  league: "ESPN: η λίγκα σου",
  demoLeague: "Λίγκα demo",
  season: "ESPN: αγώνες και παίκτες της σεζόν",
  demoSeason: "Σεζόν του demo: αγώνες και παίκτες",
  embeddings: (id) => `Αναζήτηση με νόημα (${id})`,
  model: (id) => `Μοντέλο (${id})`,
  state(state, { age, failure, isRateLimited }) {
    const shown = age === null ? "Δεν υπάρχουν αποθηκευμένα δεδομένα." : `Βλέπεις δεδομένα, ${greekAgo(age)}.`;
    switch (state) {
      case "working":
        return `Λειτουργεί. Τελευταία ενημέρωση: ${greekAgo(age ?? "just now")}.`;
      case "not used yet":
        return "Δεν έχει χρησιμοποιηθεί ακόμη.";
      case "paused":
        return isRateLimited
          ? `Μας ζήτησε να πάμε πιο αργά, γι' αυτό περιμένουμε. ${shown}`
          : `Απέτυχε πολλές φορές στη σειρά, γι' αυτό κάνουμε ένα μικρό διάλειμμα. ${shown}`;
      case "failing":
      case "needs you":
        return `${failure} ${shown}`.trim();
    }
  },
  repair: {
    "espn.login_refused": [
      "Συνδέσου στο espn.com με τον λογαριασμό που είναι σε αυτή τη λίγκα και άνοιξέ την εκεί.",
      "Στα εργαλεία προγραμματιστή του browser (Application, στον Firefox Storage), στα Cookies του espn.com, αντίγραψε τις τιμές espn_s2 και SWID.",
      "Στη σελίδα Λίγκες ανανέωσε με αυτές τη σύνδεση της λίγκας· το SWID κρατά τις αγκύλες του. Αν αποσυνδεθείς από το espn.com ή αλλάξεις κωδικό, παύουν να ισχύουν.",
    ],
    "espn.league_private": [
      "Συνδέσου στο espn.com με λογαριασμό που είναι σε αυτή τη λίγκα.",
      "Στη σελίδα Λίγκες πρόσθεσε στη λίγκα τα cookies espn_s2 και SWID του espn.com· το SWID κρατά τις αγκύλες του.",
      "Ή ζήτα από τον commissioner να κάνει τη λίγκα δημόσια στις ρυθμίσεις της.",
    ],
  },
};
