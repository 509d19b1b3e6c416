import type { PhrasesOf } from "@/language/texts/ui/messages";

export const states: PhrasesOf<"states"> = {
  skip: "Μετάβαση στο περιεχόμενο",
  missingTitle: "Εδώ δεν υπάρχει τίποτα",
  missingText: "Η διεύθυνση είναι λάθος ή αυτό που δείχνει δεν βρίσκεται σε αυτή την εγκατάσταση.",
  missingLink: "Στον πίνακα",
  failedTitle: "Η σελίδα δεν μπόρεσε να φτιαχτεί",
  failedText:
    "Κάτι απέτυχε στον διακομιστή. Ό,τι είναι δικό σου είναι αποθηκευμένο και δεν χάθηκε τίποτα. Δοκίμασε ξανά· αν επιμένει, δες το τερματικό όπου τρέχει το FanVise.",
};
