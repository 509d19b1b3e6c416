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
  onATeam: (name, team) => `Όχι: ${name} είναι ${team === null ? "σε άλλη ομάδα" : `στην ομάδα ${team}`}.`,
  alreadyMine: (name) => `${name} είναι ήδη στην ομάδα σου.`,
  ownershipNotKnown: (name) => `Το ESPN δεν λέει αν είναι ελεύθερος ή στα waivers: ${name}.`,
  bidVerdict(name, reason, { bid, chance, minimum, budgetLeft }) {
    switch (reason) {
      case "bid.worth-it":
        return `Πρόσφερε ${dollars(bid ?? 0)} για ${name}: κερδίζει περίπου στο ${chance} των περιπτώσεων.`;
      case "bid.minimum-enough":
        return `Αρκούν ${dollars(bid ?? 0)} για ${name}: κερδίζουν περίπου στο ${chance} των περιπτώσεων και κάτι παραπάνω κοστίζει περισσότερο απ' όσο αξίζει.`;
      case "bid.no-gain":
        return `Μην κάνεις προσφορά για ${name}: δεν σου δίνει κάτι παραπάνω από όποιον θα έκοβες.`;
      case "bid.minimum-above-worth":
        return `Μην κάνεις προσφορά για ${name}: η ελάχιστη προσφορά της λίγκας, ${dollars(minimum)}, είναι περισσότερο απ' όσο σου αξίζει.`;
      case "bid.budget-spent":
        return `Δεν μπορείς να κάνεις προσφορά για ${name}: σου μένουν ${dollars(budgetLeft)} και η ελάχιστη είναι ${dollars(minimum)}.`;
      case "bid.not-needed":
        return `Δεν χρειάζεται προσφορά για ${name}: είναι ελεύθερος.`;
    }
  },
  bidWorth: (name, worth, budgetLeft) =>
    `${name} σου αξίζει ως ${dollars(worth)}, από τα ${dollars(budgetLeft)} που σου μένουν.`,
  bidRung: (chance, bid) =>
    bid === null ? `πιθανότητα ${chance}: περισσότερο απ' όσο αξίζει` : `πιθανότητα ${chance}: ${dollars(bid)}`,
  bidBasis: (claims) =>
    claims === 0
      ? "Πιθανότητες από δημόσιο πίνακα διεκδικήσεων· η λίγκα σου δεν έχει ακόμα προσφορές που κρίθηκαν."
      : `Πιθανότητες από δημόσιο πίνακα διεκδικήσεων και ${many(claims, "διεκδίκηση που κρίθηκε", "διεκδικήσεις που κρίθηκαν")} στη λίγκα σου.`,
  bidUnknown: (code, name) =>
    code === "bid.budget-unknown"
      ? "Το ESPN δεν λέει πόσο budget σου μένει, οπότε δεν μπορώ να προτείνω προσφορά."
      : `Καμία επιτρεπτή κίνηση δεν φέρνει ${name} σε αυτή την αναμέτρηση, οπότε δεν προτείνω προσφορά.`,
  bidGain: (name, drop, gain, unit) =>
    `${name}${drop === null ? "" : ` αντί για ${drop}`}: ${laterAmount("el", gain, unit)} ως το τέλος της σεζόν.`,
  priority(name, { rank, teams, isWorthIt, price, unit, isReset }) {
    const place = `Είσαι στη θέση ${rank} από ${teams} στη σειρά των waivers`;
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
  opponentOpenSlots: (opponent, days) => `${opponent}, άδειες θέσεις: ${days}.`,
  openSlotsOn: (day, slots) => `${slots} ${day}`,
  opponentNoMove: (opponent) => `${opponent}: καμία προσθήκη δεν βοηθά πολύ τώρα.`,
  opponentLikelyTitle: "Πιθανές κινήσεις του:",
  opponentMove: ({ add, drop, day, change }) =>
    `${day}: ${[...(add === null ? [] : [`παίρνει ${add}`]), ...(drop === null ? [] : [`κόβει ${drop}`])].join(", ")}${inWinChance(change)}`,
  opponentStreamersTitle: "Οι καλύτεροι ελεύθεροι γι' αυτόν:",
  opponentStreamer: (name, games, change) => `${name}: ${many(games, "αγώνας", "αγώνες")}${inWinChance(change)}`,
  opponentBlock: ({ name, drop, day, change }) =>
    `Για να τον μπλοκάρεις, πάρε ${name}${drop === null ? "" : ` αντί για ${drop}`} ${day}: χωρίς ${name} ο αντίπαλος είναι πιο αδύναμος, ${change} στην πιθανότητα νίκης σου.`,
  opponentNoBlock: (opponent) =>
    `${opponent}: δεν αξίζει προσθήκη για μπλοκάρισμα, κανένας παίκτης δεν αλλάζει τις πιθανότητές σου κατά 1%.`,
};
