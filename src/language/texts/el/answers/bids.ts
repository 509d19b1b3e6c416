/** Ελληνικά. `src/language/texts/answers/bids.ts` λέει τι μπορεί να έχει κάθε φράση. */
import type { BidPhrases } from "@/language/texts/answers/bids";
import { laterAmount, laterSize } from "../../later-amount";

const many = (amount: number, one: string, several: string): string => `${amount} ${amount === 1 ? one : several}`;
const dollars = (amount: number): string => `$${String(amount).replace(".", ",")}`;
const inWinChance = (change: string | null): string => (change === null ? "" : `, ${change} στην πιθανότητα νίκης σου`);

export const BIDS_EL: BidPhrases = {
  addableNow: (name) => `Ναι: ${name} είναι ελεύθερος και μπορείς να τον πάρεις σήμερα.`,
  addableFrom: (name, day) => `${name} είναι ελεύθερος και μπορείς να τον πάρεις από ${day}.`,
  freeButNoMove: (name) =>
    `${name} είναι ελεύθερος, αλλά το ρόστερ και οι προσθήκες που σου μένουν δεν το επιτρέπουν τώρα.`,
  onWaiversUntil: (name, until) =>
    `Όχι ακόμα: ${name} είναι στα waivers${until === null ? " και το ESPN δεν λέει ως πότε" : ` ως ${until}`}. Μπορείς μόνο να τον διεκδικήσεις.`,
  bidVerdict(name, reason, { bid, chance, minimum, budgetLeft }) {
    switch (reason) {
      case "bid.worth-it":
        return `Πρόσφερε ${dollars(bid ?? 0)} για ${name}: πιθανότητα περίπου ${chance} να τον πάρεις.`;
      case "bid.minimum-enough":
        return `Αρκεί προσφορά ${dollars(bid ?? 0)} για ${name}: πιθανότητα περίπου ${chance} να τον πάρεις, και κάτι παραπάνω κοστίζει περισσότερο απ' όσο αξίζει.`;
      case "bid.no-gain":
        return `Μην κάνεις προσφορά για ${name}: δεν σου δίνει κάτι παραπάνω από όποιον θα έκοβες.`;
      case "bid.minimum-above-worth":
        return `Μην κάνεις προσφορά για ${name}: η ελάχιστη προσφορά της λίγκας, ${dollars(minimum)}, είναι περισσότερο απ' όσο σου αξίζει.`;
      case "bid.budget-spent":
        return `${name}: καμία προσφορά, αφού στο budget μένουν ${dollars(budgetLeft)} και η ελάχιστη προσφορά είναι ${dollars(minimum)}.`;
      case "bid.not-needed":
        return `Δεν χρειάζεται προσφορά για ${name}: είναι ελεύθερος.`;
    }
  },
  bidWorth: (name, worth, budgetLeft) =>
    `${name} σου αξίζει ως ${dollars(worth)}, από τα ${dollars(budgetLeft)} που σου μένουν.`,
  noBids: "Η λίγκα σου δεν έχει προσφορές: οι διεκδικήσεις κρίνονται με τη σειρά των waivers.",
  bidRung: (name, chance, bid) =>
    bid === null
      ? `${name}: πιθανότητα ${chance} δεν αξίζει τόσο`
      : `${name}: προσφορά ${dollars(bid)}, πιθανότητα ${chance}`,
  bidBasis: (hasOwn) =>
    hasOwn
      ? "Πιθανότητες από δημόσιο πίνακα διεκδικήσεων και από τις διεκδικήσεις της λίγκας σου."
      : "Πιθανότητες από δημόσιο πίνακα διεκδικήσεων: η λίγκα σου δεν έχει ακόμα προσφορές που κρίθηκαν.",
  bidUnknown: (code, name) =>
    code === "bid.budget-unknown"
      ? "Το ESPN δεν λέει πόσο budget σου μένει, οπότε δεν μπορώ να προτείνω προσφορά."
      : `Καμία κίνηση που θα πρότεινα δεν φέρνει ${name} σε αυτή την αναμέτρηση, οπότε η διεκδίκηση δεν μπορεί να ζυγιστεί.`,
  bidGain: (name, drop, gain, unit) =>
    `${name}${drop === null ? "" : ` αντί για ${drop}`}: ${laterAmount("el", gain, unit)} ως το τέλος της σεζόν.`,
  priority(name, { rank, isWorthIt, price, unit, isReset }) {
    const place = `Είσαι στη θέση ${rank} της σειράς των waivers`;
    if (isReset)
      return `${place}, που ξεκινά από την αρχή κάθε εβδομάδα: ${isWorthIt ? `διεκδίκησε ${name}` : `${name} και πάλι δεν σε βοηθά`}.`;
    return isWorthIt
      ? `${place}. ${name} αξίζει τη σειρά σου.`
      : `${place}. Κράτα τη σειρά σου: ${name} θα έπρεπε να αξίζει ${laterSize("el", price, unit)}.`;
  },
  noOpponentToRead: "Δεν έχεις αντίπαλο σε αυτή την αναμέτρηση ή το ESPN έχει λίγα στατιστικά για τους παίκτες του.",
  opponentHead: (opponent, adds) =>
    adds === null
      ? `${opponent}: κανένα γνωστό όριο προσθηκών.`
      : `${opponent}: ${adds === 1 ? "μένει" : "μένουν"} ${many(adds, "προσθήκη", "προσθήκες")}.`,
  opponentOpenSlots: (opponent, days) => `${opponent} στη σύνθεση: ${days}.`,
  openSlotsOn: (day, slots) => `${many(slots, "κενή θέση", "κενές θέσεις")} ${day}`,
  opponentNoMove: (opponent) => `${opponent}: καμία προσθήκη δεν βοηθά πολύ τώρα.`,
  opponentLikelyTitle: "Πιθανές κινήσεις του:",
  opponentMove: ({ add, drop, day, change }) =>
    `${[...(add === null ? [] : [`Παίρνει ${add}`]), ...(drop === null ? [] : [`κόβει ${drop}`])].join(", ")} ${day}${inWinChance(change)}`,
  opponentStreamersTitle: "Οι καλύτεροι ελεύθεροι γι' αυτόν:",
  opponentStreamer: (name, games, change) => `${name}: ${many(games, "αγώνας", "αγώνες")}${inWinChance(change)}`,
  opponentBlock: ({ name, drop, day, change }) =>
    `Για να τον μπλοκάρεις, πάρε ${name}${drop === null ? "" : ` αντί για ${drop}`} ${day}: χωρίς ${name} ο αντίπαλος είναι πιο αδύναμος, ${change} στην πιθανότητα νίκης σου.`,
  opponentNoBlock: (opponent) =>
    `${opponent}: δεν αξίζει προσθήκη για μπλοκάρισμα, κανένας παίκτης δεν αλλάζει αρκετά την πιθανότητα νίκης σου.`,
};
