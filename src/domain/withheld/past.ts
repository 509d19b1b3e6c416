/**
 * Finds sentences that report the past without a single fact: "your assistant closed the deal", "the office ratified
 * it".
 *
 * Pure. Past events are in the tool results, with numbers, days and names; a sentence with none of them is marked.
 * Advice, possibilities, what was checked and what did not happen are left alone.
 */
import { clausesOf, type Phrase, phraseClauses } from "./phrase";

const PAST =
  /(?<= )(?:[a-z]{2,}(?:ed|en)|was|were|had|did|made|got|went|took|gave|put|sent|kept|won|lost|beat|hit|came|became|began|fell|felt|held|knew|led|let|met|paid|ran|sat|sold|spent|stood|threw|wrote|brought|bought|caught|chose|drew|spoke|struck|swung|wore|broke|gone|done|tore|stole|shook|slipped|has been|have been)(?= )/g;
/** End like a past and are none, or tell of how an answer was made. */
const NO_PAST = new Set(
  "then when been even often open garden seven ten given chosen listen women golden hidden broken taken forgotten need needed indeed speed feed seed bleed proceed succeed exceed agreed red bed led injured rostered owned projected expected ranked limited loaded stacked balanced based allowed planned proposed suggested listed used left tied mixed favored favoured related required supposed compared looked checked considered counted calculated weighed noted noticed mentioned read saw assumed included excluded ignored wanted thought understood recommended advised unchanged unrostered unowned unlimited healed aged talented sized tired detailed advanced crowded guaranteed unverified verified undecided decided scheduled interested concerned worried tempted inclined prepared dated stale updated named called stated unsigned".split(
    " ",
  ),
);
const ADDRESSES =
  / (?:you|your|yours|youve|youd|ur|i|ive|we|weve|my|me|our|us|assistant|bot|manager|commissioner|league|office|espn|team|roster|lineup|trade|deal|move|swap|claim|waiver|waivers|proposal|card|faab|budget|money|bench|slot) /;
const LEFT_ALONE =
  / (?:if|unless|whether|would|could|should|might|may|can|cannot|cant|will|wont|id|lets|let me|need|needs|want|try|consider|consider|once|until|when|before you|nothing|none|never|not|didnt|dont|doesnt|hasnt|havent|wasnt|werent|isnt|arent|no|looked|checked|compared|found|sorry|thanks|question|answer|based on|according) /;

export function tellsOfThePast(phrase: Phrase, isOfSomebody: boolean): boolean {
  if (phrase.language !== "en" && phraseClauses(phrase).some((clause) => tellsInGreek(clause, isOfSomebody)))
    return true;
  if (phrase.language === "el") return false;
  return clausesOf(phrase).some((clause) => {
    const verbs = [...clause.matchAll(PAST)].filter(([verb]) => !NO_PAST.has(verb));
    if (verbs.length === 0 || !(isOfSomebody || ADDRESSES.test(phrase.line))) return false;
    return !LEFT_ALONE.test(clause.replace(/^ (?:havent|hasnt|didnt) (?:you|we|i|he) /, " "));
  });
}

/** The simple past and the perfect, in all persons but the third person plural of the present. */
const GREEK_PAST =
  / (?:\S{2,}(?:σε|ξε|ψε|σαν|ξαν|ψαν|σεσ|ξεσ|ψεσ|σατε|ξατε|ψατε|σαμε|ξαμε|ψαμε|θηκε|θηκαν|θηκα|θηκεσ|τηκε|τηκαν|τηκα|ηκε|ηκαν)|ελαβα|πηρε|πηραν|ειπε|ειπαν|εδωσε|εδωσεσ|εκανε|εκαναν|εκανεσ|ειχε|ειχαν|(?:εχω|εχεισ|εχει|εχουμε|εχετε|εχουν) (?:\S+ ){0,2}?\S{2,}(?:σει|ξει|ψει|θει|τει|ρθει|ρει)) /;
const GREEK_ADDRESSES =
  / (?:σου|σασ|μου|μασ|εσυ|εγω|εμεισ|ομαδα\S*|ροστερ|ανταλλαγη\S*|κινηση\S*|προταση\S*|προτασεισ|συνθεση|πενταδα|συστηματοσ|προγραμματιστεσ|waivers?|espn) /;
const GREEK_LEFT_ALONE = / (?:αν|εαν|οταν|θα|να|δεν|μην|ισωσ|μπορει|επειδη ρωτησ\S*|ειδα|κοιταξα|ελεγξα) /;

function tellsInGreek({ line }: Phrase, isOfSomebody: boolean): boolean {
  const at = line.search(GREEK_PAST);
  return at >= 0 && (isOfSomebody || GREEK_ADDRESSES.test(line)) && !GREEK_LEFT_ALONE.test(line.slice(0, at + 1));
}

/** Advice begins so, and what only may be. */
const ADVISES =
  /^ (?:, )?(?:so |then |and |but |also |otherwise |instead |personally |either way |if |unless |whether |should |would |could |i |id |im |we |wed |you can |you could |you should |you may |you might |you want |you have to |you need |youd |lets |let |start|sit|add|drop|keep|hold|stream|bench|trade|stash|pick|grab|consider|watch|check|monitor|avoid|expect|dont|do not|never|leave|play|use|take|make|look|wait|go |ask|put|move|swap|plan|treat|remember|note|try|trust|target|sell|buy|give|see|why|what|who|when|which|how|where|is |are |does |do |can |will |did |has |have )/;
const MAY_BE =
  / (?:if|unless|whether|would|could|should|id|better|best|safer|safest|worse|worth|rather|prefer|like|option|options|pick|call|bet|hold|keep|upside|floor|ceiling|risky|riskier|matchup|schedule|question|depends|because|known|unknown|find|roster|rest of season|value) /;
const ADVISES_IN_GREEK =
  / (?:αν|εαν|θα|να|ας|ισωσ|μπορει|μπορεισ|καλυτερ\S*|χειροτερ\S*|προτειν\S*|κρατα|κρατησε|βαλε|παρε|κοψε|ξεκινα|αφησε|δεσ|ελεγξε|περιμενε|επιλογη|αξιζει|ποιοσ|ποιον|τι|γιατι|ποτε|πωσ) /;

/**
 * Does the sentence state something about a player without a fact of any tool result? Advice, questions and
 * possibilities do not count.
 */
export function statesWithoutFact({ line, language }: Phrase): boolean {
  if (language === "el") return !ADVISES_IN_GREEK.test(line);
  return !ADVISES.test(line) && !MAY_BE.test(line);
}
