/** What may be shown of a model's sentence: the closed lists decide first, then what it sounds like. */
import type { checkSentence } from "@/domain/grounding";
import { type About, foldedPlayer, isSuspicious, type Judgment, judgeSentence, type Known } from "@/domain/withheld";
import { OWN_INSTRUCTIONS } from "./own-instructions";

type Checked = ReturnType<typeof checkSentence>;

/**
 * @param isOfFacts its words or figures are cells' own: what it sounds like is not asked
 * @param isSilent it says that something is not known
 */
export function judgeModelSentence(
  sentence: string,
  checked: Checked,
  known: Known,
  { isOfFacts = false, isSilent = false }: { isOfFacts?: boolean; isSilent?: boolean } = {},
): Judgment {
  const about = aboutOf(sentence, checked, known);
  const listed = judgeSentence(sentence, about, known, OWN_INSTRUCTIONS);
  if (isSilent && listed === "unverified") return undefined;
  if (listed !== undefined || checked.marks.length > 0) return listed;
  if (about.namesPlayer && !about.namesStranger && SHORT_ADVICE.test(sentence)) return undefined;
  return !isOfFacts && !isSilent && isSuspicious(sentence, about, known) ? "unverified" : undefined;
}

export function aboutOf(sentence: string, checked: Checked, known: Known): About {
  const checkedPlayers = checked.players.map((key) => foldedPlayer(key.slice(key.indexOf(":") + 1)));
  const players = [...new Set([...checkedPlayers, ...known.mentionedIn(sentence)])];
  const { namesStranger, namesPlayer, marks } = checked;
  const hasUnknownTime = marks.some(
    ({ start, end, why }) => why === "day" || SPAN.test(sentence.slice(start, end + MAX_UNIT)),
  );
  const hasFact = checked.borneOut > 0;
  const hasFigure = checked.figuresBorneOut > 0;
  return { players, namesPlayer, namesStranger, hasFact, hasFigure, hasUnknownTime };
}

/** "Keep Bam in.": advice of a few words states nothing. */
const SHORT_ADVICE =
  /^[\s*-]*(?:keep|start|sit|hold|bench|stash|stream|play|κράτα|βάλε|ξεκίνα|άσε)(?:\s+\S+){1,4}[.!]?\s*$/iu;

/** A number is marked without its unit. */
const MAX_UNIT = 12;
const SPAN = /\b(?:games?|days?|weeks?|months?|seasons?|year|weekend)\b|αγών|μέρ|εβδομάδ|μήν|σεζόν/iu;
