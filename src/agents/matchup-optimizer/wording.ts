/** Texts of the optimizer while it works and when it is done, in the user's language. Every figure is the engine's. */

import type { Language } from "@/contract/conversation/intent";
import type { StandPat, WinProbability } from "@/contract/planning/optimizer-answer";
import type { MoveEffect } from "@/domain/engine/week-moves";
import { OUTSIDE_WINDOW, STAND_PAT } from "@/services/planning/stand-pat-words";
import type { WeekSession } from "@/services/planning/week-session";
import type { OptimizerWish, ScheduleMatrix, WeekWindow } from "./state";

type Names = readonly string[];

type OptimizerWords = {
  title: string;
  asked(wish: OptimizerWish): string;
  // Progress, one a node.
  planning: string;
  rosters(mine: number, opponent: { name: string; players: number } | null): string;
  schedule(window: WeekWindow, games: ScheduleMatrix): string;
  injuries(flagged: Names): string;
  candidates(drops: Names, adds: Names): string;
  validated(moves: number): string;
  sentBack(ruledOut: Names): string;
  standingPat: string;
  composed(days: number, cards: number): string;
  waiting(cards: number): string;
  over: string;
  // The answer.
  /** `isChosen`: by the person, whatever they gain. */
  proposal(
    effects: readonly MoveEffect[],
    unit: WeekSession["unit"],
    about: { chances: WinProbability; isChosen: boolean; window: Pick<WeekWindow, "from" | "to"> | null },
  ): string;
  standPat(reason: StandPat["reason"], ruledOut: Names): string;
};

const percent = (chance: number): string => `${(chance * 100).toFixed(chance < 0.1 || chance > 0.9 ? 1 : 0)} %`;
const signed = (value: number): string => `${value > 0 ? "+" : ""}${value}`;
const list = (names: Names): string => names.join(", ");

/** The line of one move: only names, the day and what it gains. */
const moveLine = (effect: MoveEffect, index: number, words: { drop: string; add: string; unit: string }): string => {
  const { day, drop, add } = effect.move;
  const parts = [...(drop ? [`${words.drop} ${drop.name}`] : []), ...(add ? [`${words.add} ${add.name}`] : [])];
  return `${index + 1}. ${day}: ${parts.join(", ")} (${signed(effect.gain)} ${words.unit})`;
};

const en: OptimizerWords = {
  title: "Plan for the days left",
  asked: ({ window, maxMoves, untouchables, allowKeeperDrops, moves }) =>
    [
      ...(moves ? [`Prepare ${moves.length === 1 ? "the move" : `the ${moves.length} moves`} that I chose.`] : []),
      window ? `Plan my matchup from ${window.from} to ${window.to}.` : "Plan the days left of my matchup.",
      ...(maxMoves === null ? [] : [`At most ${maxMoves} adds.`]),
      ...(untouchables.length === 0 ? [] : [`Keep these players: ${list(untouchables.map(String))}.`]),
      ...(allowKeeperDrops ? ["Players of long-term value may be dropped."] : []),
    ].join(" "),
  planning: "Reading both rosters, the schedule and the free agents",
  rosters: (mine, opponent) =>
    opponent
      ? `Read both rosters: ${mine} players of yours, ${opponent.players} of ${opponent.name}`
      : `Read your roster of ${mine} players; there is no opponent`,
  schedule: ({ days, opponent }, { mine, theirs }) =>
    `${days.length} ${days.length === 1 ? "day" : "days"} left, you have ${mine} games${opponent ? `, they have ${theirs}` : ""}`,
  injuries: (flagged) =>
    flagged.length === 0
      ? "Nobody on your roster is listed as hurt"
      : `${flagged.length} on your roster in doubt: ${list(flagged)}`,
  candidates: (drops, adds) =>
    `Found ${drops.length} drop candidates${drops.length > 0 ? `: ${list(drops)}` : ""}; ` +
    `${adds.length} worth adding${adds.length > 0 ? `: ${list(adds)}` : ""}`,
  validated: (moves) => `Checked ${moves} ${moves === 1 ? "move" : "moves"} against rules and news: all stand`,
  sentBack: (ruledOut) => `Ruled out ${list(ruledOut)}; looking again`,
  standingPat: "No move is worth making",
  composed: (days, cards) =>
    `Composed ${days} ${days === 1 ? "lineup" : "lineups"}` +
    (cards > 0 ? ` and ${cards} ${cards === 1 ? "recommendation" : "recommendations"}` : ""),
  waiting: (cards) => `Waiting for your decision on ${cards} ${cards === 1 ? "recommendation" : "recommendations"}`,
  over: "There are no days left to plan",
  proposal: (effects, unit, { chances: { before, after }, isChosen, window }) =>
    [
      ...(window ? [`Only from ${window.from} to ${window.to}.`] : []),
      isChosen
        ? "What you chose, valued move by move:"
        : effects.length === 1
          ? "One move is worth making:"
          : `${effects.length} moves are worth making, in this order:`,
      "",
      ...effects.map((effect, index) =>
        moveLine(effect, index, { drop: "drop", add: "add", unit: unit === "points" ? "points" : "category value" }),
      ),
      "",
      ...(before === null || after === null
        ? []
        : [`Your chance to win goes from ${percent(before)} to ${percent(after)}.`]),
      "Nothing happens until you approve a move.",
    ].join("\n"),
  standPat: (reason, ruledOut) => {
    const because: Record<StandPat["reason"], string> = {
      ...STAND_PAT.en,
      "no-days-left": "This matchup has no days left to plan.",
      "outside-window": OUTSIDE_WINDOW.en,
      "candidates-ruled-out": "Whoever was worth adding is out by his status or by the news.",
      "chosen-not-possible": "What you chose cannot be done as the league stands now.",
    };
    return `Stand pat. ${because[reason]}${ruledOut.length > 0 ? ` Ruled out: ${list(ruledOut)}.` : ""}`;
  },
};

const el: OptimizerWords = {
  title: "Σχέδιο για τις ημέρες που μένουν",
  asked: ({ window, maxMoves, untouchables, allowKeeperDrops, moves }) =>
    [
      ...(moves
        ? [
            moves.length === 1
              ? "Ετοίμασε την κίνηση που διάλεξα."
              : `Ετοίμασε τις ${moves.length} κινήσεις που διάλεξα.`,
          ]
        : []),
      window
        ? `Σχεδίασε την αναμέτρησή μου από ${window.from} έως ${window.to}.`
        : "Σχεδίασε τις ημέρες που μένουν στην αναμέτρησή μου.",
      ...(maxMoves === null ? [] : [`Το πολύ ${maxMoves} προσθήκες.`]),
      ...(untouchables.length === 0 ? [] : [`Κράτα αυτούς τους παίκτες: ${list(untouchables.map(String))}.`]),
      ...(allowKeeperDrops ? ["Μπορούν να φύγουν και παίκτες με μακροπρόθεσμη αξία."] : []),
    ].join(" "),
  planning: "Διαβάζω τα δύο ρόστερ, το πρόγραμμα και τους ελεύθερους παίκτες",
  rosters: (mine, opponent) =>
    opponent
      ? `Διάβασα τα δύο ρόστερ: ${mine} δικοί σου παίκτες, ${opponent.players} της ομάδας ${opponent.name}`
      : `Διάβασα το ρόστερ σου, ${mine} παίκτες· δεν υπάρχει αντίπαλος`,
  schedule: ({ days, opponent }, { mine, theirs }) =>
    `${days.length === 1 ? "Μένει 1 ημέρα" : `Μένουν ${days.length} ημέρες`}, έχεις ${mine} αγώνες` +
    (opponent ? `, ο αντίπαλος ${theirs}` : ""),
  injuries: (flagged) =>
    flagged.length === 0
      ? "Κανείς στο ρόστερ σου δεν αναφέρεται τραυματίας"
      : `${flagged.length} στο ρόστερ σου είναι αμφίβολοι: ${list(flagged)}`,
  candidates: (drops, adds) =>
    `Υποψήφιοι για να φύγουν: ${drops.length}${drops.length > 0 ? ` (${list(drops)})` : ""}· ` +
    `αξίζει να προστεθούν: ${adds.length}${adds.length > 0 ? ` (${list(adds)})` : ""}`,
  validated: (moves) =>
    `Έλεγξα ${moves} ${moves === 1 ? "κίνηση" : "κινήσεις"} με τους κανόνες και τις ειδήσεις: ${moves === 1 ? "ισχύει" : "ισχύουν όλες"}`,
  sentBack: (ruledOut) => `Αποκλείστηκαν: ${list(ruledOut)}· ψάχνω ξανά`,
  standingPat: "Καμία κίνηση δεν αξίζει",
  composed: (days, cards) =>
    `Έφτιαξα ${days} ${days === 1 ? "σύνθεση" : "συνθέσεις"}` +
    (cards > 0 ? ` και ${cards} ${cards === 1 ? "πρόταση" : "προτάσεις"}` : ""),
  waiting: (cards) => `Περιμένω την απόφασή σου για ${cards} ${cards === 1 ? "πρόταση" : "προτάσεις"}`,
  over: "Δεν μένουν ημέρες για σχέδιο",
  proposal: (effects, unit, { chances: { before, after }, isChosen, window }) =>
    [
      ...(window ? [`Μόνο από ${window.from} έως ${window.to}.`] : []),
      isChosen
        ? "Όσα διάλεξες, κίνηση προς κίνηση:"
        : effects.length === 1
          ? "Μία κίνηση αξίζει:"
          : `${effects.length} κινήσεις αξίζουν, με αυτή τη σειρά:`,
      "",
      ...effects.map((effect, index) =>
        moveLine(effect, index, {
          drop: "άφησε",
          add: "πάρε",
          unit: unit === "points" ? "πόντοι" : "αξία κατηγοριών",
        }),
      ),
      "",
      ...(before === null || after === null
        ? []
        : [`Η πιθανότητα νίκης πάει από ${percent(before)} σε ${percent(after)}.`]),
      "Τίποτα δεν γίνεται πριν εγκρίνεις μια κίνηση.",
    ].join("\n"),
  standPat: (reason, ruledOut) => {
    const because: Record<StandPat["reason"], string> = {
      ...STAND_PAT.el,
      "no-days-left": "Σε αυτή την αναμέτρηση δεν μένουν ημέρες για σχέδιο.",
      "outside-window": OUTSIDE_WINDOW.el,
      "candidates-ruled-out": "Όσοι άξιζε να προστεθούν είναι εκτός, λόγω κατάστασης ή ειδήσεων.",
      "chosen-not-possible": "Όσα διάλεξες δεν γίνονται όπως είναι τώρα η λίγκα.",
    };
    return `Μείνε όπως είσαι. ${because[reason]}${ruledOut.length > 0 ? ` Αποκλείστηκαν: ${list(ruledOut)}.` : ""}`;
  },
};

export const optimizerWords: Readonly<Record<Language, OptimizerWords>> = { en, el };
