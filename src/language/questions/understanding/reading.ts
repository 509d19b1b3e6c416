/** A question as read alone, before the conversation fills its gaps. Pure. */
import { type ConceptReading, readConcepts } from "./concepts";
import { type SpokenRange, spokenRange } from "./day-range";
import { type SpokenDay, type SpokenWindow, spokenDay, spokenWindow } from "./days";
import { freeAgentFilterIn, type SpokenFilter } from "./free-agent-filter";
import { askedTerms, type Term } from "./glossary";
import { fromGreeklish } from "./names/greeklish";
import { type PlayerMention, playerMentions } from "./names/player-mentions";
import { withoutTypos } from "./names/typos";
import { readStatLine, type SpokenStatLine } from "./scoring/stat-line";
import { fold, readText, type Text } from "./text";

export type OwnReading = ConceptReading & {
  text: Text;
  mentions: readonly PlayerMention[];
  day: SpokenDay | undefined;
  window: SpokenWindow | undefined;
  /** The days that bound a plan. */
  range: SpokenRange | undefined;
  filter: SpokenFilter;
  statLine: SpokenStatLine;
  terms: readonly Term[];
};

export function readQuestion(question: string): OwnReading {
  const text = withoutTypos(fromGreeklish(readText(question)));
  const reading = readConcepts(text);
  return {
    text,
    ...reading,
    mentions: playerMentions(text, reading).filter(({ searchFor }) => !ALL_STAR.test(fold(searchFor))),
    day: dayAsked(text),
    window: spokenWindow(text),
    range: spokenRange(text),
    filter: freeAgentFilterIn(text),
    statLine: readStatLine(text),
    terms: askedTerms(text, reading),
  };
}

/** A week of the calendar. */
const ALL_STAR = /^(?:(?:nba )?all[ -]?star(?:s| game| break| weekend)?|[οα]λ[ -]?σταρ)$/;

/** Day of the one sentence that asks, in "My lineup is full tonight. Who do I stream on Thursday?" */
function dayAsked(text: Text): SpokenDay | undefined {
  const asking = text.source.split(/(?<=[.!?;·])\s+/).filter((sentence) => /[?;]\s*$/.test(sentence));
  const [only] = asking;
  const asked = asking.length === 1 && only !== undefined ? spokenDay(readText(only)) : undefined;
  return asked ?? spokenDay(text);
}
