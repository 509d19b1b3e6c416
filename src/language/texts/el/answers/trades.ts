/** Greek. `src/language/texts/answers/trades.ts` says what each phrase may hold. */
import type { TradeVerdictWord } from "@/contract/trades/trade-words";
import type { TradePhrases } from "@/language/texts/answers/trades";
import { laterUnitName } from "@/language/texts/later-amount";

const VERDICTS: Readonly<Record<TradeVerdictWord, string>> = {
  better: "Συμφέρει",
  "slightly-better": "Συμφέρει λίγο",
  "no-difference": "Καμία σαφής διαφορά",
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
  theyAgree: (gains) =>
    gains === null
      ? "Γι' αυτούς δεν αλλάζει κάτι σημαντικό, οπότε θα το κρίνει ο άλλος."
      : gains
        ? "Κερδίζουν κι αυτοί, άρα έχουν λόγο να δεχτούν."
        : "Βγαίνουν χαμένοι, άρα μάλλον θα πουν όχι, εκτός αν χρειάζονται αυτό που δίνεις.",
  tradeSwap: (team, gives, gets) => `${team}: δίνει ${gives} και παίρνει ${gets}.`,
  tradePoints: (team, perWeek, playoffs) =>
    `${team}: ${signed(perWeek)} πόντοι φάνταζι την εβδομάδα${playoffs === null ? "" : `, ${signed(playoffs)} πόντοι φάνταζι την εβδομάδα στα πλέι οφ`}.`,
  tradeCategories: (team, better, worse) =>
    `${team}, σε μια μέση εβδομάδα: ${[...(better === "" ? [] : [`καλύτερα σε ${better}`]), ...(worse === "" ? [] : [`χειρότερα σε ${worse}`])].join(" · ")}.`,
  tradeDrops: (team, names, count, full) =>
    full === null
      ? `${team}: πρέπει να κόψει ${names}, γιατί ${count === 1 ? "δεν χωράει άλλος" : "δεν χωρούν άλλοι"} στο ρόστερ.`
      : `${team}: πρέπει να κόψει ${names}, γιατί η λίγκα επιτρέπει το πολύ ${full.most} παίκτες στη θέση ${full.position}, μαζί με όσους είναι στο IR.`,
  tradeStreams: (team, spots) =>
    spots === 1
      ? `${team}: αδειάζει μία θέση στο ρόστερ, που υπολογίζεται με ελεύθερους παίκτες.`
      : `${team}: αδειάζουν ${spots} θέσεις στο ρόστερ, που υπολογίζονται με ελεύθερους παίκτες.`,
  tradePlayoffGames: (name, games) => `${name}: ${games} αγώνες NBA στα πλέι οφ της λίγκας σου.`,
  tradeIsYours: (team) =>
    `Το FanVise δεν στέλνει ποτέ ανταλλαγές: την προτείνεις εσύ στο ESPN, από τη σελίδα της ομάδας ${team}. Ο σύνδεσμος είναι στη σελίδα «Ανταλλαγές».`,
  tradeOffersTitle({ count, player, isMine, position }) {
    const best =
      count === 1
        ? "μία δίκαιη ανταλλαγή βοηθά και τις δύο ομάδες"
        : "αυτές οι δίκαιες ανταλλαγές βοηθούν και τις δύο ομάδες";
    if (player !== null && isMine) return `Δώσε τον ${player} μόνο για κάτι τέτοιο: ${best}.`;
    if (player !== null) return `Για να πάρεις τον ${player}, ${best}.`;
    const title = position === null ? best : `για ${position}, ${best}`;
    return `${title.charAt(0).toUpperCase()}${title.slice(1)}${count === 1 ? "." : ", η καλύτερη για σένα πρώτη."}`;
  },
  tradeOffer({ partner, gives, gets, mine, theirs, unit, drops }) {
    const amount = ({ chance, gain }: typeof mine) =>
      [
        ...(gain === null ? [] : [`${signed(gain)} ${laterUnitName("el", unit)}`]),
        ...(chance === null ? [] : [`πιθανότητα ${chance} να βγεις κερδισμένος`]),
      ].join(", ");
    const [you, they] = [amount(mine), amount({ ...theirs, chance: null })];
    return [
      `${partner}: δίνεις ${gives} για ${gets}.`,
      ...(you === "" ? [] : [`Εσύ: ${you}${they === "" ? "." : ` · ${partner}: ${they}.`}`]),
      ...(drops === "" ? [] : [`Θα πρέπει να κόψεις ${drops}.`]),
    ].join(" ");
  },
  tradeOffersLeft: (count) =>
    count === 1 ? "Μία ακόμα ανταλλαγή στη σελίδα «Ανταλλαγές»." : `${count} ακόμα ανταλλαγές στη σελίδα «Ανταλλαγές».`,
  noTradeOffers({ partner, position, player }) {
    const about = [
      ...(player === null ? [] : [`με τον ${player}`]),
      ...(position === null ? [] : [`για ${position}`]),
      ...(partner === null ? [] : [`με την ομάδα ${partner}`]),
    ].join(" ");
    return `Καμία δίκαιη ανταλλαγή${about === "" ? "" : ` ${about}`}, έως δύο παίκτες για έναν, δεν βοηθά και τις δύο ομάδες. Μείνε όπως είσαι ή δοκίμασε δική σου στη σελίδα «Ανταλλαγές».`;
  },
};
