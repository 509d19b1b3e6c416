/** The code, the documents and the English texts hold no word that the glossary puts out. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { foundIn, foundInText, wordsThatAreOut } from "./words";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Hold the words of people's questions as names, or the words that this check plants. */
const WORDS_OF_QUESTIONS = /lexicon|contract\/planning\/engine-outputs\.ts$|scripts\/tools\/words/;

/** Files that speak of games at home and away. */
const HOME_GAMES =
  /espn|demo|backtest|season|calendar|box|projection|outlook|game|matchup|lock|schedule|facts|status|week|days|routes|worlds|league|recorded|changed-rules|traded|player-labels|card-notes/;

/** Names that may stay, with the reason. A file without a pattern means any. */
const EXEMPT: readonly { name: RegExp; file?: RegExp; because: string }[] = [
  { name: /^(?:clubs|clubName|everyClub|isSecondNight|secondNights|keptBecause)$/, because: "a key of the interface" },
  { name: /^said$/, file: /scoreboard/, because: "a key of the scoreboard" },
  { name: /^told$/, file: /person-export|data-rights|cli\/export/, because: "a key of the personal export" },
  { name: /^is_kept$|^home_pro_team_id$/, because: "a column" },
  { name: /^wish$/, file: /optimizer|studio|^src\/runs\//, because: "a key of stored runs" },
  { name: /^said$/, file: /db\/jobs\/pruning\.test\.ts$/, because: "a key of a stored conversation" },
  { name: /^(?:is|playoff)?[hH]ome(?:ProTeamId|Score|TeamBonus)?$/, file: HOME_GAMES, because: "a home game" },
  { name: /^home$/, file: /service-answers|readiness/, because: "a key of the readiness answer" },
  { name: /^HOME$/, because: "a variable of the environment" },
  { name: /^looks?(?:Like|Foreign)|^LOOKS?_(?:LIKE|ALIKE)/, because: "what something looks like" },
  { name: /^look_/, because: "a key of a phrase that is put together from a stored result" },
];

const trackedFiles = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");
const read = (file: string): string => readFileSync(`${root}/${file}`, "utf8");

describe("a word that is out", () => {
  const out = { everywhere: new Set(["man", "men", "club", "second night"]), names: new Set(["told", "wire"]) };

  it.each([
    ["const ofMan = 1;", "man"],
    ["type LineupMan = string;", "man"],
    ["const MEN_OF_TEAM = 1;", "men"],
    ["/** The club's games. */", "club"],
    ["let a = 1; // one man", "man"],
    ["const isSecondNight = true;", "second night"],
    ["const toldTables = [];", "told"],
    ["function wireServices() {}", "wire"],
    ["const MOST_ROWS = 5;", "most"],
    ["const LEAST_CHANCE = 0.1;", "least"],
  ])("is found in %s", (source, word) => {
    expect(foundIn(source, out)).toMatchObject([{ line: 1, word }]);
  });

  it.each([
    'const a = "a man";',
    "const manager = women;",
    "// man 5 proc",
    "const mention = amended;",
    "// whom we told about the waiver wire",
    "const mostRows = H2H_MOST_CATEGORIES;",
  ])("is not found in %s", (source) => {
    expect(foundIn(source, out)).toEqual([]);
  });

  it("is found in a document, outside backticks", () => {
    expect(foundInText("His club.\nThe key `clubs`, told.", out)).toMatchObject([{ line: 1, word: "club" }]);
  });
});

it("the code holds no word that the glossary puts out", () => {
  const out = wordsThatAreOut();
  expect(out.everywhere.size).toBeGreaterThan(8);
  expect(out.names.size).toBeGreaterThan(8);
  const files = trackedFiles("*.ts", "*.tsx", "*.mjs").filter((file) => !WORDS_OF_QUESTIONS.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    foundIn(read(file), out)
      .filter((each) => !EXEMPT.some(({ name, file: where }) => name.test(each.in) && (where?.test(file) ?? true)))
      .map((each) => `${file}:${each.line} ${each.word} in ${each.in}`),
  );
  expect(found).toEqual([]);
});

it("the documents hold no word that is out everywhere", () => {
  const out = wordsThatAreOut();
  const files = trackedFiles("*.md").filter((file) => file !== "docs/Glossary.md");
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) => foundInText(read(file), out).map((each) => `${file}:${each.line} ${each.in}`)),
  ).toEqual([]);
});

it("the English texts hold no word that is out everywhere", () => {
  const out = wordsThatAreOut();
  const files = trackedFiles("src/language/texts/en/*.ts").filter((file) => !/lexicon|\.test\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  const phrases = (source: string) => [...source.matchAll(/"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g)];
  const found = files.flatMap((file) =>
    phrases(read(file)).flatMap(([phrase]) =>
      foundInText(phrase.slice(1, -1).replace(/\$\{[^}]*\}/g, ""), out).map((each) => `${file} ${each.in}`),
    ),
  );
  expect(found).toEqual([]);
});
