/** Words for a player's health, English and Greek. Pure. */
import { CANNOT_PLAY, INJURY_STATUSES, type InjuryStatus } from "../players/player";
import type { Token } from "./text";

/** Claim of a word: a status, or only that he is hurt. */
type ClaimedStatus = InjuryStatus | "HURT";

export type ShownStatus = {
  /** Places of its first and last token. */
  readonly from: number;
  readonly to: number;
  readonly claimed: ClaimedStatus;
  readonly isDenied: boolean;
};

const PHRASES: readonly (readonly [phrase: string, claimed: ClaimedStatus])[] = [
  ["day to day", "DAY_TO_DAY"],
  ["game time decision", "DAY_TO_DAY"],
  ["dtd", "DAY_TO_DAY"],
  ["gtd", "DAY_TO_DAY"],
  ["υπο επανεκτιμηση", "DAY_TO_DAY"],
  ["μερα με τη μερα", "DAY_TO_DAY"],
  ["ruled out", "OUT"],
  ["out", "OUT"],
  ["sidelined", "OUT"],
  ["unavailable", "OUT"],
  ["will not play", "OUT"],
  ["wont play", "OUT"],
  ["cannot play", "OUT"],
  ["δεν θα παιξει", "OUT"],
  ["inactive", "OUT"],
  ["εκτοσ", "OUT"],
  ["questionable", "QUESTIONABLE"],
  ["αμφιβολοσ", "QUESTIONABLE"],
  ["αμφιβολη", "QUESTIONABLE"],
  ["doubtful", "DOUBTFUL"],
  ["πολυ αμφιβολοσ", "DOUBTFUL"],
  ["probable", "PROBABLE"],
  ["πιθανον να παιξει", "PROBABLE"],
  ["active", "ACTIVE"],
  ["healthy", "ACTIVE"],
  ["fully fit", "ACTIVE"],
  ["fully healthy", "ACTIVE"],
  ["good to go", "ACTIVE"],
  ["cleared to play", "ACTIVE"],
  ["ενεργοσ", "ACTIVE"],
  ["υγιησ", "ACTIVE"],
  ["suspended", "SUSPENSION"],
  ["τιμωρημενοσ", "SUSPENSION"],
  ["on injured reserve", "INJURY_RESERVE"],
  ["on ir", "INJURY_RESERVE"],
  ["στη λιστα τραυματιων", "INJURY_RESERVE"],
  ["στο ir", "INJURY_RESERVE"],
  ["status unknown", "UNKNOWN"],
  ["unknown", "UNKNOWN"],
  ["αγνωστη κατασταση", "UNKNOWN"],
  ["injured", "HURT"],
  ["hurt", "HURT"],
  ["τραυματιασ", "HURT"],
];
const BY_FIRST = new Map<string, { rest: readonly string[]; claimed: ClaimedStatus }[]>();
for (const [phrase, claimed] of PHRASES) {
  const [first = "", ...rest] = phrase.split(" ");
  BY_FIRST.set(
    first,
    [...(BY_FIRST.get(first) ?? []), { rest, claimed }].sort((a, b) => b.rest.length - a.rest.length),
  );
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Words that may come right before a player's status; so may an opening bracket, a colon, a comma and a dash. */
const BEFORE_A_STATUS = set(
  "is are was be been being s remains remain remained stays listed as still now currently officially also both status ruled declared considered only already probably likely he hes and or not isnt wasnt arent than ειναι παραμενει ηταν δηλωθηκε κατασταση ωσ μενει θα δεν downgraded upgraded to either because",
);
/** Right after "out", where it says something else: "out of the question", "out there". */
const NOT_AFTER_OUT = set("of there here to loud απο αν εαν");
/** Right after an adjective that describes a thing, not a player. */
const DESCRIBED = set(
  "player players roster rosters starter starters bat bats options option decision decisions call move moves shot slot slots add adds reserve list status lineup lineups",
);
const DENIALS = set("not isnt wasnt arent never no δεν οχι longer cannot");
/** Words of a condition, which claims nothing: "if he is out". */
const CONDITIONS = set(
  "if unless whether should when once until before case assuming even may might could would αν εαν μηπωσ οταν εκτοσ ωσπου μεχρι εφοσον ισωσ μπορει θα",
);

/** Every status that the sentence says of somebody. */
export function shownStatuses(tokens: readonly Token[], isTaken: (at: number) => boolean): ShownStatus[] {
  const found: ShownStatus[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = isTaken(at) ? undefined : matchAt(tokens, at);
    if (!match) continue;
    const to = at + match.rest.length;
    const isStated = isAboutPerson(tokens, at, to, match.claimed) && !isConditional(tokens, at);
    if (isStated && !(match.claimed === "INJURY_RESERVE" && isAdvised(tokens, at)))
      found.push({ from: at, to, claimed: match.claimed, isDenied: isDenied(tokens, at) });
    at = to;
  }
  return found;
}

function matchAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  return (
    BY_FIRST.get(token.normalized)?.find(({ rest }) => {
      let place = at;
      return rest.every((word) => {
        place += 1;
        return tokens[place]?.normalized === word;
      });
    }) ?? hyphenated(tokens, at)
  );
}

/** "day-to-day" */
function hyphenated(
  tokens: readonly Token[],
  at: number,
): { rest: readonly string[]; claimed: ClaimedStatus } | undefined {
  const written = tokens
    .slice(at, at + 5)
    .map((token) => token.normalized)
    .join("");
  if (written === "day-to-day") return { rest: ["-", "to", "-", "day"], claimed: "DAY_TO_DAY" };
  return undefined;
}

function isAboutPerson(tokens: readonly Token[], from: number, to: number, claimed: ClaimedStatus): boolean {
  const [before, after] = [tokens[from - 1], tokens[to + 1]];
  if (claimed === "OUT" && NOT_AFTER_OUT.has(after?.normalized ?? "")) return false;
  const isPhrase = to > from || tokens[from]?.raw === "DTD" || tokens[from]?.raw === "GTD";
  if (
    ["ACTIVE", "HURT", "QUESTIONABLE", "OUT", "UNKNOWN"].includes(claimed) &&
    DESCRIBED.has(after?.normalized ?? "") &&
    after?.kind === "word"
  )
    return claimed === "OUT" && after.normalized === "and";
  if (before === undefined) return after === undefined || after.kind === "mark";
  if (before.kind === "number") return false;
  if (before.kind === "mark") return true;
  return isPhrase || BEFORE_A_STATUS.has(before.normalized) || before.isCapital;
}

const PLACES = set("put place stash move");
const BEFORE_ADVICE = set("to can should may must or and then");
/**
 * "Do not drop him: put him on injured reserve" says where he is to go; "they put him on injured reserve" where he is.
 */
function isAdvised(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place--) {
    if (!PLACES.has(tokens[place]?.normalized ?? "")) continue;
    const before = tokens[place - 1];
    return before === undefined || before.kind === "mark" || BEFORE_ADVICE.has(before.normalized);
  }
  return false;
}

/** How far back a denial or a condition reaches, in tokens. */
const REACH = 4;
const CONDITION_REACH = 8;

function isDenied(tokens: readonly Token[], at: number): boolean {
  return reachesBack(tokens, at, REACH, DENIALS);
}
function isConditional(tokens: readonly Token[], at: number): boolean {
  // "εκτός" is both "out" and "unless".
  return reachesBack(tokens, at, CONDITION_REACH, CONDITIONS);
}

function reachesBack(tokens: readonly Token[], at: number, reach: number, sought: ReadonlySet<string>): boolean {
  for (let place = at - 1; place >= Math.max(0, at - reach); place--) {
    const token = tokens[place];
    if (!token || /^[.;:,(]$/.test(token.raw)) return false;
    if (token.kind === "word" && sought.has(token.normalized)) return true;
  }
  return false;
}

/** Does a status in the facts support the claimed one? UNKNOWN supports only itself. */
export function bearsOut(fact: InjuryStatus, claimed: ClaimedStatus): boolean {
  if (claimed === "OUT") return CANNOT_PLAY.has(fact);
  if (claimed === "HURT") return fact !== "ACTIVE" && fact !== "UNKNOWN" && fact !== "SUSPENSION";
  return fact === claimed;
}

export const isInjuryStatus = (text: string): text is InjuryStatus =>
  (INJURY_STATUSES as readonly string[]).includes(text);
