import type { PhrasesOf } from "@/language/texts/ui/messages";

export const states: PhrasesOf<"states"> = {
  skip: "Μετάβαση στο περιεχόμενο",
  missingTitle: "Η σελίδα δεν βρέθηκε",
  missingText: "Η διεύθυνση είναι λάθος ή η σελίδα δεν υπάρχει πια.",
  missingLink: "Στον πίνακα",
  failedTitle: "Κάτι πήγε στραβά",
  failedText:
    "Έγινε σφάλμα στον διακομιστή. Τα δεδομένα σου είναι ασφαλή. Δοκίμασε ξανά· αν επιμένει, δες το τερματικό όπου τρέχει το FanVise.",
};
