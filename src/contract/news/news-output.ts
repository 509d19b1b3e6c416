/**
 * News with dates and trust levels: the answer of `GET /api/news` and of the news tools.
 *
 * Texts are untrusted: cleaned, bounded, never instructions. The official status of the players in question comes first
 * and outranks every claim.
 */
import { z } from "zod";
import { availabilityLabel, provenance } from "../tool-outputs";

const STANDINGS = ["official", "reported", "unconfirmed"] as const;
const trust = z.enum(["official", "outlet", "aggregator", "unknown"]);

const newsClaim = z.object({
  playerId: z.number().int().nullable(),
  playerName: z.string().nullable(),
  kind: z.enum(["injury", "status", "return"]),
  /** The injury, the status word, or the time until a return, as the text has it. */
  text: z.string(),
  /** First and last day of a return; `null` when the words give none. */
  earliestDay: z.string().nullable(),
  latestDay: z.string().nullable(),
  /** The sentence it was read from. */
  sentence: z.string(),
  /** 0..1: how directly the words say it, not how true it is. */
  confidence: z.number(),
  /** Says something else than the official status; `null` when that is not known. */
  contradictsOfficial: z.boolean().nullable(),
});

const newsReport = z.object({ source: z.string(), trust, url: z.string().nullable(), publishedAt: z.string() });

const newsCitation = z.object({
  newsId: z.number().int(),
  title: z.string().nullable(),
  snippet: z.string(),
  source: z.string(),
  trust,
  publishedAt: z.string(),
  /** Since publication, by the league's clock. */
  age: z.string(),
  url: z.string().nullable(),
  players: z.array(z.object({ playerId: z.number().int(), name: z.string() })),
  claims: z.array(newsClaim),
  /**
   * Official: the NBA team or league says so. Reported: a newsroom, or two independent sources. Unconfirmed: anybody
   * else.
   */
  standing: z.enum(STANDINGS),
  alsoReportedBy: z.array(newsReport),
});
export type NewsCitationOutput = z.infer<typeof newsCitation>;

const askedPlayer = z.object({
  playerId: z.number().int(),
  name: z.string(),
  /** `null` when the league's source could not be read. */
  official: provenance.extend(availabilityLabel.shape).nullable(),
});

export const newsOutput = provenance.extend({
  /** Null for the latest of everything. */
  query: z.string().nullable(),
  /** How far back was looked, in days before the league's today. */
  days: z.number().int(),
  askedPlayers: z.array(askedPlayer),
  /** Why the league's source could not say what is official, in words; `null` when it could. */
  officialMissing: z.string().nullable(),
  /** The given name means nobody or several; nothing was looked up then. */
  unclear: z
    .object({
      query: z.string(),
      candidates: z.array(z.object({ playerId: z.number().int(), name: z.string(), proTeam: z.string() })),
      nearest: z.array(z.string()),
    })
    .nullable(),
  citations: z.array(newsCitation),
  shown: z.number().int(),
  searchedBy: z.enum(["words and meaning", "words"]),
});
export type NewsOutput = z.infer<typeof newsOutput>;
