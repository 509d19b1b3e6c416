/** Greek. `src/language/texts/answers/advice.ts` says what each phrase may hold. */
import type { AdvicePhrases } from "@/language/texts/answers/advice";

export const ADVICE_EL: AdvicePhrases = {
  adviceHead: (verb, name) =>
    ({
      HOLD: `Κράτα τον ${name}.`,
      IR: `Μην κόψεις τον ${name}, βάλε τον σε θέση IR.`,
      "IR-kept": `Μην κόψεις τον ${name}, άφησέ τον στη θέση IR.`,
      STREAM: `Μπορείς να κάνεις stream στη θέση του ${name} για αυτή την αναμέτρηση.`,
      DROP: `Μπορείς να κόψεις τον ${name}.`,
      MONITOR: `Μην κόψεις ακόμη τον ${name}, περίμενε και ξαναδές το.`,
      ACTIVE: `Μην κόψεις τον ${name}.`,
    })[verb],
  adviceBecause: (reason) =>
    ({
      "advice.free-ir-slot": "Εκεί δεν κοστίζει τίποτα.",
      "advice.must-keep": "",
      "advice.spot-worth-more": "Άλλος στη θέση του δίνει περισσότερα σε αυτή την αναμέτρηση, και όχι λιγότερα μετά.",
      "advice.spot-worth-more-now": "Άλλος στη θέση του δίνει περισσότερα σε αυτή την αναμέτρηση.",
      "advice.nobody-better": "Κανείς ελεύθερος δεν αξίζει περισσότερο στη θέση του.",
      "advice.back-by-tomorrow": "Αναμένεται να έχει γυρίσει ως αύριο.",
      "advice.in-doubt": "Δεν είναι βέβαιο πότε αγωνίζεται, αλλά δεν αναφέρεται μεγάλη απουσία.",
      "advice.status-unknown": "Η επίσημη κατάστασή του είναι άγνωστη, και αυτό δεν σημαίνει ότι είναι υγιής.",
      "advice.reports-contradict": "Δημοσιεύματα διαψεύδουν την επίσημη κατάστασή του.",
      "advice.plays": "Παίζει, και κανείς ελεύθερος δεν αξίζει καθαρά περισσότερο στη θέση του.",
      "advice.would-help": "",
      "advice.would-not-help": "",
      "advice.out-not-mine": "",
      "advice.drop-approved": "Έχεις ήδη εγκρίνει να τον αφήσεις.",
      "advice.add-approved": "Έχεις ήδη εγκρίνει να τον πάρεις.",
      "advice.dropped-by-plan":
        "Το πλάνο για τις ημέρες που μένουν τον αφήνει: αφού γίνουν οι άλλες κινήσεις, η θέση του αξίζει περισσότερο για κάποιον άλλον.",
    })[reason],
  keptBecause: (reason) =>
    ({
      undroppable: "Το ESPN δεν αφήνει αυτή τη λίγκα να τον κόψει.",
      untouchable: "Τον έχεις δηλώσει ανέγγιχτο.",
      "top-value": "Είναι από τους πιο πολύτιμους του ρόστερ σου για την υπόλοιπη σεζόν.",
      returning: "Όσα δίνει μετά την επιστροφή του ξεπερνούν έναν αντικαταστάτη.",
      "widely-rostered":
        "Τον έχουν σχεδόν όλες οι λίγκες, και κανένας ελεύθερος παίκτης δεν είναι καθαρά καλύτερος για την υπόλοιπη σεζόν.",
      "free-ir": "Τον κρατά, ή θα τον κρατούσε, μια θέση IR.",
      planned: "Έχεις ήδη εγκρίνει κίνηση με αυτόν.",
    })[reason],
  chancesToPlay: (name, days) => `${name}, πιθανότητα να παίξει: ${days}.`,
  dayChance: (day, chance) => `${day} ${chance}`,
  reserve: (name, status, may, isThere) =>
    may === null
      ? `${name}: δεν μπορώ να πω αν επιτρέπεται σε θέση IR, δεν ξέρω την επίσημη κατάστασή του.`
      : may
        ? `${name}: μπορεί να ${isThere ? "μείνει" : "μπει"} σε θέση IR (${status}).`
        : `${name}: δεν μπορεί να ${isThere ? "μείνει" : "μπει"} σε θέση IR (${status}). Το ESPN δέχεται εκεί μόνο όσους δηλώνονται εκτός ή τιμωρημένοι.`,
  noAdvice: (name) => `${name}: δεν μπορώ να ζυγίσω τη θέση του τώρα.`,
};
