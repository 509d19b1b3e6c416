import type { PhrasesOf } from "../messages";

export const ui: PhrasesOf<"ui"> = {
  close: "Κλείσιμο",
  cancel: "Άκυρο",
  retry: "Δοκιμή ξανά",
  loading: "Φόρτωση…",
  stale: "Παλιά στοιχεία",
  staleBecause: "Η πηγή δεν διαβάζεται τώρα· αυτά έλεγε την προηγούμενη φορά.",
  updated: "Διαβάστηκε {age}",
  sourceAndAge: "{source} · {age}",
  errorCode: "Κωδικός: {code}",
  offline: "Είστε εκτός σύνδεσης. Βλέπετε ό,τι φορτώθηκε τελευταία.",
  connectionLost: "Ο διακομιστής δεν απαντά. Δείτε αν το FanVise εκτελείται ακόμη και δοκιμάστε ξανά.",
  refused: "Ο διακομιστής δεν μπόρεσε να το κάνει. Δοκιμάστε ξανά σε λίγο.",
};
