import type { PhrasesOf } from "../messages";

export const ui: PhrasesOf<"ui"> = {
  close: "Κλείσιμο",
  cancel: "Άκυρο",
  retry: "Δοκιμή ξανά",
  loading: "Φόρτωση…",
  stale: "Παλιά στοιχεία",
  staleBecause: "Η πηγή δεν διαβάζεται τώρα· αυτά έλεγε την προηγούμενη φορά.",
  updated: "Διαβάστηκε {age}",
  sourceDemo: "λίγκα επίδειξης",
  sourceNews: "ειδήσεις",
  sourceStoredNews: "αποθηκευμένες ειδήσεις, χωρίς ροές",
  sourceDemoNews: "νέα του demo",
  sourceCalculator: "υπολογισμός",
  sourceAndAge: "{source} · {age}",
  errorCode: "Κωδικός: {code}",
  offline: "Είσαι εκτός σύνδεσης. Βλέπεις ό,τι φορτώθηκε τελευταία.",
  connectionLost: "Ο διακομιστής δεν απαντά. Δες αν το FanVise εκτελείται ακόμη και δοκίμασε ξανά.",
  refused: "Ο διακομιστής δεν μπόρεσε να το κάνει. Δοκίμασε ξανά σε λίγο.",
};
