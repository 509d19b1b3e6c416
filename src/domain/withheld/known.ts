/**
 * Deeds and health facts that the turn's tool results support: official statuses, stored reports, decisions,
 * transactions.
 *
 * Pure, and driven by shape, as every tool's answer has it: a row with `playerName` or `name` is about that player, one
 * with `source` and `publishedAt` is a report, one with `state`, `drop` and `add` a decision, one with `added` and
 * `dropped` a completed transaction.
 */
import { INJURY_STATUSES } from "../players/player";
import { lineOf } from "./phrase";

/** A player's name as it is compared: folded words with single spaces. */
export type FoldedPlayer = string;
export const foldedPlayer = (name: string): FoldedPlayer => lineOf(name).replaceAll(" ,", "").trim();

export type Known = {
  readonly statusesOf: (player: FoldedPlayer) => readonly string[];
  /** All texts of the tool results about a player, in one line of folded words. */
  readonly textsOf: (player: FoldedPlayer) => string;
  /** All texts of the turn's tool results. */
  readonly reportText: string;
  /** Names of the sources of stored reports, folded, each between spaces. */
  readonly sources: readonly string[];
  readonly decisions: readonly {
    readonly state: string;
    readonly isSeenInLeague: boolean;
    readonly players: readonly FoldedPlayer[];
  }[];
  /** Players in the league's own transactions. */
  readonly moved: ReadonlySet<FoldedPlayer>;
  readonly mine: ReadonlySet<FoldedPlayer>;
  /** Players of the tool results that a sentence names by one part of the name alone, in any letters: "pell", "Anton". */
  mentionedIn(sentence: string): readonly FoldedPlayer[];
};

/** @param line folded words of a sentence */
export const namesSource = (line: string, { sources }: Pick<Known, "sources">): boolean =>
  sources.some((source) => line.includes(source));

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const textIn = (row: Row, key: string): string | undefined => {
  const value = row[key];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
};
const nameOf = (row: Row): string | undefined =>
  textIn(row, "playerName") ?? textIn(row, "fullName") ?? textIn(row, "name");
/** Bookkeeping that says nothing about anybody. */
const UNSAID = /^(?:fetchedAt|url|.*Id|code|kind|type|day|at|.*At|source|slot|position|positions|proTeam)$/;

export function collectKnown(outputs: readonly unknown[]): Known {
  const statuses = new Map<FoldedPlayer, string[]>();
  const texts = new Map<FoldedPlayer, string[]>();
  const reported: string[] = [];
  const sources = new Set<string>();
  const decisions: Known["decisions"][number][] = [];
  const moved = new Set<FoldedPlayer>();
  const mine = new Set<FoldedPlayer>();
  const reports: string[] = [];

  const add = (player: FoldedPlayer, text: string) => {
    const known = texts.get(player);
    if (known) known.push(text);
    else texts.set(player, [text]);
  };
  const visit = (value: unknown, about: readonly FoldedPlayer[]): void => {
    if (typeof value === "string") {
      const line = lineOf(value);
      reported.push(line);
      for (const player of about) add(player, line);
    } else if (Array.isArray(value)) for (const each of value) visit(each, about);
    else if (isRow(value)) visitRow(value, about);
  };
  const visitRow = (row: Row, above: readonly FoldedPlayer[]): void => {
    const name = nameOf(row);
    const own = name === undefined ? undefined : foldedPlayer(name);
    const status = textIn(row, "status");
    if (own !== undefined && status && (INJURY_STATUSES as readonly string[]).includes(status))
      statuses.set(own, [...(statuses.get(own) ?? []), status]);
    if (own !== undefined && row.ownership === "my roster") mine.add(own);
    const source = textIn(row, "source");
    const isReport = source !== undefined && textIn(row, "publishedAt") !== undefined;
    if (source !== undefined && isReport) {
      sources.add(lineOf(source));
      reports.push(lineOf(["title", "snippet", "text", "body"].flatMap((key) => textIn(row, key) ?? []).join(". ")));
    }
    if (Array.isArray(row.added) && Array.isArray(row.dropped) && row.day !== undefined && row.refusedBecause === null)
      for (const each of [...row.added, ...row.dropped]) if (typeof each === "string") moved.add(foldedPlayer(each));
    const state = textIn(row, "state");
    if (state && "add" in row && "drop" in row)
      decisions.push({
        state,
        isSeenInLeague: row.isSeenInLeague === true,
        players: [partnerOf(row.add), partnerOf(row.drop)].flatMap((each) => each ?? []),
      });
    const named =
      isReport && Array.isArray(row.players) ? row.players.filter(isRow).flatMap((each) => nameOf(each) ?? []) : [];
    const about = own !== undefined ? [own] : named.length > 0 ? named.map(foldedPlayer) : above;
    for (const [key, value] of Object.entries(row)) {
      if (typeof value === "string" && UNSAID.test(key)) continue;
      visit(value, about);
    }
  };
  for (const output of outputs) visit(output, []);

  const lastNameIn = (player: FoldedPlayer, report: string) => report.includes(` ${player.split(" ").at(-1)} `);
  return {
    statusesOf: (player) => statuses.get(player) ?? [],
    textsOf: (player) =>
      [...(texts.get(player) ?? []), ...reports.filter((report) => lastNameIn(player, report))].join(" "),
    reportText: reported.join(" "),
    sources: [...sources],
    decisions,
    moved,
    mine,
    mentionedIn: mentionsOf([...statuses.keys()]),
  };
}

/** Shorter parts are words of their own. */
const MIN_NAME_LETTERS = 4;

function mentionsOf(players: readonly FoldedPlayer[]): Known["mentionedIn"] {
  const byPart = Map.groupBy(
    players.flatMap((player) => player.split(" ").map((part) => ({ player, part }))),
    ({ part }) => part,
  );
  return (sentence) => {
    // In texts without a capital every word may be a name; elsewhere a name has one.
    const isAllLower = !/\p{Lu}/u.test(sentence);
    const words = sentence.match(isAllLower ? /\p{L}[\p{L}'’]*/gu : /\p{Lu}[\p{L}'’]*/gu) ?? [];
    const named = words.flatMap((word) => {
      const part = lineOf(word.replace(/['’]s?$/, "")).trim();
      const [one, ...others] = part.length < MIN_NAME_LETTERS ? [] : (byPart.get(part) ?? []);
      return one && others.length === 0 ? [one.player] : [];
    });
    return [...new Set(named)];
  };
}

function partnerOf(value: unknown): FoldedPlayer | undefined {
  const name = isRow(value) ? nameOf(value) : typeof value === "string" ? value : undefined;
  return name === undefined ? undefined : foldedPlayer(name);
}
