/**
 * For any facts: true sentences pass, and one altered number, name, status, owner or day is never released as it was
 * written.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSentence, collectFacts } from ".";

const NAMES = [
  "Luka Dončić",
  "Shai Gilgeous-Alexander",
  "Karl-Anthony Towns",
  "Jaren Jackson Jr.",
  "De'Aaron Fox",
  "T. J. McConnell",
  "Trae Young",
  "Nikola Jokić",
] as const;
const STATUSES = {
  ACTIVE: ["active", "ενεργός"],
  OUT: ["out", "εκτός"],
  QUESTIONABLE: ["questionable", "αμφίβολος"],
  DAY_TO_DAY: ["day to day", "υπό επανεκτίμηση"],
} as const;
const OWNERS = {
  "my roster": ["on your roster", "στο ρόστερ σου"],
  opponent: ["on your opponent's roster", "στο ρόστερ του αντιπάλου σου"],
  "free agent": ["a free agent", "ελεύθερος παίκτης"],
  "on waivers": ["on waivers", "στα waivers"],
} as const;
const MONTHS = ["January", "February", "March"];
const MONTHS_IN_GREEK = ["Ιανουαρίου", "Φεβρουαρίου", "Μαρτίου"];

/** With a decimal that is always written. */
const tenth = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 9 }))
  .map(([whole, part]) => Number(`${whole}.${part}`));
const player = (name: string) =>
  fc.record({
    name: fc.constant(name),
    status: fc.constantFrom(...(Object.keys(STATUSES) as (keyof typeof STATUSES)[])),
    ownership: fc.constantFrom(...(Object.keys(OWNERS) as (keyof typeof OWNERS)[])),
    pointsPerGame: tenth,
    percentOwned: tenth,
    gamesPlayed: fc.integer({ min: 1, max: 82 }),
    gamesLeftInMatchup: fc.integer({ min: 0, max: 8 }),
    averages: fc.record({ REB: tenth, AST: tenth }),
    expectedReturn: fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 28 }))
      .map(([month, date]) => `2025-0${month + 1}-${String(date).padStart(2, "0")}`),
  });
type Row = typeof anyRows extends fc.Arbitrary<(infer Each)[]> ? Each : never;
const anyRows = fc
  .shuffledSubarray([...NAMES], { minLength: 3, maxLength: NAMES.length })
  .chain((names) => fc.tuple(...names.map(player)));

/** A sentence with one place that may be altered: what stands there, and what else could be written. */
type Statement = { before: string; truth: string; after: string; others: (rows: readonly Row[]) => readonly string[] };

const numbers = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) =>
    [
      row.pointsPerGame,
      row.percentOwned,
      row.gamesPlayed,
      row.gamesLeftInMatchup,
      row.averages.REB,
      row.averages.AST,
      47.3,
    ].map(String),
  );
const names = (rows: readonly Row[]) => [...rows.map(({ name }) => name), "Zebulon Quux", "Nikola Doncic"];
const dayIn = (day: string, months: readonly string[]): string => {
  const [, month = 1, date = 1] = day.split("-").map(Number);
  return `${date} ${months[month - 1]}`;
};
const days = (months: readonly string[]) => (rows: readonly Row[]) => [
  ...rows.map(({ expectedReturn }) => dayIn(expectedReturn, months)),
  dayIn("2025-03-30", months),
];
const words = (table: Readonly<Record<string, readonly [string, string]>>, place: 0 | 1) => () =>
  Object.values(table).map((each) => each[place]);

const STATEMENTS: readonly ((row: Row) => Statement)[] = [
  (row) => ({
    before: `${row.name} averages `,
    truth: `${row.pointsPerGame}`,
    after: " points a game.",
    others: numbers,
  }),
  (row) => ({ before: `${row.name} has `, truth: `${row.gamesLeftInMatchup}`, after: " games left.", others: numbers }),
  (row) => ({
    before: `${row.name}: REB `,
    truth: `${row.averages.REB}`,
    after: `, AST ${row.averages.AST}`,
    others: numbers,
  }),
  (row) => ({
    before: `${row.name} is owned in `,
    truth: `${row.percentOwned}`,
    after: "% of leagues.",
    others: numbers,
  }),
  (row) => ({ before: `${row.name} is `, truth: STATUSES[row.status][0], after: ".", others: words(STATUSES, 0) }),
  (row) => ({ before: `${row.name} is `, truth: OWNERS[row.ownership][0], after: ".", others: words(OWNERS, 0) }),
  (row) => ({
    before: `${row.name} returns on `,
    truth: dayIn(row.expectedReturn, MONTHS),
    after: ".",
    others: days(MONTHS),
  }),
  (row) => ({ before: "Look at ", truth: row.name, after: ` with ${row.pointsPerGame} points a game.`, others: names }),
  (row) => ({
    before: `Ο ${row.name} έχει `,
    truth: `${row.pointsPerGame}`,
    after: " πόντους ανά αγώνα.",
    others: numbers,
  }),
  (row) => ({
    before: `Ο ${row.name} έχει `,
    truth: `${row.gamesLeftInMatchup}`,
    after: " αγώνες ακόμα.",
    others: numbers,
  }),
  (row) => ({ before: `Ο ${row.name} είναι `, truth: STATUSES[row.status][1], after: ".", others: words(STATUSES, 1) }),
  (row) => ({ before: `Ο ${row.name} είναι `, truth: OWNERS[row.ownership][1], after: ".", others: words(OWNERS, 1) }),
  (row) => ({
    before: `Ο ${row.name} επιστρέφει στις `,
    truth: dayIn(row.expectedReturn, MONTHS_IN_GREEK),
    after: ".",
    others: days(MONTHS_IN_GREEK),
  }),
];

const turn = fc.record({
  rows: anyRows,
  who: fc.nat(),
  other: fc.nat(),
  what: fc.constantFrom(...STATEMENTS),
});
const thousandth = fc.integer({ min: -400, max: 400 }).map((parts) => parts / 1_000);
const anyChanges = fc.record({ REB: thousandth, AST: thousandth, gain: thousandth });
/** As a simulated move is told: its categories are changes of the chance to win each. */
const moveOf = (name: string, { gain, ...categories }: { gain: number; REB: number; AST: number }) => ({
  found: true,
  unit: "category value",
  today: "2025-01-18",
  move: { day: "2025-01-18", drop: { name: "Brook Lopez" }, add: { name }, gain, probabilityGain: 0.927, categories },
});
const pick = <T>(from: readonly T[], place: number): T => {
  const found = from[place % from.length];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
};

describe("any facts", () => {
  test("true sentences pass", () => {
    fc.assert(
      fc.property(turn, ({ rows, who, what }) => {
        const { before, truth, after } = what(pick(rows, who));
        const sentence = before + truth + after;
        expect(checkSentence(sentence, collectFacts([{ players: rows }], ""))).toMatchObject({
          unsupported: [],
          marks: [],
        });
      }),
      { numRuns: 1_000 },
    );
  });

  test("one thing altered is marked", () => {
    fc.assert(
      fc.property(turn, ({ rows, who, other, what }) => {
        const { before, truth, after, others } = what(pick(rows, who));
        const altered = pick(others(rows), other);
        fc.pre(altered !== truth && !isRoundedTo(altered, truth) && !isAlsoTrue(rows, before, altered, after));
        const sentence = before + altered + after;
        expect(checkSentence(sentence, collectFacts([{ players: rows }], "")).marks).not.toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test("two players' swapped numbers are marked, both", () => {
    fc.assert(
      fc.property(anyRows, ([a, b, ...rest]) => {
        fc.pre(a !== undefined && b !== undefined && a.pointsPerGame !== b.pointsPerGame);
        const say = (x: Row, y: Row) =>
          `${a.name} averages ${x.pointsPerGame} points while ${b.name} averages ${y.pointsPerGame}.`;
        const facts = collectFacts([{ players: [a, b, ...rest] }], "");
        const sentence = say(b, a);
        expect(checkSentence(sentence, facts).marks.map(({ start, end }) => sentence.slice(start, end))).toEqual([
          `${b.pointsPerGame}`,
          `${a.pointsPerGame}`,
        ]);
      }),
      { numRuns: 500 },
    );
  });

  // A line with a day in it took the move's changes, which have that day, for the averages, which have none.
  test("what one tool gives of a player is borne out beside what another says that a move changes", () => {
    fc.assert(
      fc.property(anyRows, fc.nat(), anyChanges, anyChanges, ([a, b, ...rest], add, first, second) => {
        fc.pre(a !== undefined && b !== undefined);
        const rows = [a, b, ...rest];
        const row = pick(rows, add);
        const line = (name: string, { REB, AST }: Row["averages"]) =>
          `- **${name}** (SG/SF, HOU): Sat 18 Jan @ POR, REB ${REB}, AST ${AST}, ${row.gamesLeftInMatchup} games left`;
        const free = rows.map((each) => ({ ...each, proTeam: "HOU", playsOn: ["2025-01-18 @ POR"] }));
        const facts = collectFacts([{ players: free }, moveOf(row.name, first), moveOf(b.name, second)], "");
        const { REB, AST } = row.averages;
        expect(checkSentence(line(row.name, row.averages), facts).marks).toEqual([]);
        // Nor do the changes bear out numbers that are swapped.
        const swapped = line(row.name, { REB: AST, AST: REB });
        if (REB !== AST) expect(checkSentence(swapped, facts).marks).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** "41" is what 41.1 is when shown without decimals. */
const isRoundedTo = (altered: string, truth: string): boolean =>
  Number.isFinite(Number(truth)) && Math.abs(Number(truth) - Number(altered)) <= (altered.includes(".") ? 0.05 : 0.5);

/** Another player of whom the altered sentence is true as well. */
const isAlsoTrue = (rows: readonly Row[], before: string, altered: string, after: string): boolean =>
  rows.some((row) =>
    STATEMENTS.some((statement) => {
      const own = statement(row);
      return own.before + own.truth + own.after === before + altered + after;
    }),
  );
