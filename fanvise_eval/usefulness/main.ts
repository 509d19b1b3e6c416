/**
 * Asks the usefulness suite's questions and says how many answers help the person who asked.
 *
 *     npm run eval:useful [-- --model rules] [--thread ID…] [--to-judge OUT.jsonl [--judge NAME]] [--answers OUT.jsonl]
 *     npm run eval:useful -- --verdicts FILE.jsonl --judge NAME
 *
 * `--to-judge` writes the answers that have no settled verdict yet, with NAME those that NAME has not judged; a judge
 * answers with a line `{"question","verdict","why"}` each, which `--verdicts` stores for the answers as they are now.
 * Only rules fail a run (`rules.ts`): exit 1. The last line is `N passed, N failed`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { askAll, type UsefulnessAnswer } from "./ask";
import { figureLines, figuresOf } from "./figures";
import { readQuestions } from "./question";
import { brokenRules, wordsIn } from "./rules";
import { type GivenVerdict, judgedLine, keyOf, readVerdicts, writeVerdicts } from "./verdicts";

const { values } = parseArgs({
  options: {
    model: { type: "string", default: "rules" },
    thread: { type: "string", multiple: true },
    "to-judge": { type: "string" },
    answers: { type: "string" },
    verdicts: { type: "string" },
    judge: { type: "string" },
  },
});

async function main(): Promise<boolean> {
  const chosen = readQuestions().filter(({ thread }) => values.thread?.includes(thread) ?? true);
  const answers = await askAll(chosen, values.model, () => process.stderr.write("."));
  process.stderr.write("\n");
  if (values.verdicts) store(values.verdicts, answers);
  const verdicts = readVerdicts();
  const figures = figuresOf(answers, verdicts);
  if (values.answers) writeLines(values.answers, figures.answers.map(toLine));
  if (values["to-judge"]) {
    const open = figures.answers.filter(({ answer, settled }) => {
      const key = keyOf(answer);
      const hasJudged = verdicts.some((given) => given.key === key && given.judge === values.judge);
      return (settled === "to_be_judged" || settled === "differ") && !hasJudged;
    });
    writeLines(
      values["to-judge"],
      open.map(({ answer }) => toLine({ answer })),
    );
  }
  const broken = answers.flatMap((answer) => brokenRules(answer).map((why) => `${answer.question.id}: ${why}`));
  for (const line of [...broken, ...figureLines(figures)]) console.log(line);
  const failed = new Set(broken.map((line) => line.split(":")[0])).size;
  console.log(`${answers.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

/** @throws RangeError for a verdict on a question that was not asked. */
function store(file: string, answers: readonly UsefulnessAnswer[]): void {
  const judge = values.judge;
  if (judge === undefined) throw new RangeError("--verdicts needs --judge NAME.");
  const given = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const added = given.map((line): GivenVerdict => {
    const { question, verdict, why } = judgedLine.parse(JSON.parse(line));
    const answer = answers.find((each) => each.question.id === question);
    if (!answer) throw new RangeError(`There is no answer to ${question}.`);
    return { key: keyOf(answer), question, judge, verdict, why };
  });
  writeVerdicts([...readVerdicts(), ...added]);
}

/** What a judge sees, with the questions of the conversation before it. */
function toLine({
  answer: { question, earlier, answer, cards },
  settled,
}: {
  answer: UsefulnessAnswer;
  settled?: string;
}) {
  const { id, world, kind, useful, mustNot } = question;
  return {
    question: id,
    world,
    kind,
    earlier,
    asked: question.question,
    answer,
    cards,
    words: wordsIn(answer),
    useful,
    mustNot,
    ...(settled && { verdict: settled }),
  };
}

function writeLines(file: string, lines: readonly object[]): void {
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

process.exit((await main()) ? 0 : 1);
