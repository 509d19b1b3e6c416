/** Does a status or a stored report support a sentence about a player's health? Pure. */
import { CANNOT_PLAY } from "../players/player";
import type { HealthClaim } from "./health";
import type { About, Judgment } from "./judgment";
import type { Known } from "./known";
import type { Phrase } from "./phrase";

/** Statuses with which a claim agrees. */
const AGREES: Readonly<Record<string, (status: string) => boolean>> = {
  OUT: (status) => CANNOT_PLAY.has(status),
  ACTIVE: (status) => status === "ACTIVE" || status === "PROBABLE",
  PROBABLE: (status) => status === "ACTIVE" || status === "PROBABLE",
  QUESTIONABLE: (status) => status === "QUESTIONABLE" || status === "DAY_TO_DAY" || status === "DOUBTFUL",
  DAY_TO_DAY: (status) => status === "DAY_TO_DAY" || status === "QUESTIONABLE",
  DOUBTFUL: (status) => status === "DOUBTFUL" || CANNOT_PLAY.has(status),
};
/** Words of a report that say the same. */
const CUES: Readonly<Record<string, RegExp>> = {
  OUT: / (?:out|not play|wont play|not suit|miss\S*|sidelin\S*|unavailable|inactive|sit|sits|sitting|rest\S*|ruled|scratch\S*|shut|absen\S*|without|suspen\S*|surger\S*|wont|will not|not travel\S*|not available) /,
  ACTIVE:
    / (?:active|healthy|clear\S*|play\S*|return\S*|available|good to go|start\S*|practi\S*|back|suit\S*|no injury|fit) /,
  PROBABLE: / (?:probable|likely|expected|play\S*|start\S*) /,
  QUESTIONABLE: / (?:questionable|may|might|could|uncertain|doubt\S*|game time|decision|iffy|50 50) /,
  DAY_TO_DAY: / (?:day to day|game time|decision|questionable|monitor\S*) /,
  DOUBTFUL: / (?:doubt\S*|unlikely|not expected) /,
  SUSPENSION: / (?:suspen\S*|bann\S*) /,
  INJURY_RESERVE: / (?:reserve|ir) /,
};

/**
 * Words for one complaint: what a sentence names with any of them a report may name with any other. Greek stems without
 * accents.
 */
const SAME: readonly (readonly string[])[] = [
  ["surg", "operat", "procedure", "scope", "χειρουργ", "επεμβασ", "εγχειρ"],
  ["torn", "tore", "tear", "ruptur", "ρηξ"],
  ["fractur", "broke", "broken", "crack", "καταγμ", "εσπασ"],
  ["sprain", "rolled", "turned", "διαστρεμ"],
  ["strain", "pull", "θλασ"],
  ["concuss", "διασεισ"],
  ["knee", "γονατ", "acl", "mcl", "lcl", "menisc", "patell", "μηνισκ", "χιαστ"],
  ["ankle", "αστραγαλ"],
  ["hamstring", "μηριαι"],
  ["calf", "γαμπ"],
  ["achill", "αχιλλ"],
  ["shoulder", "ωμο"],
  ["wrist", "καρπ"],
  ["groin", "adduct", "προσαγωγ"],
  ["elbow", "αγκων"],
  ["finger", "thumb", "δακτυλ", "δαχτυλ"],
  ["hip", "ισχι"],
  ["back", "spasm", "lumbar", "μεση", "οσφυ"],
  ["ill", "sick", "flu", "virus", "fever", "covid", "ιωσ", "γριπ", "πυρετ"],
  ["sore", "tight", "pain", "ache", "stiff", "discomfort", "ενοχλησ"],
  ["bruis", "contus", "bang", "χτυπη"],
  ["rehab", "recover", "αποθεραπ", "αποκαταστασ"],
  ["tend", "τενοντ"],
  ["ligament", "συνδεσμ"],
  ["inflam", "swell"],
  ["hospital", "νοσοκομ"],
  ["shut", "load management", "rest"],
  ["injur", "hurt", "τραυματ"],
];

/** "Will not play" says nothing of playing. */
const DENIED_IN_TEXT = / (?:not|wont|cannot|cant|never) (?:be )?\S+(?= )/g;

const ATTRIBUTES =
  / (?:reports?|reported|reporting|reportedly|according|per|says|said|writes|wrote|lists|listed by|tweeted|posted|sources?|notes|adds|claims|tells|told|quoted|cites|γραφει|γραφουν|αναφερει|αναφερουν|συμφωνα|λεει|μεταδιδει|κατα|δημοσιευμα|ρεπορταζ|τον θελει|τον εχει|τον δινει) /;
const IS_PAST = /^(?:was|been)\b/;

export function judgeHealth(claim: HealthClaim, { line }: Phrase, about: About, known: Known): Judgment {
  const { players, hasUnknownTime } = about;
  const texts = players.length > 0 ? players.map(known.textsOf).join(" ") : known.reportText;
  const statuses = players.flatMap(known.statusesOf);
  const isReported =
    known.sources.some((source) => line.includes(source)) || (ATTRIBUTES.test(line) && known.sources.length > 0);

  const missing = claim.complaints.filter((word) => !isInSources(word, texts));
  if (missing.length > 0) {
    const isPartlyReported = missing.length < claim.complaints.length || isInSources("injury", texts);
    return isReported && isPartlyReported ? "unverified" : "injury";
  }
  if (claim.isHurt && claim.complaints.length === 0) {
    const isFlagged = statuses.some((status) => status !== "ACTIVE" && status !== "UNKNOWN" && status !== "SUSPENSION");
    if (!isFlagged && !SAME.some((stems) => stems.some((stem) => texts.includes(` ${stem}`)))) return "injury";
  }
  let isOpen = false;
  for (const { claimed, isDenied, words } of claim.statuses) {
    const agrees = AGREES[claimed] ?? ((status: string) => status === claimed);
    if (statuses.some((status) => agrees(status) !== isDenied && (status !== "UNKNOWN" || isDenied))) continue;
    const isCued = CUES[claimed]?.test(claimed === "OUT" ? texts : texts.replace(DENIED_IN_TEXT, " ")) ?? false;
    if (isCued && isReported) continue;
    const isOfficial = statuses.some((status) => status !== "UNKNOWN");
    if (!isOfficial && isDenied && claimed === "ACTIVE") continue;
    if (!isOfficial || isCued || isDenied || IS_PAST.test(words)) isOpen = true;
    else return "status";
  }
  if (claim.isReturn && hasUnknownTime) return isReported ? "unverified" : "injury";
  return isOpen ? "unverified" : undefined;
}

/** A stem of the word, or of another for the same, begins a word of the texts. */
function isInSources(word: string, texts: string): boolean {
  const same = SAME.filter((stems) => stems.some((stem) => word.startsWith(stem) || word.includes(` ${stem}`)));
  const stems = same.length > 0 ? same.flat() : [word.slice(0, 5)];
  return stems.some((stem) => texts.includes(` ${stem}`));
}
