/** Official statuses in Greek, by ESPN's words. */
export const GREEK_STATUS: Readonly<Record<string, string>> = {
  ACTIVE: "ενεργός",
  PROBABLE: "πιθανόν να παίξει",
  QUESTIONABLE: "αμφίβολος",
  DOUBTFUL: "πολύ αμφίβολος",
  DAY_TO_DAY: "υπό επανεκτίμηση μέρα με τη μέρα (DTD)",
  OUT: "εκτός",
  INJURY_RESERVE: "εκτός, στη λίστα τραυματιών",
  SUSPENSION: "τιμωρημένος",
  BEREAVEMENT: "απών λόγω πένθους",
  PATERNITY: "απών λόγω πατρότητας",
  UNKNOWN: "άγνωστη κατάσταση",
};
