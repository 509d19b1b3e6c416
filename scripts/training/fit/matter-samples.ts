/** What the matters are fitted on: labeled conversations, and the examples of asks as far as those say a matter. */
import type { Ask } from "@/language/questions/asks/asks";
import type { Features } from "@/language/questions/asks/features";
import type { Matter } from "@/language/questions/matters/matters";
import { asMatter, featuresOfTurn, type MatterReader } from "@/language/questions/matters/with-matter";
import { GREEK_PARAPHRASES } from "@/language/questions/planning/paraphrases-el";
import { ENGLISH_PARAPHRASES } from "@/language/questions/planning/paraphrases-en";
import { understandConversation } from "@/language/questions/understanding/understanding";
import { type LabeledConversation, labeledConversations } from "../conversations";
import { EXAMPLE_LANGUAGES, examplesIn } from "../examples";
import { asksOf } from "./ask-samples";

export type MatterSample = {
  readonly features: Features;
  /** Each of them is right. */
  readonly matters: ReadonlySet<Matter>;
  readonly weight: number;
};

export const matterSamples = (): MatterSample[] => [
  ...labeledConversations().flatMap(samplesOf).filter(isWeighed),
  ...exampleSamples(),
];

/** Not read in one way only, whatever is likely. */
const isWeighed = ({ features }: MatterSample): boolean => features.size > 0;

/** The examples of asks, and the paraphrases that tests hold the look-ups against. */
export const exampleSamples = (): MatterSample[] =>
  [
    ...EXAMPLE_LANGUAGES.flatMap(examplesIn).flatMap(({ asks, questions: [only, ...others] }) =>
      only !== undefined && others.length === 0 ? ofQuestion(only, asks) : [],
    ),
    ...[...ENGLISH_PARAPHRASES, ...GREEK_PARAPHRASES].flatMap((each) => ofQuestion(each[0], [...asksOf(each)])),
  ].filter(isWeighed);

/** Each turn as it is read after the turns before it, whose matters are taken as labeled. */
export function samplesOf({ turns }: LabeledConversation): MatterSample[] {
  const features = featuresOfTurns(
    turns.map(({ asks }) => asks),
    turns.map(({ matters }) => matters[0]),
  );
  return turns.map(({ matters }, at) => ({
    features: features.get(at) ?? new Map(),
    matters: new Set(matters),
    weight: 1,
  }));
}

/** Features by turn, read once from the first to the last. @param known matters of the turns */
function featuresOfTurns(
  asked: readonly string[],
  known: readonly (Matter | undefined)[] = [],
): ReadonlyMap<number, Features> {
  const features = new Map<number, Features>();
  let depth = 0;
  const readMatter: MatterReader = (read, turn, before) => {
    // Of a message with several questions the whole is read before its parts.
    const question = turn.own.text.source.trim();
    depth = Math.max(
      depth,
      asked.findIndex((asks, at) => at >= depth && asks.includes(question)),
    );
    if (!features.has(depth)) features.set(depth, featuresOfTurn(read, turn, before));
    const matter = known[depth];
    return matter === undefined ? read : (asMatter(read, turn, matter) ?? { ...read, matter });
  };
  understandConversation(asked, undefined, { readMatter });
  return features;
}

/** They say what a question may be about, and not what it is. */
const WEIGHT_OF_EXAMPLES = 0.25;

function ofQuestion(question: string, asks: readonly Ask[]): MatterSample[] {
  const matters = new Set(asks.flatMap((ask) => MATTERS_OF[ask]));
  return matters.size === 0
    ? []
    : [{ features: featuresOfTurns([question]).get(0) ?? new Map(), matters, weight: WEIGHT_OF_EXAMPLES }];
}

/** What a question of an ask may be about: one of these, the example does not say which. */
const MATTERS_OF: Readonly<Record<Ask, readonly Matter[]>> = {
  health: ["status", "ir"],
  form: ["form", "compare"],
  start: ["start"],
  decision: ["keep"],
  simulate: ["add", "move"],
  fit: ["slot"],
  "player-schedule": ["games"],
  "health-schedule": ["status", "games"],
  "wire-health": ["instead"],
  plan: ["plan", "one-move"],
  review: ["review"],
  cut: ["cut"],
  daily: ["lineup", "instead", "overflow"],
  weekly: ["week-lineup"],
  "my-roster": ["roster", "hurt"],
  "roster-form": ["hot-cold", "stat-leader"],
  schedule: ["games-left"],
  categories: ["free-agents"],
  "free-agents": ["free-agents"],
  "waiver-news": ["free-agents"],
  "opponent-roster": ["their-roster"],
  "opponent-games": ["their-games"],
  scout: ["their-roster", "their-moves"],
  matchup: ["score", "categories"],
  "matchup-schedule": ["games-left"],
  league: ["rules", "standings"],
  "topic-news": ["status", "cannot"],
  score: ["arithmetic"],
  decisions: ["decisions"],
  general: ["strategy", "help", "thanks"],
  decline: ["off-topic"],
};
