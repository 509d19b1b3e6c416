import type { PhrasesOf } from "@/language/texts/ui/messages";

export const signIn: PhrasesOf<"signIn"> = {
  title: "Σύνδεση",
  email: "Email",
  password: "Κωδικός",
  signIn: "Σύνδεση",
  sendLink: "Στείλε μου σύνδεσμο",
  linkSent: "Αν η διεύθυνση έχει λογαριασμό, έρχεται σύνδεσμος. Άνοιξέ τον σε αυτόν τον browser.",
  linkSpent: "Ο σύνδεσμος δεν ισχύει πια. Κάθε σύνδεσμος ισχύει μία φορά, στον browser που τον ζήτησε.",
  continueWith: "Συνέχεια με {provider}",
  refused: "Δεν έγινε. Έλεγξε τη διεύθυνση και τον κωδικό ή ζήτησε νέο σύνδεσμο.",
  unavailable: "Η σύνδεση δεν είναι δυνατή αυτή τη στιγμή. Δοκίμασε ξανά σε ένα λεπτό.",
  tooOften: "Πολλές προσπάθειες. Περίμενε ένα λεπτό και δοκίμασε ξανά.",
  invalid: "Γράψε ολόκληρη τη διεύθυνση email και κωδικό με έξι χαρακτήρες τουλάχιστον.",
};
