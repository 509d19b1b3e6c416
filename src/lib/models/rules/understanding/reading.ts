/** A question as read alone, before the conversation fills its gaps. Pure. */
import { type ConceptReading, readConcepts } from "./concepts";
import { type SpokenDay, type SpokenWindow, spokenDay, spokenWindow } from "./days";
import { freeAgentFilterIn, type SpokenFilter } from "./free-agent-filter";
import { askedTerms, type Term } from "./glossary";
import { fromGreeklish } from "./greeklish";
import { type PlayerMention, playerMentions } from "./player-mentions";
import { readStatLine, type SpokenStatLine } from "./stat-line";
import { readText, type Text } from "./text";
import { withoutTypos } from "./typos";

export type OwnReading = ConceptReading & {
  text: Text;
  mentions: readonly PlayerMention[];
  day: SpokenDay | undefined;
  window: SpokenWindow | undefined;
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
    mentions: playerMentions(text, reading),
    day: spokenDay(text),
    window: spokenWindow(text),
    filter: freeAgentFilterIn(text),
    statLine: readStatLine(text),
    terms: askedTerms(text, reading),
  };
}
