/** The made payloads by kind. Each kind is that of one recorded file, so that the same tests read either. */
import { boxScores, matchupsBeforePlay } from "./box-scores";
import { categorySettings, draftAndSettings, envelope, settings, teamsAndStandings } from "./league";
import { playerList } from "./players";
import { freeAgents, playerCard, waivers } from "./pool";
import { combinedLeague } from "./rosters";
import { proSchedule, weekTable } from "./season";
import { activityFeed, addRequest, lineupRequest, noPendingTransactions, transactions } from "./transactions";

const MAKERS = {
  "points box scores": () => boxScores("points"),
  "category box scores": () => boxScores("category"),
  "draft and settings": draftAndSettings,
  "preseason settings": () => ({ ...envelope("preseason"), settings: settings("preseason") }),
  "category settings": categorySettings,
  "teams and standings": teamsAndStandings,
  "matchups before play": matchupsBeforePlay,
  "free agents": freeAgents,
  "waiver pool": waivers,
  "player card": playerCard,
  "player list": playerList,
  "pro schedule": proSchedule,
  "week table": weekTable,
  transactions,
  "no pending transactions": noPendingTransactions,
  "add request": addRequest,
  "lineup request": lineupRequest,
  "combined league": combinedLeague,
  "activity feed": activityFeed,
} as const;

export type PayloadKind = keyof typeof MAKERS;
export const PAYLOAD_KINDS = Object.keys(MAKERS) as PayloadKind[]; // its own keys

const written = new Map<PayloadKind, string>();

/** A payload as a client reads it: through JSON, a fresh copy each time. */
// biome-ignore lint/suspicious/noExplicitAny: made JSON is walked freely by tests, which check what they read
export function made(kind: PayloadKind): any {
  const text = written.get(kind) ?? JSON.stringify(MAKERS[kind]());
  written.set(kind, text);
  return JSON.parse(text);
}
