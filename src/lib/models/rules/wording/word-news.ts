/** News in words: what is official first, then the dated items with their source and standing. Pure. */
import type { NewsCitationOutput, NewsOutput } from "@/contract/news-output";
import type { Phrases } from "../languages/phrases";
import { titled } from "./lines";
import { boldName, safeName, safeText } from "./markdown";
import { wordNotFound } from "./word-players";

const MAX_ITEMS = 4;
const MAX_TEXT_CHARS = 180;

/** @param told players whose official status is said elsewhere in the answer. */
export function wordNews(output: NewsOutput, told: ReadonlySet<number>, p: Phrases): string[] {
  if (output.unclear !== null) return wordNotFound(output.unclear, p);
  const official = output.askedPlayers.flatMap(({ playerId, name, official: said }) =>
    said === null || told.has(playerId)
      ? []
      : [
          p.official(
            boldName(name),
            p.status(said),
            said.expectedReturn === null ? null : p.day(said.expectedReturn),
            said.age,
          ),
        ],
  );
  const [only] = output.askedPlayers;
  const shown = output.citations.slice(0, MAX_ITEMS);
  return [
    ...official,
    ...(output.officialMissing === null ? [] : [p.officialMissing(safeText(output.officialMissing, MAX_TEXT_CHARS))]),
    ...(shown.length === 0
      ? [p.noNews(output.days, only === undefined ? null : boldName(only.name))]
      : titled(
          p.newsTitle,
          shown.map((each) => itemOf(each, p)),
        )),
    ...(shown.some(({ standing }) => standing === "unconfirmed") ? [p.unconfirmedNote] : []),
  ];
}

function itemOf(item: NewsCitationOutput, p: Phrases): string {
  const text = safeText(item.title ?? item.snippet, MAX_TEXT_CHARS);
  const line = p.newsItem(p.day(item.publishedAt), safeName(item.source), item.standing, text);
  return item.claims.some((claim) => claim.contradictsOfficial === true) ? `${line}; ${p.contradicts}` : line;
}
