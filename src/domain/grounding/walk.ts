/**
 * What a turn's tool results say, as facts with a subject and a measure.
 *
 * Pure, and driven by shape: an object with `name` or `playerName` is about that player, one with `teamName` about that
 * team, one with `clubName` about that NBA team, `me` and `opponent` are the two sides, and what is nested inherits the
 * nearest of these. The path of keys is the measure. A number without a subject is a fact of the answer itself.
 */

import type { EasternDay } from "../ids";
import { withoutMarkUp } from "../players/identity/mark-up";
import { suffixOf } from "../players/identity/name-words";
import { dayEt } from "../season/eastern-day";
import {
  type CollectedFacts,
  type DayFact,
  type NumberFact,
  numberFact,
  type OwnerFact,
  type StatusFact,
  type TextFact,
} from "./facts";
import { isUnit, type KeyMeasure, measureOfKey } from "./measure-words";
import { type Report, reportIn } from "./reports";
import { isInjuryStatus } from "./status-words";
import { ME, OPPONENT, playerKey, type Subject, type SubjectIndex, type SubjectKey, subjectIndex } from "./subjects";
import { normalizedWords } from "./text";

/** Never said: the clock, the ids and the bookkeeping of an answer would support any small number. */
const UNSAID_KEYS = new Set(
  "fetchedAt ageSeconds playerId teamId leagueId scoringPeriod threadId runId proposalId toolCallId preconditions expiresAt url sourceItemId seq".split(
    " ",
  ),
);
const SIDE_OF_KEY: Readonly<Record<string, SubjectKey>> = {
  me: ME,
  mine: ME,
  my: ME,
  opponent: OPPONENT,
  theirs: OPPONENT,
  opp: OPPONENT,
};
const LABEL_KEYS = ["category", "stat", "slot", "position", "label", "measure"];
const PLAYER_NAME_KEYS = ["playerName", "name", "fullName"];
/** Said by the subject that they name. */
const UNREAD_NAMES = new Set(["teamName", "clubName", "ownership"]);
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z?$/;

/** Where in an output the walk is. */
type Place = {
  readonly about: readonly SubjectKey[];
  readonly key: KeyMeasure;
  /** The nearest day above, and whether siblings have other days. */
  readonly day?: string;
  readonly isDayBound: boolean;
  /** Below a key of games: its days are days of games. */
  readonly isOfGames: boolean;
  readonly owner?: OwnerFact["owner"];
  readonly ownerTeam?: SubjectKey;
  /** The day of the whole output: what `game` of a row refers to. */
  readonly rootDay?: string;
  readonly direction: -1 | 0 | 1;
};

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const textIn = (row: Row, key: string): string | undefined => {
  const value = row[key];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
};

/**
 * Measures of stat lines that are changes: form against the season, and the effect of a move on each category's win
 * probability. A number of either is a count.
 */
const CHANGES: Readonly<Record<string, KeyMeasure>> = {
  changes: { measures: ["difference"], unread: [], isUsualUnit: false },
  categories: { measures: ["difference", "chance"], unread: [], isUsualUnit: false },
};
/** Forms of a name: as displayed, with its markup made harmless, and as plain text. */
function formsOf(name: string): readonly string[] {
  const plain = withoutMarkUp(name);
  return plain === name ? [name] : [plain, name];
}

/** Stand over the unit of what they are of: a difference in points. */
const OVER_A_UNIT = new Set(["difference", "weight", "chance", "age"]);
const NO_KEY: KeyMeasure = { measures: [], unread: [], isUsualUnit: false };
/** Lists of days: what is in them is the team's, not the starters' part of a count. */
const DAYS_OF_LINEUPS = new Set(["lineup"]);
/** A unit of its own takes the place of the container's: `games[].fantasyPoints` counts points. */
function joined(above: KeyMeasure, own: KeyMeasure): KeyMeasure {
  const hasUnit = own.measures.some((measure) => isUnit(measure) && !OVER_A_UNIT.has(measure));
  const retained = hasUnit
    ? above.measures.filter((measure) => !isUnit(measure) || OVER_A_UNIT.has(measure))
    : above.measures;
  return {
    measures: [...retained, ...own.measures],
    unread: [...above.unread, ...own.unread],
    isUsualUnit: own.isUsualUnit,
  };
}

export function walkOutputs(outputs: readonly unknown[], todayIs: EasternDay | undefined): CollectedFacts {
  const walk = new Walk();
  for (const output of outputs) walk.nameSubjects(output);
  for (const output of outputs)
    walk.visit(output, { about: [], key: NO_KEY, isDayBound: false, isOfGames: false, direction: 0 });
  const { numbers, days, statuses, owners, texts, reports } = walk;
  return { numbers, days, statuses, owners, texts, reports, subjects: walk.index(), today: todayIs ?? walk.today };
}

class Walk {
  readonly numbers: NumberFact[] = [];
  readonly days: DayFact[] = [];
  readonly statuses: StatusFact[] = [];
  readonly owners: OwnerFact[] = [];
  readonly texts: TextFact[] = [];
  readonly reports: Report[] = [];
  today: EasternDay | undefined;
  private readonly subjects = new Map<SubjectKey, Subject>();
  /** Teams that are one of the two sides, by their folded name. */
  private readonly sideOfTeam = new Map<string, SubjectKey>();

  index(): SubjectIndex {
    return subjectIndex([...this.subjects.values()]);
  }

  /** Sides first, since a team's name means its side wherever it occurs. */
  nameSubjects(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) this.nameSubjects(each);
    if (!isRow(value)) return;
    const side = sideOf(value);
    const teamName = textIn(value, "teamName");
    if (side && teamName && !textIn(value, "playerName") && !textIn(value, "name")) this.addSide(side, teamName);
    const theirTeam = textIn(value, "opponentName");
    if (theirTeam) this.addSide(OPPONENT, theirTeam);
    const myTeam = textIn(value, "myTeamName");
    if (myTeam) this.addSide(ME, myTeam);
    for (const [key, each] of Object.entries(value)) {
      const keySide = SIDE_OF_KEY[key];
      const name = keySide && isRow(each) ? textIn(each, "teamName") : undefined;
      if (keySide && name) this.addSide(keySide, name);
      this.nameSubjects(each);
    }
  }

  private addSide(key: SubjectKey, name: string): void {
    this.sideOfTeam.set(normalizedWords(name).join(" "), key);
    // Two names may mean one side.
    for (const form of formsOf(name)) {
      const words = normalizedWords(form);
      this.subjects.set(`${key} ${words.join(" ")}`, { key, kind: "side", name: form, words });
    }
  }

  private team(name: string): SubjectKey {
    const words = normalizedWords(name);
    const side = this.sideOfTeam.get(words.join(" "));
    const key = side ?? `team:${words.join(" ")}`;
    if (!side && !this.subjects.has(key)) this.addSubject(key, "team", name, normalizedWords);
    return key;
  }

  private proTeam(name: string): SubjectKey {
    const words = normalizedWords(name);
    const key = `club:${words.join(" ")}`;
    if (words.length > 0) this.subjects.set(key, { key, kind: "club", name, words });
    return key;
  }

  private player(name: string): SubjectKey {
    const key = playerKey(name);
    if (!this.subjects.has(key))
      this.addSubject(key, "player", name, (form) =>
        normalizedWords(form).filter((word, place) => place === 0 || suffixOf(word) === undefined),
      );
    return key;
  }

  private addSubject(
    key: SubjectKey,
    kind: "team" | "player",
    name: string,
    wordsOf: (form: string) => string[],
  ): void {
    for (const form of formsOf(name)) {
      const words = wordsOf(form);
      if (words.length > 0) this.subjects.set(form === name ? key : `${key} plain`, { key, kind, name: form, words });
    }
  }

  visit(value: unknown, place: Place): void {
    if (typeof value === "number" && Number.isFinite(value)) this.addNumber(value, place);
    else if (typeof value === "string") this.addText(value, place);
    else if (Array.isArray(value)) {
      const isDayBound = value.some((each) => isRow(each) && textIn(each, "day") !== undefined);
      for (const each of value) this.visit(each, { ...place, isDayBound: place.isDayBound || isDayBound });
    } else if (isRow(value)) this.visitRow(value, place);
  }

  private visitRow(row: Row, above: Place): void {
    const place = this.slotOf(row, above);
    this.noteStatus(row, place);
    const report = reportIn(row);
    if (report) this.reports.push(report);
    for (const [key, value] of Object.entries(row)) {
      if (UNSAID_KEYS.has(key) || PLAYER_NAME_KEYS.includes(key) || UNREAD_NAMES.has(key)) continue;
      if (key === "game" && place.rootDay) this.addDay(value === null ? "no game" : "game", place.rootDay, place.about);
      if (key === "today" || (key === "day" && row.isToday === true)) this.noteToday(value);
      const side = SIDE_OF_KEY[key.replace(/(?<=^(?:my|opponent))\p{Lu}.*$/u, "")];
      const about = side && (isRow(value) || typeof value === "number") ? [side] : place.about;
      const isList = Array.isArray(value) && value.some(isRow);
      const ofList = isList && DAYS_OF_LINEUPS.has(key) ? NO_KEY : undefined;
      const own = (isRow(value) ? CHANGES[key] : ofList) ?? measureOfKey(key);
      const isDayBound = place.isDayBound || (own.measures.includes("onDay") && place.rootDay !== undefined);
      const isOfGames = place.isOfGames || own.measures.includes("games");
      // A list of rows counts nothing itself: `moves[].gain` is no number of moves.
      const counted = isList ? { ...own, measures: own.measures.filter((measure) => !isUnit(measure)) } : own;
      this.visit(value, { ...place, about, key: joined(place.key, counted), isDayBound, isOfGames });
    }
  }

  /** Who a row is about, which day it belongs to, whose it is, and what it is labeled. */
  private slotOf(row: Row, above: Place): Place {
    const playerName = PLAYER_NAME_KEYS.map((key) => textIn(row, key)).find((name) => name !== undefined);
    const teamName = textIn(row, "teamName");
    const proTeamName = textIn(row, "clubName");
    const own = playerName
      ? [this.player(playerName)]
      : [
          ...(teamName ? [this.team(teamName)] : []),
          ...(proTeamName ? [this.proTeam(proTeamName)] : []),
          ...this.partners(row),
        ];
    const about = own.length > 0 ? own : above.about;
    const day = textIn(row, "day");
    const isDay = day !== undefined && ISO_DAY.test(day);
    const isRoot = above.key === NO_KEY;
    const owner = this.ownerOf(row, above);
    const [player] = about;
    if (playerName && player && owner.owner)
      this.owners.push({ about: player, owner: owner.owner, ...(owner.ownerTeam ? { team: owner.ownerTeam } : {}) });
    const labels = playerName ? [] : LABEL_KEYS.flatMap((key) => textIn(row, key) ?? []).map(measureOfKey);
    const result = textIn(row, "result");
    return {
      ...above,
      ...owner,
      about,
      key: labels.reduce(joined, above.key),
      ...(isDay ? { day } : {}),
      ...(isDay && isRoot ? { rootDay: day } : {}),
      isDayBound: above.isDayBound || (isDay && !isRoot),
      direction: result === "ahead" ? 1 : result === "behind" ? -1 : 0,
    };
  }

  /** A move is about the players it takes and gives; a matchup, seen from my side, about me. */
  private partners(row: Row): SubjectKey[] {
    if (isRow(row.me)) return [ME];
    return ["drop", "add", "player"].flatMap((key) => {
      const partner = row[key];
      if (!isRow(partner)) return [];
      const name = PLAYER_NAME_KEYS.map((each) => textIn(partner, each)).find((each) => each !== undefined);
      return name ? [this.player(name)] : [];
    });
  }

  private ownerOf(row: Row, above: Place): Pick<Place, "owner" | "ownerTeam"> {
    const written = textIn(row, "ownership");
    if (!written) {
      // A team's row of its own: what is below belongs to it.
      const team = textIn(row, "teamName");
      const isPlayer = textIn(row, "playerName") ?? textIn(row, "name");
      if (!team || isPlayer)
        return {
          ...(above.owner ? { owner: above.owner } : {}),
          ...(above.ownerTeam ? { ownerTeam: above.ownerTeam } : {}),
        };
      return ownedBy(this.team(team));
    }
    const fixed = OWNER_WORDS[written];
    if (fixed) return { owner: fixed };
    const team = isRow(row.team) ? textIn(row.team, "teamName") : undefined;
    if (NOBODY_SAYS.has(written)) return team ? ownedBy(this.team(team)) : {};
    return ownedBy(this.team(written));
  }

  private noteStatus(row: Row, { about }: Place): void {
    const [player] = about;
    const status = textIn(row, "status");
    const isHis = PLAYER_NAME_KEYS.some((key) => textIn(row, key) !== undefined);
    // The official status is in a row of its own beside the news.
    const isLabel = "statusText" in row && "expectedReturn" in row;
    if (!player || !(isHis || isLabel)) return;
    if (status && isInjuryStatus(status)) this.statuses.push({ about: player, status });
    if (row.place === "IR" || row.slot === "IR") this.statuses.push({ about: player, status: "INJURY_RESERVE" });
  }

  private addNumber(value: number, place: Place): void {
    const measures = new Set(place.key.measures);
    const sign = value > 0 ? 1 : value < 0 ? -1 : 0;
    this.numbers.push(
      numberFact({
        about: place.about,
        measures,
        unread: place.key.unread,
        isUsualUnit: place.key.isUsualUnit,
        value,
        direction: measures.has("difference") ? place.direction || sign : 0,
        ...(place.isDayBound && place.day ? { day: place.day } : {}),
        origin: "tool",
      }),
    );
  }

  private addText(text: string, place: Place): void {
    const kind = dayKind(place);
    if (ISO_DAY.test(text)) this.addDay(kind, text, place.about);
    else if (ISO_INSTANT.test(text)) {
      this.addDay(kind, text.slice(0, 10), place.about);
      const instant = Date.parse(text);
      if (!Number.isNaN(instant)) this.addDay(kind, dayEt(instant), place.about);
    }
    this.texts.push({ about: place.about, text, measures: place.key.measures });
  }

  private addDay(kind: DayFact["kind"], day: string, about: readonly SubjectKey[]): void {
    this.days.push({ about, kind, day });
  }

  private noteToday(value: unknown): void {
    if (typeof value === "string" && ISO_DAY.test(value)) this.today ??= value as EasternDay;
  }
}

const OWNER_WORDS: Readonly<Record<string, OwnerFact["owner"]>> = {
  "my roster": "me",
  opponent: "opponent",
  "free agent": "free",
  "on waivers": "waivers",
  "no team": "nobody",
};
const NOBODY_SAYS = new Set(["unknown", "another team", "other team"]);

const ownedBy = (team: SubjectKey): Pick<Place, "owner" | "ownerTeam"> =>
  team === ME ? { owner: "me" } : team === OPPONENT ? { owner: "opponent" } : { owner: "team", ownerTeam: team };

function sideOf(row: Row): SubjectKey | undefined {
  if (row.isMine === true || row.ownership === "my roster") return ME;
  return row.ownership === "opponent" ? OPPONENT : undefined;
}

/** Keys of expected return days: "expectedReturn", and the first and last day a report gives for it. */
const RETURNS = new Set(["return", "returns", "earliest", "latest"]);

function dayKind({ key, isOfGames }: Place): DayFact["kind"] {
  if (key.unread.some((word) => RETURNS.has(word))) return "return";
  if (key.unread.some((word) => word.startsWith("waiver"))) return "waivers";
  return isOfGames ? "game" : "other";
}
