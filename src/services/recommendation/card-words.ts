/**
 * What a card says, in the person's language. Every figure in it comes from the engine; news are quoted as notes.
 */
import type { Language } from "@/contract/conversation/intent";
import type { MoveEffect } from "@/domain/engine/week-moves";
import type { EasternDay } from "@/domain/ids";
import type { ReopenedReason } from "@/domain/proposals/declined-move";

const DAYS = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  el: ["Κυριακή", "Δευτέρα", "Τρίτη", "Τετάρτη", "Πέμπτη", "Παρασκευή", "Σάββατο"],
} as const;

const weekdayIn = (day: EasternDay, language: Language): string =>
  DAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? day;

export function titleOf({ move }: Pick<MoveEffect, "move">, language: Language): string {
  const [drop, add, day] = [move.drop?.name, move.add?.name, weekdayIn(move.day, language)];
  if (language === "el") {
    if (!add) return `Άφησε ${drop}, ${day}`;
    return drop ? `Άφησε ${drop}, πάρε ${add}, ${day}` : `Πάρε ${add}, ${day}`;
  }
  if (!add) return `Drop ${drop} on ${day}`;
  return drop ? `Drop ${drop}, add ${add} on ${day}` : `Add ${add} on ${day}`;
}

/** A number as it is, with the decimal mark of the language. */
const shown = (value: number | string, language: Language): string =>
  language === "el" ? String(value).replace(".", ",") : String(value);
const percent = (chance: number, language: Language): string =>
  `${shown((chance * 100).toFixed(chance < 0.1 || chance > 0.9 ? 1 : 0), language)}%`;
const signed = (value: number, language: Language): string => `${value > 0 ? "+" : ""}${shown(value, language)}`;

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", el: "el-GR" };
/** "Wed 29 Jan". */
const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(",", "");

type MoveUnit = "points" | "category value";

/** Why the engine proposes it. */
export function reasonsOf(effect: MoveEffect, unit: MoveUnit, language: Language): string[] {
  const { gain, starts, winProbability, categories } = effect;
  const moved = Object.entries(categories)
    .filter(([, change]) => Math.abs(change) >= 0.01)
    .sort(([, a], [, b]) => b - a)
    .map(([label, change]) => `${label} ${signed(Math.round(change * 100), language)}%`);
  const isGreek = language === "el";
  const freed = effect.leavesIr.map(({ name }) => name).join(", ");
  return [
    ...(freed === ""
      ? []
      : [
          isGreek ? `Κάνει χώρο για να βγει από το IR: ${freed}.` : `Makes room to bring ${freed} off injured reserve.`,
        ]),
    unit === "points"
      ? isGreek
        ? `${signed(gain, language)} αναμενόμενοι πόντοι στις ημέρες που μένουν.`
        : `${signed(gain, language)} expected points over the days left.`
      : isGreek
        ? `${signed(gain, language)} σε αξία κατηγοριών στις ημέρες που μένουν.`
        : `${signed(gain, language)} in category value over the days left.`,
    isGreek
      ? `Συμμετοχές ως βασικός: ${starts.gained.length} κερδίζονται, ${starts.lost.length} χάνονται.`
      : `Starts: ${starts.gained.length} gained, ${starts.lost.length} lost.`,
    ...(winProbability
      ? [
          isGreek
            ? `Πιθανότητα νίκης από ${percent(winProbability.before, language)} σε ${percent(winProbability.after, language)}.`
            : `Win probability from ${percent(winProbability.before, language)} to ${percent(winProbability.after, language)}.`,
        ]
      : []),
    ...(moved.length > 0 ? [isGreek ? `Κατηγορίες: ${moved.join(", ")}.` : `Categories: ${moved.join(", ")}.`] : []),
  ];
}

/** For a move that was declined before: what changed since. Nothing for any other. */
export function reopenedReasons(
  { move }: Pick<MoveEffect, "move">,
  reopened: ReopenedReason | undefined,
  language: Language,
): string[] {
  if (!reopened) return [];
  const isGreek = language === "el";
  const player = (id: number) => [move.drop, move.add].find((one) => one?.playerId === id);
  const before = isGreek ? "Το είχες απορρίψει" : "You declined it before";
  switch (reopened.code) {
    case "status-changed": {
      const { name = "", statusText = reopened.to } = player(reopened.playerId) ?? {};
      return [isGreek ? `${before}· τώρα ${name}: ${statusText}.` : `${before}; now ${name} is ${statusText}.`];
    }
    case "news": {
      const { name = "" } = player(reopened.playerId) ?? {};
      return [isGreek ? `${before}· υπάρχει νέο: ${name}.` : `${before}; there is news about ${name} since.`];
    }
    case "schedule-changed": {
      const { name = "" } = player(reopened.playerId) ?? {};
      return [
        isGreek ? `${before}· άλλαξαν οι αγώνες: ${name}.` : `${before}; the games of ${name} have changed since.`,
      ];
    }
    case "larger-gain": {
      const [from, to] = [reopened.from, reopened.to].map((gain) => shown((gain * 100).toFixed(1), language));
      return [
        isGreek
          ? `${before}· τώρα δίνει ${to} μονάδες πιθανότητας νίκης, τότε ${from}.`
          : `${before}; it now adds ${to} points of win probability, ${from} then.`,
      ];
    }
  }
}

/** What to think of before approving it. */
export function warningsOf(
  effect: MoveEffect,
  notes: readonly string[],
  provenance: { stale: boolean; age: string },
  unit: MoveUnit,
  language: Language,
): string[] {
  const isGreek = language === "el";
  const { inDoubt, gainAfter, addIsOnWaivers } = effect;
  const cost = shown(-gainAfter, language);
  return [
    ...inDoubt.map(({ name, statusText, expectedReturn }) => {
      const day = expectedReturn && dayIn(expectedReturn, language);
      const back = day ? (isGreek ? `, αναμένεται ${day}` : `, expected ${day}`) : "";
      return `${name}: ${statusText}${back}.`;
    }),
    ...(gainAfter < 0
      ? [
          isGreek
            ? `Κοστίζει ${cost}${unit === "points" ? "" : " σε αξία κατηγοριών"} στο υπόλοιπο της σεζόν.`
            : `It costs ${cost}${unit === "points" ? "" : " in category value"} over the rest of the season.`,
        ]
      : []),
    ...(addIsOnWaivers
      ? [
          isGreek
            ? "Είναι σε waivers: η διεκδίκηση μπορεί να μην περάσει."
            : "He is on waivers: the claim may go to another team.",
        ]
      : []),
    ...notes,
    ...(provenance.stale
      ? [
          isGreek
            ? `Παλιά δεδομένα: διαβάστηκαν πριν από ${provenance.age}.`
            : `Old data: it was read ${provenance.age} ago.`,
        ]
      : []),
  ];
}

/** Steps at ESPN's own pages; in the demo league nothing is left to do. */
export function handoffSteps(
  { move, addIsOnWaivers }: Pick<MoveEffect, "move" | "addIsOnWaivers">,
  isDemo: boolean,
  language: Language,
): string[] {
  const isGreek = language === "el";
  if (isDemo) {
    return [
      isGreek
        ? "Τίποτα: στη δοκιμαστική λίγκα η κίνηση γίνεται μόλις την εγκρίνεις."
        : "Nothing: in the demo league the move is made once you approve it.",
    ];
  }
  const { drop, add } = move;
  const day = weekdayIn(move.day, language);
  const verb = addIsOnWaivers ? (isGreek ? "Claim (waivers)" : "Claim") : "Add";
  return [
    ...(isGreek ? [`Άνοιξε τον σύνδεσμο, ${day}.`] : [`Open the link on ${day}.`]),
    ...(add
      ? [
          isGreek
            ? `Βρες ${add.name} (${add.proTeam}) και πάτησε ${verb}.`
            : `Find ${add.name} (${add.proTeam}) and press ${verb}.`,
        ]
      : []),
    ...(drop
      ? [
          isGreek
            ? `Διάλεξε ${drop.name} (${drop.proTeam}) για Drop.`
            : `Choose ${drop.name} (${drop.proTeam}) to be dropped.`,
        ]
      : []),
    isGreek ? "Έλεγξε τα ονόματα και επιβεβαίωσε." : "Check both names and confirm.",
  ];
}
