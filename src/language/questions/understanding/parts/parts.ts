/**
 * A message with several questions, each read by itself.
 *
 * Pure. It is taken apart only where every question is understood: "is Bam healthy, and is he starting?" stays one
 * question about him.
 */
import { lineOf } from "../reading";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import { segmentsOf } from "./segments";

/** @param read one question after the one before it in the same message, if there is one */
export function withParts(
  whole: Understanding,
  question: string,
  read: (segment: string, before: Understanding | undefined) => Understanding,
): Understanding {
  const isTheory = whole.isSettled === true && whole.intents.has("explain");
  if (
    whole.ordersMove ||
    whole.asksToAct ||
    whole.isBrief ||
    isTheory ||
    TOGETHER.some((intent) => whole.intents.has(intent))
  )
    return whole;
  const { texts, isNumbered } = segmentsOf(question);
  if (texts.length < 2) return whole;
  const parts: Understanding[] = [];
  for (const text of texts) {
    const before = parts.at(-1);
    const alone = read(text, undefined);
    const part = before !== undefined && (!isClear(alone) || POINTS_BACK.test(text)) ? read(text, before) : alone;
    if (!isClear(part) || (before !== undefined && isOfHim(before, part))) return whole;
    parts.push({ ...part, language: whole.language });
  }
  if (isAboutTheSamePlayers(parts) || areAnsweredAlike(parts) || areOneDecision(parts) || loses(parts, whole))
    return whole;
  return {
    ...whole,
    intents: new Set(parts.flatMap(({ intents }) => [...intents])),
    unsupported: [...new Set(parts.flatMap(({ unsupported }) => unsupported))],
    confidence: "sure",
    isSettled: true,
    parts,
    ...(isNumbered && { isNumbered }),
  };
}

/** A trade is told in several sentences, and a line to be counted stands beside what is asked with it. */
const TOGETHER: readonly IntentDetail[] = ["trade", "score", "review"];

const NO_ANSWER: readonly IntentDetail[] = ["decline", "help", "thanks"];
const isClear = ({ intents, unsupported }: Understanding): boolean =>
  intents.size > 0 && !unsupported.includes("unclear") && !NO_ANSWER.some((intent) => intents.has(intent));

/** "…and when does he play?" */
const POINTS_BACK =
  /(?:^|[^\p{L}])(?:αν|εαν|άμα|an den|he|him|his|they|them|their|it|that|those|one|ones|αυτός|αυτόν|αυτή|αυτοί|αυτούς|του|τον|τους|autos|auton|afton|tou|ton|tous)(?=$|[^\p{L}])/iu;

/** "…and how many points does he average?" without its subject: Greek has none. */
const isOfHim = (before: Understanding, { searchNames, question }: Understanding): boolean =>
  before.searchNames.length > 0 && searchNames.length === 0 && !OF_THE_TEAM.test(lineOf(question));
const OF_THE_TEAM =
  / (?:i|im|ive|me|my|we|our|free agents?|waivers?|wire|opponent\S*|matchup|lineups?|league|team|roster|standings|playoffs?|week|games?|tonight|tomorrow|μου|μασ|εχω|παιρνω|παρω|βαζω|βαλω|κανω|μπορω|πρεπει|κερδιζω|χανω|αντιπαλ\S+|ελευθερ\S+|λιγκα|ομαδα|πενταδα|αναμετρηση|αξιζει|μενουν) /;

/** Looked up together and told together: "who leads, and how many adds are left?" */
const areAnsweredAlike = (parts: readonly Understanding[]): boolean => new Set(parts.map(asksOf)).size === 1;
const asksOf = ({ intents, searchNames, day, window, range, focus, freeAgentFilter, otherTeam }: Understanding) =>
  JSON.stringify([[...intents].sort(), searchNames, day, window, range, focus, freeAgentFilter, otherTeam]);

/** A plan's moves leave its lineups, and nobody is added beside them. */
const areOneDecision = (parts: readonly Understanding[]): boolean =>
  parts.some(({ intents }) => intents.has("plan")) &&
  parts.some(({ intents }) => !intents.has("plan") && OF_A_PLAN.some((intent) => intents.has(intent)));
const OF_A_PLAN: readonly IntentDetail[] = ["weekly-lineup", "daily-lineup", "free-agents", "simulate"];

/** Alone, "who was in my lineup today?" is read otherwise than beside the score; what a question turns on is not. */
const loses = (parts: readonly Understanding[], whole: Understanding): boolean =>
  !parts.some(({ focus }) => focus !== undefined) &&
  OF_A_TEAM.some((intent) => whole.intents.has(intent) && !parts.some(({ intents }) => intents.has(intent)));
const OF_A_TEAM: readonly IntentDetail[] = [
  ...(["my-roster", "opponent-roster", "matchup", "schedule", "league", "plan", "roster-form"] as const),
  ...(["weekly-lineup", "free-agents", "decisions", "season-odds", "standings-odds"] as const),
];

/** Questions about the same named players are one question about them. */
const isAboutTheSamePlayers = (parts: readonly Understanding[]): boolean =>
  parts.every(
    ({ searchNames }) =>
      searchNames.length > 0 && [...searchNames].sort().join() === [...(parts[0]?.searchNames ?? [])].sort().join(),
  );
