/** How the weights of matters read conversations that were left out of their fit, beside the rules alone. */
import { matterOf } from "@/language/questions/matters/matter-of";
import { matterLikelihoods, readMatters, storeMatters } from "@/language/questions/matters/weights";
import { understandConversation } from "@/language/questions/understanding/understanding";
import { type LabeledConversation, labeledConversations } from "../conversations";
import { exampleSamples, samplesOf } from "./matter-samples";
import { fitMatters } from "./question-matters";

/** Blocks of conversations in a row, since one writer's stand together; every fourth of them is left out. */
const BLOCKS = 32;
const LEFT_OUT = 4;

/** Prints shares of turns read as labeled: by the likeliest matter, among the likeliest three, and by the rules. */
export function judgeMatters(): void {
  const all = labeledConversations();
  const isLeftOut = (at: number): boolean => Math.floor((at * BLOCKS) / all.length) % LEFT_OUT === 1;
  const fitted = all.flatMap((each, at) => (isLeftOut(at) ? [] : samplesOf(each)));
  const weights = readMatters(storeMatters(fitMatters([...fitted, ...exampleSamples()])));
  const judged = all.filter((_, at) => isLeftOut(at));
  const ranked = judged.map((each) =>
    samplesOf(each).map((sample) => ({
      sample,
      likely: [...matterLikelihoods(weights, sample.features)].sort((one, other) => other[1] - one[1]),
    })),
  );
  const share = (name: string, turns: readonly boolean[]) =>
    process.stdout.write(`${name}: ${turns.filter(Boolean).length} of ${turns.length} (${percent(turns)} %)\n`);
  const isAmong = ({ sample, likely }: (typeof ranked)[number][number], first: number) =>
    likely.slice(0, first).some(([matter]) => sample.matters.has(matter));
  share(
    "first turns, weights",
    ranked.flatMap(([turn]) => (turn ? [isAmong(turn, 1)] : [])),
  );
  share(
    "later turns, weights",
    ranked.flatMap((turns) => turns.slice(1).map((turn) => isAmong(turn, 1))),
  );
  share(
    "all turns, among three",
    ranked.flatMap((turns) => turns.map((turn) => isAmong(turn, 3))),
  );
  share("all turns, rules alone", judged.flatMap(byRules));
}

const percent = (turns: readonly boolean[]): string => ((100 * turns.filter(Boolean).length) / turns.length).toFixed(1);

function byRules({ turns }: LabeledConversation): boolean[] {
  return turns.map(({ matters }: { matters: readonly string[] }, at) => {
    const asked = turns.slice(0, at + 1).map(({ asks }) => asks);
    const read = matterOf(understandConversation(asked, undefined, { readMatter: (each) => each }));
    return read !== undefined && matters.includes(read);
  });
}
