/**
 * Deals that help both sides, one offer a partner: of all fair deals in which both teams gain, the one with the greatest product of the gains (the
 * bargaining solution of Nash, 1950), which neither side has a reason to refuse for a fairer one.
 *
 * Pure. The search is exhaustive over the sizes asked for. What one more player adds to a roster falls with the players that it has, so the
 * parts of a deal bound the whole; deals are valued in the order of their bounds until no bound is left above the best deal.
 */
import type { PlayerId, TeamId } from "../ids";
import {
  mostChange,
  sideEffect,
  type TradeLeague,
  type TradePlayer,
  type TradeRoster,
  type Transfer,
  worthOverSeason,
} from "./deal";
import { isFairDeal } from "./fair-deal";

/** One team as it values deals. `rosters` holds everybody's players at this team's values. */
type SideView = { readonly league: TradeLeague; readonly rosters: readonly TradeRoster[] };

export type FoundTrade = {
  readonly partner: TeamId;
  readonly give: readonly PlayerId[];
  readonly get: readonly PlayerId[];
};

export type TradeSearch = {
  readonly me: TeamId;
  readonly partner: TeamId;
  /** Players of either team who may move. */
  mayMove(player: PlayerId): boolean;
  viewOf(teamId: TeamId): SideView;
};

/** Players each way. */
const SIZES = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

/** Gains below this are rounding. */
const TOLERANCE = 1e-9;

/** The best deal with one partner, `undefined` when none helps both. Among equals the first by player ids. */
export function bestTrade({ me, partner, mayMove, viewOf }: TradeSearch): FoundTrade | undefined {
  const [mine, theirs] = [sideBounds(viewOf(me), me, partner), sideBounds(viewOf(partner), partner, me)];
  // Both sides' values alike: in category leagues a player is worth another amount to each team.
  const worth = (ids: readonly PlayerId[]) => ids.map((id) => mine.worthOf(id) + theirs.worthOf(id));
  const deals = SIZES.flatMap(([give, get]) =>
    groupsOf(mine.own.filter(mayMove), give).flatMap((given) =>
      groupsOf(theirs.own.filter(mayMove), get).map((got) => ({ given, got })),
    ),
  )
    .filter(({ given, got }) => isFairDeal(worth(given), worth(got)))
    .map(({ given, got }) => bounded({ given, got }, mine.most(given, got), theirs.most(got, given)))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most || byIds(a, b));
  let best: { readonly deal: Deal; readonly gains: number } | undefined;
  for (const deal of deals) {
    if (best && deal.most < best.gains - TOLERANCE) break;
    const { given, got, mostMine, mostTheirs } = deal;
    // A side that must drop takes many times as long, so the other one is valued first and may settle it.
    const isMineFirst = given.length >= got.length;
    const first = isMineFirst ? mine.change(given, got) : theirs.change(got, given);
    const most = product(first, isMineFirst ? mostTheirs : mostMine);
    if (most <= 0 || (best && most < best.gains - TOLERANCE)) continue;
    const gains = product(first, isMineFirst ? theirs.change(got, given) : mine.change(given, got));
    if (gains <= 0) continue;
    const isBetter = !best || gains > best.gains + TOLERANCE;
    if (isBetter || (best && gains > best.gains - TOLERANCE && byIds(deal, best.deal) < 0)) best = { deal, gains };
  }
  return best && { partner, give: best.deal.given, get: best.deal.got };
}

type Deal = { readonly given: readonly PlayerId[]; readonly got: readonly PlayerId[] };

const bounded = (deal: Deal, mostMine: number, mostTheirs: number) => ({
  ...deal,
  mostMine,
  mostTheirs,
  most: product(mostMine, mostTheirs),
});

/** 0 unless both gain. */
const product = (gain: number, other: number): number => (gain > TOLERANCE && other > TOLERANCE ? gain * other : 0);

const byIds = (a: Deal, b: Deal): number =>
  a.given.length + a.got.length - (b.given.length + b.got.length) ||
  String([a.given, a.got]).localeCompare(String([b.given, b.got]));

function groupsOf(ids: readonly PlayerId[], size: 1 | 2): PlayerId[][] {
  const sorted = ids.toSorted((a, b) => a - b);
  if (size === 1) return sorted.map((id) => [id]);
  return sorted.flatMap((id, at) => sorted.slice(at + 1).map((other) => [id, other]));
}

/** What deals with one other team do to this one: exactly, and at most. */
function sideBounds({ league, rosters }: SideView, teamId: TeamId, other: TeamId) {
  const roster = rosters.find((each) => each.teamId === teamId) ?? { teamId, players: [] };
  const players = new Map(rosters.flatMap((each) => each.players.map((player) => [player.playerId, player])));
  const worths = new Map([...players.values()].map((player) => [player.playerId, worthOverSeason(league, player)]));
  const totals = new Map<string, number>();
  const was = league.season.total(roster.players);
  const crowdOf = (out: readonly PlayerId[], joined: readonly PlayerId[]): TradePlayer[] => [
    ...roster.players.filter(({ playerId }) => !out.includes(playerId)),
    ...joined.flatMap((id) => players.get(id) ?? []),
  ];
  const totalWith = (out: readonly PlayerId[], joined: readonly PlayerId[]): number => {
    const key = `${out} ${joined}`;
    const total = totals.get(key) ?? league.season.total(crowdOf(out, joined));
    totals.set(key, total);
    return total;
  };
  /** The lineups' total with the whole crowd, exactly for one player each way. */
  const mostTotal = (given: readonly PlayerId[], got: readonly PlayerId[]): number => {
    const [first, second] = given;
    const [joins, joinsToo] = got;
    if (first === undefined || joins === undefined) return Number.POSITIVE_INFINITY;
    if (joinsToo !== undefined)
      return totalWith([first], [joins]) + totalWith([first], [joinsToo]) - totalWith([first], []);
    if (second !== undefined)
      return totalWith([first], [joins]) + totalWith([second], [joins]) - totalWith([], [joins]);
    return totalWith([first], [joins]);
  };
  return {
    own: roster.players.map(({ playerId }) => playerId),
    worthOf: (id: PlayerId): number => worths.get(id) ?? 0,
    most: (given: readonly PlayerId[], got: readonly PlayerId[]): number =>
      mostChange(league, { before: roster.players, crowd: crowdOf(given, got), was, most: mostTotal(given, got) }),
    change: (given: readonly PlayerId[], got: readonly PlayerId[]): number =>
      sideEffect(league, rosters, roster, transfersOf({ teamId, other, given, got })).change,
  };
}

const transfersOf = ({
  teamId,
  other,
  given,
  got,
}: Deal & { readonly teamId: TeamId; readonly other: TeamId }): Transfer[] => [
  ...given.map((playerId) => ({ playerId, from: teamId, to: other })),
  ...got.map((playerId) => ({ playerId, from: other, to: teamId })),
];
