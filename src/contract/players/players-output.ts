/** Players as lists and as pages: the answers of `GET /api/players`, `GET /api/players/{id}` and `GET /api/roster`. */
import { z } from "zod";
import { newsOutput } from "../news/news-output";
import {
  availabilityLabel,
  freeAgent,
  gameLogOutput,
  orderNote,
  playerStatusOutput,
  provenance,
  rosterOutput,
} from "../tool-outputs";

/** "my roster", "opponent", "free agent", "on waivers", another team's name, or "unknown". */
const ownership = z.string();

const directoryRow = freeAgent.extend({
  ownership,
  /** Fantasy team that rosters him; `null` when no team does. */
  team: z.object({ teamId: z.number().int(), teamName: z.string() }).nullable(),
});
export type DirectoryRow = z.infer<typeof directoryRow>;

export const PLAYER_SORTS = ["points", "owned", "games", "name"] as const;
export const OWNERSHIP_FILTERS = ["free", "waivers", "owned", "all"] as const;
export const HEALTH_FILTERS = ["healthy", "hurt", "all"] as const;
export const POSITION_FILTERS = ["PG", "SG", "SF", "PF", "C", "G", "F"] as const;

export const playersOutput = provenance.extend({
  players: z.array(directoryRow),
  shown: z.number().int(),
  /** How many fit the filters, on all pages. */
  matched: z.number().int(),
  sortedBy: z.string(),
  /** The order the list is in, which may not be the one asked for: see `orderNote`. */
  sort: z.enum(PLAYER_SORTS),
  orderNote: orderNote.optional(),
  filters: z.object({
    query: z.string().nullable(),
    position: z.enum(POSITION_FILTERS).nullable(),
    status: z.enum(OWNERSHIP_FILTERS),
    /**
     * Healthy leaves out those known to be in doubt or out; hurt is only those. An unknown status counts as neither
     * hurt nor proof of health.
     */
    health: z.enum(HEALTH_FILTERS),
  }),
  /** Where the next page begins; `null` on the last one. */
  nextCursor: z.string().nullable(),
});
export type PlayersOutput = z.infer<typeof playersOutput>;

const playerPageOutput = playerStatusOutput.extend({
  /** Season averages by stat, of games that are over; empty before the first. */
  seasonAverages: z.record(z.string(), z.number()),
  /** His last ten games. */
  gameLog: gameLogOutput,
  /** Games of his NBA team in the next seven days, today included until its tip-off. */
  nextGames: z.array(
    z.object({ day: z.string(), opponent: z.string(), isToday: z.boolean(), isSecondNight: z.boolean() }),
  ),
  /** Stretches of one official status as they were noted, the present one first. */
  statusHistory: z.array(
    availabilityLabel.pick({ status: true, statusText: true }).extend({
      since: z.string(),
      /** The change itself was not seen, so it may have come earlier. */
      isAtLeast: z.boolean(),
      lastSeenAt: z.string(),
      expectedReturnDay: z.string().nullable(),
      source: z.string(),
    }),
  ),
});
export type PlayerPageOutput = z.infer<typeof playerPageOutput>;

/** `GET /api/players/{id}`: the page with what the news say. */
export const playerWithNewsOutput = playerPageOutput.extend({ news: newsOutput });

export const rosterPageOutput = rosterOutput.extend({
  ownership,
});
export type RosterPageOutput = z.infer<typeof rosterPageOutput>;
