import type { PhrasesOf } from "@/language/texts/ui/messages";

export const states: PhrasesOf<"states"> = {
  skip: "Μετάβαση στο περιεχόμενο",
  missingTitle: "Η σελίδα δεν βρέθηκε",
  missingText: "Η διεύθυνση είναι λάθος ή αυτό που ψάχνεις δεν υπάρχει εδώ.",
  missingLink: "Πήγαινε στον πίνακα",
  failedTitle: "Κάτι πήγε στραβά",
  failedText:
    "Παρουσιάστηκε σφάλμα στον διακομιστή. Τα δεδομένα σου είναι αποθηκευμένα και δεν χάθηκε τίποτα. Δοκίμασε ξανά· αν συνεχιστεί, δες το τερματικό όπου τρέχει το FanVise.",
};
