/** The sentences of a player report in Greek. */
import { shortDay } from "../days";
import type { PlayerReportTexts, ReportedWorth } from "../en/player-report";
import { laterAmount } from "../later-amount";
import { player } from "./ui/player";

const shown = (value: number): string => String(Math.abs(value)).replace(".", ",");
const signed = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${shown(value)}`;
const amount = (value: number, unit: ReportedWorth["unit"]): string =>
  `${signed(value)} ${unit === "points" ? "πόντοι" : "σε αξία κατηγοριών"}`;
const worthOf = ({ gain, gainAfter, day, unit, laterUnit }: ReportedWorth): string =>
  `${amount(gain, unit)} σε αυτή την αναμέτρηση${day === undefined ? "" : ` (κίνηση ${shortDay("el", day)})`}${
    gainAfter === null ? "" : `, ${laterAmount("el", gainAfter, laterUnit)} στην υπόλοιπη σεζόν`
  }`;

const statusOf = (status: string): string => {
  const key = `status_${status}`;
  return isStatusKey(key) ? player[key] : player.status_UNKNOWN;
};
const isStatusKey = (key: string): key is Extract<keyof typeof player, `status_${string}`> =>
  Object.hasOwn(player, key);

const OWNERSHIP: Readonly<Record<string, string>> = {
  "my roster": "στο ρόστερ σου",
  opponent: "στον αντίπαλο",
  "free agent": "ελεύθερος",
  "on waivers": "σε waivers",
  unknown: "άγνωστο πού",
};

export const playerReport: PlayerReportTexts = {
  verdict: {
    HOLD: "Κράτα τον.",
    IR: "Βάλε τον στο IR.",
    STREAM: "Κάνε stream στη θέση του.",
    DROP: "Μπορείς να τον κόψεις.",
    MONITOR: "Παρακολούθησέ τον.",
    ACTIVE: "Δεν χρειάζεται κίνηση.",
  },
  because: {
    "advice.free-ir-slot": "Μια ελεύθερη θέση IR τον κρατά χωρίς κόστος.",
    "advice.must-keep": "Πρέπει να μείνει.",
    "advice.spot-worth-more": "Η θέση του αξίζει περισσότερο με άλλον, σε αυτή την αναμέτρηση και μετά.",
    "advice.spot-worth-more-now": "Η θέση του αξίζει περισσότερο με μια προσωρινή προσθήκη σε αυτή την αναμέτρηση.",
    "advice.nobody-better": "Κανείς ελεύθερος δεν αξίζει περισσότερο στη θέση του.",
    "advice.back-by-tomorrow": "Αναμένεται να γυρίσει ως αύριο.",
    "advice.in-doubt": "Είναι αμφίβολος: ξαναδές το πριν από το επόμενο τζάμπολ του.",
    "advice.status-unknown": "Το ESPN δεν δίνει κατάσταση, και αυτό δεν σημαίνει ότι είναι υγιής.",
    "advice.reports-contradict": "Τα ρεπορτάζ διαψεύδουν την επίσημη κατάστασή του: ξαναδές το πριν κάνεις κάτι.",
    "advice.plays": "Αναμένεται να παίξει.",
    "advice.would-help": "Θα βοηθούσε στις ημέρες που μένουν.",
    "advice.would-not-help": "Δεν θα βοηθούσε στις ημέρες που μένουν.",
    "advice.out-not-mine": "Είναι εκτός και δεν είναι στην ομάδα σου.",
    "advice.drop-approved": "Έχεις ήδη εγκρίνει να τον αφήσεις.",
    "advice.add-approved": "Έχεις ήδη εγκρίνει να τον πάρεις.",
    "advice.dropped-by-plan":
      "Το πλάνο για τις ημέρες που μένουν τον αφήνει: μετά τις άλλες κινήσεις, η θέση του αξίζει περισσότερο με άλλον.",
  },
  keep: {
    undroppable: "Στο ESPN είναι undroppable.",
    untouchable: "Τον έχεις δηλώσει ανέγγιχτο.",
    "top-value": "Είναι από τους πιο πολύτιμους του ρόστερ σου για την υπόλοιπη σεζόν.",
    returning: "Όταν γυρίσει, αξίζει περισσότερο από έναν αντικαταστάτη.",
    "widely-rostered":
      "Τον έχουν σχεδόν όλες οι λίγκες, και κανένας ελεύθερος παίκτης δεν είναι καθαρά καλύτερος για την υπόλοιπη σεζόν.",
    "free-ir": "Τον κρατά, ή μπορεί να τον κρατήσει, μια θέση IR.",
    planned: "Έχεις ήδη εγκρίνει κίνηση με αυτόν.",
  },
  status: ({ name, ownership, status, since, expectedReturn }) =>
    `${name} (${OWNERSHIP[ownership] ?? ownership}): ${statusOf(status)}${
      since === null ? "" : `, ${since.isAtLeast ? "τουλάχιστον " : ""}από ${shortDay("el", since.day)}`
    }${expectedReturn === null ? "" : `, επιστρέφει ${shortDay("el", expectedReturn)}`}.`,
  playsNext: (chance) => `Πιθανότητα να παίξει στον επόμενο αγώνα της ομάδας του: ${chance}.`,
  swap: (instead, worth) =>
    instead === null ? `Αν τον αφήσεις: ${worthOf(worth)}.` : `Αν πάρεις στη θέση του ${instead}: ${worthOf(worth)}.`,
  add: (worth) => `Αν τον πάρεις: ${worthOf(worth)}.`,
  percent: (share) => `${Math.round(share * 100)}%`,
};
