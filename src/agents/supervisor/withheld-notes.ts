/** Notes that replace withheld sentences in an answer. */
import type { WithheldKind } from "@/contract/conversation/grounding";
import type { Language } from "@/contract/conversation/intent";

const NOTES: Readonly<Record<WithheldKind, Readonly<Record<Language, string>>>> = {
  deed: {
    en: "*(Left out: it said that something was done. Nothing is done until you approve it.)*",
    el: "*(Παραλείφθηκε: έλεγε ότι κάτι έγινε. Τίποτα δεν γίνεται πριν το εγκρίνεις.)*",
  },
  approval: {
    en: "*(Left out: it spoke of an approval that you did not give.)*",
    el: "*(Παραλείφθηκε: μιλούσε για έγκριση που δεν έδωσες.)*",
  },
  injury: {
    en: "*(Left out: an injury or a return that no source confirms.)*",
    el: "*(Παραλείφθηκε: τραυματισμός ή επιστροφή που δεν επιβεβαιώνει καμία πηγή.)*",
  },
  status: {
    en: "*(Left out: a status that contradicts the official one.)*",
    el: "*(Παραλείφθηκε: κατάσταση που διαφωνεί με την επίσημη.)*",
  },
  secret: {
    en: "*(Left out: it asked for a login or led to another site. FanVise never asks for a password in a chat.)*",
    el: "*(Παραλείφθηκε: ζητούσε στοιχεία σύνδεσης ή οδηγούσε σε άλλη σελίδα. Το FanVise δεν ζητά ποτέ κωδικό στη συνομιλία.)*",
  },
  instructions: {
    en: "*(Left out: text that is no part of an answer.)*",
    el: "*(Παραλείφθηκε: κείμενο που δεν ανήκει σε απάντηση.)*",
  },
};

export const withheldNote = (kind: WithheldKind, language: Language): string => NOTES[kind][language];
