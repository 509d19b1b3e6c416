/** An understanding changed to what the question asks for by its wording as a whole. Pure. */
import { likelyMentions } from "../understanding/names/player-mentions";
import { type ParsedStatLine, statLineAfter } from "../understanding/scoring/stat-line";
import { foldedLine } from "../understanding/text";
import type { Understanding } from "../understanding/understood-question";
import type { IntentDetail } from "../understanding/want";
import { ASKS, PLAYER_ASKS } from "./asks";
import { featuresOf, type ParsedQuestion } from "./features";
import { intentOf } from "./intents";
import { type Likelihoods, secondOpinion, speaksOfAPlayer } from "./second-opinion";
import { type AskWeights, likelihoods } from "./weights";

/** @param ruled what the rules understood, with the conversation's gaps filled. */
export function withAsk(
  ruled: Understanding,
  request: ParsedQuestion,
  previous: Understanding | undefined,
  weights: AskWeights,
): Understanding {
  if (ruled.isSettled) return ruled;
  const likely = likelihoods(weights, featuresOf(request));
  const players = ruled.players.length > 0 ? ruled : (namedBefore(previous) ?? namedUnsurely(request, likely));
  const statLine = statLineIn(request, previous);
  const hasAmounts = Object.keys(statLine.stats).length > 0;
  const ask = secondOpinion(request, { hasPlayers: (players?.players.length ?? 0) > 0, hasAmounts }, likely);
  const isMove = ask === "simulate" || ask === "fit";
  if (isMove && isOrderToDrop(request, previous)) return ruled;
  const roles = isMove ? rolesAfter(ruled, request, previous) : ruled.roles;
  // "If I drop him, will somebody take him?": nobody comes.
  if (isMove && roles.add.length > 0 && roles.add.every((name) => roles.drop.includes(name))) return ruled;
  if (ask === undefined) return ruled.intents.has("score") ? { ...ruled, statLine } : ruled;
  return {
    ...ruled,
    ...(PLAYER_ASKS.has(ask) && players ? { players: players.players, searchNames: players.searchNames } : {}),
    roles,
    ...(ask === "score" ? { statLine } : {}),
    intent: intentOf(ask, request.own),
    // The rules read it differently, so no tool is withheld.
    confidence: "guess",
    intents: new Set<IntentDetail>(ask === "general" ? generalWants(ruled, request) : ASKS[ask]),
    unsupported: [],
  };
}

type Named = Pick<Understanding, "players" | "searchNames">;

const namedBefore = (previous: Understanding | undefined): Named | undefined =>
  previous && previous.players.length > 0 ? previous : undefined;

/** Where the wording asks about a player, a word that could be a name is his. */
function namedUnsurely(request: ParsedQuestion, likely: Likelihoods): Named | undefined {
  if (!speaksOfAPlayer(likely)) return undefined;
  const mentions = likelyMentions(request.own.text, request.own);
  return { players: mentions.map((each) => each.spelling), searchNames: mentions.map((each) => each.searchFor) };
}

/** The question's own stat line, or the previous one with the new parts replaced. */
const statLineIn = ({ own }: ParsedQuestion, previous: Understanding | undefined): ParsedStatLine =>
  previous?.statLine === undefined
    ? own.statLine
    : statLineAfter(previous.statLine, own.statLine, foldedLine(own.text));

/** "Drop Durant for me": he goes, and nobody comes whose move could be valued. */
function isOrderToDrop(
  { own: { mentions, byWord, text } }: ParsedQuestion,
  previous: Understanding | undefined,
): boolean {
  const [player] = mentions;
  if (player === undefined || mentions.length > 1 || (previous?.roles.add.length ?? 0) > 0) return false;
  const before = isArticle(text.words[player.first - 1]?.normalized) ? player.first - 2 : player.first - 1;
  return byWord[before]?.has("drop") === true;
}
const isArticle = (word: string | undefined): boolean => word !== undefined && /^(?:my|τον|τη|την|του)$/.test(word);

/** A move has somebody who comes: of those named, or the one who was to come before. */
function rolesAfter(
  { roles, searchNames }: Understanding,
  { own }: ParsedQuestion,
  previous: Understanding | undefined,
): Understanding["roles"] {
  const isSilent = own.mentions.length === 0 && roles.add.length + roles.drop.length === 0;
  if (isSilent && previous?.intents.has("simulate")) return previous.roles;
  const isOnlyDrop = roles.add.length === 0 && searchNames.every((name) => roles.drop.includes(name));
  if (!isOnlyDrop || searchNames.length === 0) return roles;
  const before = previous?.roles.add.length ? previous.roles.add : (previous?.searchNames ?? []);
  return before.length > 0 ? { add: before, drop: roles.drop } : { add: searchNames, drop: [] };
}

/** Small talk is met with what can be asked, theory with the basics. */
function generalWants({ intents }: Understanding, { own }: ParsedQuestion): readonly IntentDetail[] {
  if (intents.has("thanks") || own.concepts.has("thanks")) return ["thanks"];
  const isTheory = own.terms.length > 0 || own.concepts.has("explain") || own.concepts.has("advice");
  return [isTheory ? "explain" : "help"];
}
