/** The usefulness suite's figures: shares of verdicts by language and turn, and lengths. */
import type { UsefulnessAnswer } from "./ask";
import { wordsIn } from "./rules";
import { type GivenVerdict, keyOf, type Settled, settled } from "./verdicts";

type Counts = Readonly<Record<Settled, number>> & { readonly of: number };

export type UsefulnessFigures = {
  readonly all: Counts;
  readonly groups: readonly { readonly name: string; readonly counts: Counts }[];
  /** Words of an answer: the median, and the length that nine of ten do not exceed. */
  readonly words: { readonly median: number; readonly p90: number };
  readonly answers: readonly { readonly answer: UsefulnessAnswer; readonly settled: Settled }[];
};

const GROUPS: readonly (readonly [name: string, has: (answer: UsefulnessAnswer) => boolean])[] = [
  ["English", ({ question }) => question.language === "en"],
  ["Greek letters", ({ question }) => question.language === "el"],
  ["Greek in Latin letters", ({ question }) => question.language === "greeklish"],
  ["first turns", ({ question }) => question.turn === 1],
  ["later turns", ({ question }) => question.turn > 1],
];

export function figuresOf(answers: readonly UsefulnessAnswer[], verdicts: readonly GivenVerdict[]): UsefulnessFigures {
  const byKey = Map.groupBy(verdicts, ({ key }) => key);
  const judged = answers.map((answer) => ({
    answer,
    settled: settled((byKey.get(keyOf(answer)) ?? []).map(({ verdict }) => verdict)),
  }));
  const lengths = answers.map(({ answer }) => wordsIn(answer)).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(share * lengths.length))] ?? 0;
  return {
    all: countsOf(judged.map((each) => each.settled)),
    groups: GROUPS.map(([name, has]) => ({
      name,
      counts: countsOf(judged.filter(({ answer }) => has(answer)).map((each) => each.settled)),
    })),
    words: { median: at(0.5), p90: at(0.9) },
    answers: judged,
  };
}

function countsOf(all: readonly Settled[]): Counts {
  const count = (one: Settled) => all.filter((each) => each === one).length;
  return {
    of: all.length,
    useful: count("useful"),
    unhelpful: count("unhelpful"),
    misunderstood: count("misunderstood"),
    wrong: count("wrong"),
    honest_cannot: count("honest_cannot"),
    differ: count("differ"),
    to_be_judged: count("to_be_judged"),
  };
}

/** For a terminal. */
export function figureLines({ all, groups, words }: UsefulnessFigures): string[] {
  const line = (name: string, { of, useful, unhelpful, misunderstood, wrong, honest_cannot, ...open }: Counts) =>
    `${name}: ${useful} of ${of} useful (${percent(useful, of)}), ${unhelpful} unhelpful, ${misunderstood} misunderstood, ` +
    `${wrong} wrong, ${honest_cannot} an honest "cannot", ${open.differ + open.to_be_judged} to be judged`;
  return [
    line("all", all),
    ...groups.map(({ name, counts }) => line(name, counts)),
    `words: median ${words.median}, nine of ten at most ${words.p90}`,
  ];
}

const percent = (part: number, of: number): string => (of === 0 ? "–" : `${((100 * part) / of).toFixed(1)}%`);
