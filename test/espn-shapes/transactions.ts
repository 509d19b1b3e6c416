/** `mTransactions2`, pending claims, the requests of ESPN's web app and the activity feed. */
import { envelope } from "./league";
import { playerAt, rosterOf } from "./players";
import { tipoffOf } from "./season";

const TEAM = 11;
const OTHER = 8;
const uuid = (number: number): string => `20000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const MEMBER = "{00000000-0000-4000-8000-000000000011}";
/** Waivers and expired offers are the work of a processor, which has a name instead of an id. */
const PROCESSOR = "Made Processor";

export const CLAIMED = { executed: playerAt(120).id, failed: playerAt(121).id, dropped: rosterOf(TEAM)[9]?.id ?? 0 };

const item = (type: string, playerId: number, fromTeamId: number, toTeamId: number) => ({
  fromLineupSlotId: -1,
  fromTeamId,
  isKeeper: false,
  overallPickNumber: 0,
  playerId,
  toLineupSlotId: type === "ADD" ? 12 : -1,
  toTeamId,
  type,
});
const transaction = (number: number, more: object) => ({
  bidAmount: 0,
  executionType: "EXECUTE",
  id: uuid(number),
  isActingAsTeamOwner: false,
  isLeagueManager: false,
  isPending: false,
  memberId: MEMBER,
  proposedDate: tipoffOf(1) + number * 60_000,
  rating: 0,
  scoringPeriodId: 1,
  status: "EXECUTED",
  teamId: TEAM,
  ...more,
});

/** When the offers below would expire. */
const EXPIRY = tipoffOf(4);
const trade = [
  item("TRADE", rosterOf(TEAM)[0]?.id ?? 0, TEAM, OTHER),
  item("TRADE", rosterOf(OTHER)[0]?.id ?? 0, OTHER, TEAM),
];
const offer = (number: number, more: object) =>
  transaction(number, {
    expirationDate: EXPIRY,
    isPending: true,
    items: trade,
    status: "PENDING",
    teamActions: { [OTHER]: "INVOLVED" },
    type: "TRADE_PROPOSAL",
    ...more,
  });
const withdrawal = (number: number, of: number, memberId: string) =>
  offer(number, { executionType: "CANCEL", memberId, relatedTransactionId: uuid(of), status: "CANCELED" });

/** Two claims, of which one fails; three offers, each withdrawn by a second record while it keeps saying PENDING itself. */
export const transactions = () => ({
  ...envelope("preseason"),
  status: {
    ...envelope("preseason").status,
    lastUpdateInfo: { clientAddress: null, platform: "made", source: "made" },
  },
  transactions: [
    transaction(1, {
      executionType: "PROCESS",
      items: [item("ADD", CLAIMED.executed, 0, TEAM), item("DROP", CLAIMED.dropped, TEAM, 0)],
      memberId: PROCESSOR,
      processDate: tipoffOf(2),
      type: "WAIVER",
    }),
    transaction(2, {
      executionType: "PROCESS",
      items: [item("ADD", CLAIMED.failed, 0, TEAM)],
      memberId: PROCESSOR,
      processDate: tipoffOf(2) + 1_000,
      relatedTransactionId: uuid(1),
      status: "FAILED_ROSTERLIMIT",
      type: "WAIVER",
    }),
    ...[3, 5, 7].flatMap((number, index) => [
      offer(number, {}),
      withdrawal(number + 1, number, index === 0 ? MEMBER : PROCESSOR),
    ]),
  ],
});

/** Without claims the key `pendingTransactions` is absent. */
export const noPendingTransactions = () => envelope("preseason");

const request = (body: object) => ({
  at: "2025-10-06T12:00:00.000000+00:00",
  body: { executionType: "EXECUTE", isLeagueManager: false, scoringPeriodId: 1, teamId: 1, ...body },
  headers: {
    accept: "application/json",
    "content-type": "application/json",
    "x-fantasy-platform": "made",
    "x-fantasy-source": "made",
  },
  method: "POST",
  probe: false,
  reason: "made",
  resource_type: "xhr",
  url: "https://writes.example/leagues/880005/transactions/",
});
export const addRequest = () =>
  request({ items: [{ playerId: playerAt(125).id, toTeamId: 1, type: "ADD" }], type: "FREEAGENT" });
export const lineupRequest = () => {
  const lineup = (place: number, from: number, to: number) => ({
    fromLineupSlotId: from,
    playerId: rosterOf(1)[place]?.id ?? 0,
    toLineupSlotId: to,
    type: "LINEUP",
  });
  return request({ items: [lineup(7, 11, 12), lineup(9, 12, 11)], memberId: MEMBER, type: "ROSTER" });
};

const info = () => ({ clientAddress: null, date: tipoffOf(60), platform: "made", source: MEMBER });
const posted = (id: string) => ({
  author: MEMBER,
  creationInfo: info(),
  date: tipoffOf(60),
  id,
  isDeleted: false,
  isEdited: false,
});
const message = (number: number, messageTypeId: number, more: object) => ({
  ...posted(uuid(100 + number)),
  isAlternateFormat: false,
  messageTypeId,
  targetId: playerAt(130 + number).id,
  to: TEAM,
  topicId: uuid(50),
  ...more,
});
/** An add with the drop that made room for it. */
export const activityFeed = () => ({
  topics: [
    {
      ...posted(uuid(50)),
      dateEdited: tipoffOf(60),
      lastUpdateInfo: info(),
      messages: [message(1, 178, {}), message(2, 239, { for: TEAM, from: 0 })],
      targetId: TEAM,
      totalMessageCount: 2,
      type: "ACTIVITY_TRANSACTIONS",
    },
    {
      ...posted(uuid(51)),
      dateEdited: tipoffOf(61),
      lastUpdateInfo: info(),
      messages: [message(3, 188, { to: 12, topicId: uuid(51) })],
      totalMessageCount: 1,
      type: "ACTIVITY_TRANSACTIONS",
    },
  ],
});
