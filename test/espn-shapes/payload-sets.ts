/** The payloads that tests read: the made ones always, the recorded ones too where they are. Tests run on each set. */
import { hasShared, recorded } from "../shared-fixtures";
import { startReplayServer } from "../stubs/replay-server";
import { startMadeEspn } from "./made-espn";
import { made, type PayloadKind } from "./made-payloads";

export const RECORDED_FILES: Readonly<Record<PayloadKind, string>> = {
  "points box scores": "boxscore.points.2023-sp109.json",
  "category box scores": "boxscore.category.2023-sp109.json",
  "draft and settings": "draft-and-settings.points.2023.json",
  "preseason settings": "mSettings.points.2027.json",
  "category settings": "mSettings.category.2027.json",
  "teams and standings": "mTeam+mStandings.points.2027.json",
  "matchups before play": "mMatchup.points.2027.json",
  "free agents": "kona_player_info.freeagents.2027.json",
  "waiver pool": "shape-only.fhl.kona_player_info-waivers.json",
  "player card": "playercard.2023.json",
  "player list": "players_wl.2023-first500.json",
  "pro schedule": "pro-schedule.2023-sp1-140.json",
  "week table": "calendar.weekly-periods.2027.json",
  transactions: "mTransactions2.waiver-trade.2027.json",
  "no pending transactions": "mPendingTransactions.empty.2027.json",
  "add request": "write-request.FREEAGENT.2027.json",
  "lineup request": "write-request.ROSTER.2027.json",
  "combined league": "shape-only.fhl.combined-league-view.json",
  "activity feed": "shape-only.fhl.activity-feed.json",
};

export type PayloadOrigin = "made" | "recorded";
type PayloadSet = {
  origin: PayloadOrigin;
  // biome-ignore lint/suspicious/noExplicitAny: JSON is walked freely by tests, which check what they read
  payload(kind: PayloadKind): any;
  /** The two leagues of the set over HTTP. */
  start(options?: { fault?: string }): Promise<{ origin: string; close(): Promise<void> }>;
};

const madeSet: PayloadSet = { origin: "made", payload: made, start: startMadeEspn };
const recordedSet: PayloadSet = {
  origin: "recorded",
  payload: (kind) => recorded(RECORDED_FILES[kind]),
  start: startReplayServer,
};

/** @param what is read of the recorded set, for the line that says it is skipped. */
export const payloadSets = (what: string): PayloadSet[] =>
  hasShared("espn-fixtures", `${what} run on made payloads only`) ? [madeSet, recordedSet] : [madeSet];
