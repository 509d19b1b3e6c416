/**
 * News in words: what is official first, then the dated items with their source and standing, and what they say. Pure.
 */
import type { NewsCitationOutput, NewsOutput } from "@/contract/news/news-output";
import { sentenceSpans } from "@/domain/news/words";
import { fold } from "../questions/understanding/text";
import type { Phrases } from "../texts/answers/phrases";
import { titled } from "./lines";
import { boldName, safeName, safeText } from "./markdown";
import { wordNotFound } from "./word-players";

const MAX_ITEMS = 4;
const MAX_TEXT_CHARS = 180;

/** @param reported players whose official status another part of the answer has. */
export function wordNews(output: NewsOutput, reported: ReadonlySet<number>, p: Phrases): string[] {
  if (output.unclear !== null) return wordNotFound(output.unclear, p);
  const official = output.askedPlayers.flatMap(({ playerId, name, official: stated }) =>
    stated === null || reported.has(playerId)
      ? []
      : [
          p.official(
            boldName(name),
            p.status(stated),
            stated.expectedReturn === null ? null : p.day(stated.expectedReturn),
            stated.age,
          ),
        ],
  );
  const [only] = output.askedPlayers;
  const shown = output.citations.slice(0, MAX_ITEMS);
  return [
    ...official,
    ...(output.officialMissing === null ? [] : [p.officialMissing(safeText(output.officialMissing, MAX_TEXT_CHARS))]),
    ...(shown.length === 0
      ? [p.noNews(p.cite(output, "days"), only === undefined ? null : boldName(only.name))]
      : titled(
          p.newsTitle,
          shown.map((each) => itemOf(each, p)),
        )),
    ...(shown.some(({ standing }) => standing === "unconfirmed") ? [p.unconfirmedNote] : []),
  ];
}

function itemOf(item: NewsCitationOutput, p: Phrases): string {
  const { publishedAt, age, source, trust, standing, claims } = item;
  const line = p.newsItem({
    day: p.day(publishedAt),
    age,
    source: safeName(source),
    trust,
    standing,
    title: safeText(item.title ?? sentenceOf(item), MAX_TEXT_CHARS),
    says: saysOf(item),
  });
  return claims.some((claim) => claim.contradictsOfficial === true) ? `${line}${p.joint}${p.contradicts}` : line;
}

type Claim = NewsCitationOutput["claims"][number];
const surestOf = (claims: readonly Claim[]): Claim | undefined =>
  [...claims].sort((a, b) => b.confidence - a.confidence)[0];

/** The sentence with the plainest claim, else the first of the text. */
function sentenceOf({ claims, snippet }: NewsCitationOutput): string {
  const [first] = sentenceSpans(snippet);
  return surestOf(claims)?.sentence ?? snippet.slice(first?.start ?? 0, first?.end);
}

/** That sentence and the one that tells of a return. */
function sentencesOf(item: NewsCitationOutput): string[] {
  const ofReturn = surestOf(item.claims.filter(({ kind, earliestDay }) => kind === "return" && earliestDay !== null));
  return [...new Set([sentenceOf(item), ...(ofReturn ? [ofReturn.sentence] : [])])];
}

/** Text of the report, unless its title has it already; the official status is beside it. */
function saysOf(item: NewsCitationOutput): string | null {
  const shown = fold(item.title ?? sentenceOf(item));
  const more = sentencesOf(item).filter((sentence) => !shown.includes(fold(sentence).replace(/[.!…]+$/, "")));
  return more.length === 0 ? null : more.map((sentence) => safeText(sentence, MAX_TEXT_CHARS)).join(" ");
}
