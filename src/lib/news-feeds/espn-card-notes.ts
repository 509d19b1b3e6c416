/**
 * What ESPN's player card says in words: the outlook on his season. Pure. Sample: the recorded player card of 2023.
 *
 * The card dates it with nothing (`lastNewsDate` is that of other news). ESPN writes outlooks before a season begins,
 * so they are dated 1 October before it: too old rather than too new, since newer news outrank older ones.
 */
import { z } from "zod";
import { playerId } from "@/domain/ids";
import type { RawNewsItem } from "@/domain/news/news-item";
import { goodParts, maybe } from "../espn/wire";

/** Trusted as an outlet: an outlook is a writer's opinion, whatever the card says officially beside it. */
export const CARD_NOTES_SOURCE = "ESPN player card";

const cardShape = z.object({
  player: z.object({
    id: playerId,
    fullName: z.string().trim().min(1).max(120),
    seasonOutlook: maybe(z.string().trim().min(1).max(20_000)),
  }),
});

/**
 * @param season the year it ends in. @returns one item a player who has an outlook; rows that cannot be read give none.
 */
export function toCardNotes(rawPlayers: unknown, season: number): RawNewsItem[] {
  return goodParts(cardShape)
    .parse(rawPlayers)
    .flatMap(({ player: { id, fullName, seasonOutlook } }) =>
      seasonOutlook === undefined
        ? []
        : [
            {
              sourceItemId: `outlook-${season}-${id}`,
              title: `${fullName}: outlook on the ${season - 1}-${String(season % 100).padStart(2, "0")} season`,
              text: seasonOutlook,
              publishedAt: `${season - 1}-10-01`,
              source: CARD_NOTES_SOURCE,
            },
          ],
    );
}
