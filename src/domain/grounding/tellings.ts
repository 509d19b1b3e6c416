/** Other claims of a sentence: NBA teams, times of day, length of an absence, no injuries at all. Pure. */
import type { Inquiry, Judged } from "./inquiry";
import { isPlayer, ME, OPPONENT } from "./subjects";

export const judgeTellings = (inquiry: Inquiry): Judged[] => [
  ...judgeProTeams(inquiry),
  ...judgeTimes(inquiry),
  ...judgeSpans(inquiry),
  ...judgeHealthOfAll(inquiry),
];

/** An NBA team must be one of the player's (his own or an opponent of his), or of the turn where nobody is named. */
function judgeProTeams({ reading, discourseState, facts }: Inquiry): Judged[] {
  return reading.proTeams.map(({ at, proTeam }): Judged => {
    const { all } = discourseState.of(at);
    const known = all.filter(isPlayer).flatMap((key) => facts.proTeams.get(key) ?? []);
    const isKnown =
      known.length > 0 ? known.some((proTeams) => proTeams.has(proTeam)) : facts.proTeamsOfTurn.has(proTeam);
    return { raw: reading.tokens[at]?.raw ?? "", isSupported: isKnown };
  });
}

function judgeTimes({ reading, facts }: Inquiry): Judged[] {
  return reading.times.map((at): Judged => {
    const raw = reading.tokens[at]?.raw ?? "";
    return { raw, isSupported: facts.writtenFigures.has(raw) };
  });
}

/** How long, without a number. With one it is a number of weeks that no fact has. */
const SPANS =
  / (?:(?:a )?(?:couple(?: of)?|few|several|multiple) (?:more )?(?:days|games|weeks|months)|(?:rest|remainder) of (?:the|this) (?:season|year|week)|for the (?:season|year)|season ending|next (?:week|month|season)|(?:later )?this (?:weekend|month)|an extended (?:period|time|absence)|λιγεσ (?:μερεσ|εβδομαδεσ)|μερικεσ (?:μερεσ|εβδομαδεσ)|(?:την )?επομενη εβδομαδα|(?:το )?υπολοιπο τησ σεζον|για τη σεζον) /g;
const OF_AN_ABSENCE =
  / (?:out|miss|misses|missing|return|returns|returning|back|sidelined|shut|done|timeline|timetable|εκτοσ|επιστρ\S*|επανερχεται|γυρναει|λειψει|χασει) /;

/** Words and numbers, folded, each between two spaces. */
const lineOf = ({ tokens }: Inquiry["reading"]): string =>
  ` ${tokens.flatMap((token) => (token.kind === "word" || token.kind === "number" ? [token.normalized] : [])).join(" ")} `;

function judgeSpans({ reading, facts }: Inquiry): Judged[] {
  const line = lineOf(reading);
  if (!OF_AN_ABSENCE.test(line)) return [];
  return [...line.matchAll(SPANS)].map(
    ([span]): Judged => ({ raw: span.trim(), isSupported: facts.sourceTexts.includes(span) }),
  );
}

const NOBODY = /^(?:nobody|none|κανεισ)$/;
const EVERYBODY = /^(?:everyone|everybody|all|ολοι)$/;
const HEALTHY = /^(?:healthy|active|fit|υγιεισ|ενεργοι)$/;
const HURT = /^(?:hurt|injured|flagged|τραυματιασ|τραυματιεσ)$/;

/** "Nobody on Fan Favorites is hurt": its count of flagged players must be nought. */
function judgeHealthOfAll({ reading, facts }: Inquiry): Judged[] {
  const { tokens, mentions } = reading;
  const nobody = tokens.findIndex(
    ({ normalized }, at) => NOBODY.test(normalized) || (normalized === "no" && tokens[at + 1]?.normalized === "one"),
  );
  const injured = tokens.findIndex(({ normalized }) => HURT.test(normalized));
  const everybody = tokens.findIndex(({ normalized }) => EVERYBODY.test(normalized));
  const healthy = tokens.findIndex(({ normalized }) => HEALTHY.test(normalized));
  const isNobodyHurt = nobody >= 0 && injured > nobody;
  if (!isNobodyHurt && !(everybody >= 0 && healthy > everybody)) return [];
  const sides = mentions.flatMap(({ subjects }) => subjects.map(({ key }) => key)).filter((key) => !isPlayer(key));
  const [side = ME] = sides.includes(OPPONENT) ? [OPPONENT] : sides;
  const isNought = (facts.numbersAbout.get(side) ?? []).some(
    ({ measures, value }) => measures.has("flagged") && value === 0,
  );
  return [{ raw: tokens[isNobodyHurt ? nobody : everybody]?.raw ?? "", isSupported: isNought }];
}
