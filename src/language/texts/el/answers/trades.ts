/** Greek. `src/language/texts/answers/trades.ts` says what each phrase may hold. */
import type { TradeVerdictWord } from "@/contract/trades/trade-words";
import type { TradePhrases } from "@/language/texts/answers/trades";
import { laterUnitName } from "@/language/texts/later-amount";

const VERDICTS: Readonly<Record<TradeVerdictWord, string>> = {
  better: "Συμφέρει",
  "slightly-better": "Συμφέρει λίγο",
  "no-difference": "Καμία διαφορά",
  "slightly-worse": "Δεν συμφέρει πολύ",
  worse: "Δεν συμφέρει",
};
const signed = (value: number): string => `${value > 0 ? "+" : ""}${value}`;

export const TRADES_EL: TradePhrases = {
  tradeVerdict({ team, verdict, chance, gain, unit }) {
    const facts = [
      ...(chance === null ? [] : [`πιθανότητα ${chance} να βγει κερδισμένη η ομάδα`]),
      ...(gain === null ? [] : [`${signed(gain)} ${laterUnitName("el", unit)} στην υπόλοιπη σεζόν`]),
    ].join(", ");
    const isEven = verdict === "no-difference";
    const side =
      team === null ? (isEven ? "για σένα" : "εσένα") : isEven ? `για την ομάδα ${team}` : `την ομάδα ${team}`;
    if (verdict === null)
      return facts === "" ? "" : `${team === null ? "Για σένα" : `Για την ομάδα ${team}`}: ${facts}.`;
    return `${VERDICTS[verdict]} ${side}: ${facts}.`;
  },
  tradeWithoutVerdict:
    "Χωρίς ετυμηγορία: οι ανταλλαγές δοκιμάστηκαν σε σεζόν που παίχτηκαν μόνο σε λίγκες πόντων, οπότε αυτά είναι επιπτώσεις και όχι συμβουλή.",
  tradeSwap: (team, gives, gets) => `${team}: δίνει ${gives} και παίρνει ${gets}.`,
  tradePoints: (team, perWeek, playoffs) =>
    `${team}: ${signed(perWeek)} πόντοι φάνταζι την εβδομάδα${playoffs === null ? "" : `, ${signed(playoffs)} πόντοι φάνταζι την εβδομάδα στα πλέι οφ`}.`,
  tradeCategories: (team, better, worse) =>
    `${team}, σε μια μέση εβδομάδα: ${[...(better === "" ? [] : [`καλύτερα σε ${better}`]), ...(worse === "" ? [] : [`χειρότερα σε ${worse}`])].join(" · ")}.`,
  tradeDrops: (team, names, count) =>
    `${team}: πρέπει να κόψει ${names}, γιατί ${count === 1 ? "δεν χωράει άλλος" : "δεν χωρούν άλλοι"} στο ρόστερ.`,
  tradeStreams: (team, spots) =>
    spots === 1
      ? `${team}: αδειάζει μία θέση στο ρόστερ, που υπολογίζεται με ελεύθερους παίκτες.`
      : `${team}: αδειάζουν ${spots} θέσεις στο ρόστερ, που υπολογίζονται με ελεύθερους παίκτες.`,
  tradePlayoffGames: (name, games) => `${name}: ${games} αγώνες NBA στα πλέι οφ της λίγκας σου.`,
  tradeIsYours: (team) =>
    `Το FanVise δεν στέλνει ποτέ ανταλλαγές: την προτείνεις εσύ στο ESPN, από τη σελίδα της ομάδας ${team}. Ο σύνδεσμος είναι στη σελίδα «Ανταλλαγές».`,
  tradeOffersTitle: (matched) =>
    matched === 1
      ? "Μία ανταλλαγή βοηθά και τις δύο ομάδες:"
      : "Αυτές οι ανταλλαγές βοηθούν και τις δύο ομάδες, το πολύ μία με κάθε ομάδα, η καλύτερη για σένα πρώτη:",
  tradeOffer: (partner, gives, gets) => `${partner}: δίνεις ${gives} για ${gets}.`,
  noTradeOffers({ partner, position, player }) {
    const about = [
      ...(player === null ? [] : [`με τον ${player}`]),
      ...(position === null ? [] : [`για ${position}`]),
      ...(partner === null ? [] : [`με την ομάδα ${partner}`]),
    ].join(" ");
    return `Καμία ανταλλαγή${about === "" ? "" : ` ${about}`}, έως δύο παίκτες για έναν, δεν βοηθά και τις δύο ομάδες. Μείνε όπως είσαι ή δοκίμασε άλλη στη σελίδα «Ανταλλαγές».`;
  },
};
