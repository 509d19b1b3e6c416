/**
 * Names of the NBA teams by ESPN's `proTeamId`: city, nickname and abbreviation, in English and Greek.
 *
 * Pure. A spelling alone means an NBA team only where it can mean nothing else; within a question about NBA teams more
 * is read.
 */
import { foldLetters } from "../players/identity/name-words";
import { proTeamLabel } from "./pro-teams";

type Names = readonly [city: string, nickname: string, others: string];

const NAMES: Readonly<Record<number, Names>> = {
  1: ["Atlanta", "Hawks", "Ατλάντα, Χοκς"],
  2: ["Boston", "Celtics", "Βοστώνη, Σέλτικς"],
  3: ["New Orleans", "Pelicans", "Pels, NO, Νέα Ορλεάνη, Πέλικανς, Πελικάνς"],
  4: ["Chicago", "Bulls", "Σικάγο, Μπουλς"],
  5: ["Cleveland", "Cavaliers", "Cavs, Κλίβελαντ, Καβαλίερς, Καβς"],
  6: ["Dallas", "Mavericks", "Mavs, Ντάλας, Μάβερικς, Μαβς"],
  7: ["Denver", "Nuggets", "Ντένβερ, Νάγκετς"],
  8: ["Detroit", "Pistons", "Ντιτρόιτ, Πίστονς"],
  9: ["Golden State", "Warriors", "Dubs, GS, Γκόλντεν Στέιτ, Ουόριορς, Γουόριορς"],
  10: ["Houston", "Rockets", "Χιούστον, Ρόκετς"],
  11: ["Indiana", "Pacers", "Ιντιάνα, Πέισερς"],
  12: ["LA", "Clippers", "Clips, Los Angeles, Λος Άντζελες, Κλίπερς"],
  13: ["Los Angeles", "Lakers", "LA, Λος Άντζελες, Λέικερς"],
  14: ["Miami", "Heat", "Μαϊάμι, Χιτ"],
  15: ["Milwaukee", "Bucks", "Μιλγουόκι, Μπακς"],
  16: ["Minnesota", "Timberwolves", "Wolves, T-Wolves, Μινεσότα, Τίμπεργουλβς, Τίμπεργουλφς, Γουλβς, Γουλφς"],
  17: ["Brooklyn", "Nets", "BRK, Μπρούκλιν, Νετς"],
  18: ["New York", "Knicks", "NY, Νέα Υόρκη, Νικς"],
  19: ["Orlando", "Magic", "Ορλάντο, Μάτζικ"],
  20: ["Philadelphia", "76ers", "Sixers, Philly, Φιλαδέλφεια, Σίξερς"],
  21: ["Phoenix", "Suns", "PHO, Φοίνιξ, Σανς"],
  22: ["Portland", "Trail Blazers", "Blazers, Πόρτλαντ, Μπλέιζερς"],
  23: ["Sacramento", "Kings", "Σακραμέντο, Κινγκς"],
  24: ["San Antonio", "Spurs", "SA, Σαν Αντόνιο, Σπερς"],
  25: ["Oklahoma City", "Thunder", "Oklahoma, Οκλαχόμα, Οκλαχόμα Σίτι, Θάντερ"],
  26: ["Utah", "Jazz", "Γιούτα, Τζαζ"],
  27: ["Washington", "Wizards", "WSH, Ουάσινγκτον, Γουίζαρντς"],
  28: ["Toronto", "Raptors", "Τορόντο, Ράπτορς"],
  29: ["Memphis", "Grizzlies", "Grizz, Μέμφις, Γκρίζλις"],
  30: ["Charlotte", "Hornets", "CHO, Σάρλοτ, Χόρνετς"],
};

/** Cities that are players' names as well: P.J. Washington, Brandon Boston, Orlando Robinson. */
const NAMES_OF_PLAYERS = new Set(["washington", "boston", "orlando", "houston"]);
/** Abbreviations that are words as well, in running text meant only in capitals. */
const ORDINARY_WORDS = new Set([
  "was",
  "min",
  "den",
  "no",
  "por",
  "tor",
  "ind",
  "sac",
  "mem",
  "phi",
  "la",
  "sa",
  "cha",
]);
const ARTICLES = new Set(["the", "οι", "τουσ", "των", "τα", "η", "τη", "την", "τησ", "το", "του", "ο"]);

/** "San Antonio Spurs"; the abbreviation, or `team N`, for an id outside the table. */
export function proTeamName(proTeamId: number): string {
  const names = NAMES[proTeamId];
  return names === undefined ? proTeamLabel(proTeamId) : `${names[0]} ${names[1]}`;
}

/** Every NBA team's id, in the order of ESPN's table. */
export const PRO_TEAM_IDS: readonly number[] = Object.keys(NAMES).map(Number);

type Word = { readonly raw: string; readonly normalized: string };

/** Folded, with the genitive of Greek cities ("Βοστώνης") as the name itself. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([raw]) => ({
    raw,
    normalized: foldLetters(raw)
      .replaceAll("ς", "σ")
      .replace(/(?<=\p{Script=Greek}{3}[αη])σ$/u, ""),
  }));
}

const phraseOf = (words: readonly Word[]): string => words.map(({ normalized }) => normalized).join(" ");

/** NBA teams by each folded spelling; a city of two has both. */
const PRO_TEAMS_OF: ReadonlyMap<string, readonly number[]> = (() => {
  const found = new Map<string, number[]>();
  for (const proTeam of PRO_TEAM_IDS) {
    const [city, nickname, others] = NAMES[proTeam] ?? ["", "", ""];
    const spellings = [city, nickname, `${city} ${nickname}`, proTeamLabel(proTeam), ...others.split(", ")];
    if (city === "LA") spellings.push(`Los Angeles ${nickname}`);
    for (const phrase of new Set(spellings.map((spelling) => phraseOf(wordsOf(spelling)))))
      found.set(phrase, [...(found.get(phrase) ?? []), proTeam]);
  }
  return found;
})();
const MAX_WORDS = Math.max(...[...PRO_TEAMS_OF.keys()].map((phrase) => phrase.split(" ").length));

/**
 * The NBA team that a whole spelling means: "Spurs", "the Spurs", "San Antonio", "sas", "Σπερς".
 *
 * @returns `undefined` for everything else, for a city of two NBA teams, and for a city that is a player's name too.
 */
export function proTeamNamed(spelling: string): number | undefined {
  const words = wordsOf(spelling);
  const phrase = phraseOf(words.filter(({ normalized }, at) => at > 0 || !ARTICLES.has(normalized)));
  const [proTeam, ...others] = PRO_TEAMS_OF.get(phrase) ?? [];
  return others.length > 0 || NAMES_OF_PLAYERS.has(phrase) ? undefined : proTeam;
}

/**
 * The NBA teams that a question about NBA teams names, in its order; both of a city that has two. The longest spelling
 * wins.
 */
export function proTeamsIn(text: string): number[] {
  const words = wordsOf(text);
  const found: number[] = [];
  for (let at = 0; at < words.length; ) {
    const length = Array.from({ length: MAX_WORDS }, (_, shorter) => MAX_WORDS - shorter).find((count) =>
      isSpelling(words.slice(at, at + count), count),
    );
    if (length !== undefined) found.push(...(PRO_TEAMS_OF.get(phraseOf(words.slice(at, at + length))) ?? []));
    at += length ?? 1;
  }
  return [...new Set(found)];
}

function isSpelling(words: readonly Word[], count: number): boolean {
  const [first] = words;
  if (first === undefined || words.length < count || !PRO_TEAMS_OF.has(phraseOf(words))) return false;
  return count > 1 || !ORDINARY_WORDS.has(first.normalized) || first.raw === first.raw.toUpperCase();
}
