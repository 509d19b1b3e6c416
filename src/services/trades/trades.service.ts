/** What a trade does to each team over the rest of the season, and trades that help both. Nothing here has an effect. */
import type { NotFoundOutput } from "@/contract/tool-outputs";
import type { TradeOffersOutput, TradeOutput, TradeRequest, TradeRostersOutput } from "@/contract/trades/trade";
import { type PlayerId, playerId, type TeamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { Position } from "@/domain/lineup/slots";
import type { Transfer } from "@/domain/trades/deal";
import type { TradeSide } from "@/domain/trades/league-trades";
import type { PreferencesReader } from "../account/preferences.service";
import { teamNameOf } from "../league/ownership";
import { teamNamed } from "../league/team-named";
import type { KnownPlayersReader } from "../players/known-players";
import type { PlayerService } from "../players/player.service";
import type { ServiceDeps } from "../ports";
import { createTradingReader, type LeagueTrading, type TradingSources } from "./league-trading";
import { namedTransfers, type TradeNames, tradedPlayer } from "./named-trade";
import { leagueLabelOf, offerSideOutput, rostersOutput, sideOutput, tradeLink } from "./trade-output";
import { TradeForFreeAgent, TradeTooManyDrops } from "./trade-refusals";

type Answer<T> = Promise<{ output: T; isCached: boolean }>;

type TradeSearchRequest = {
  /** Only trades with this team: name, abbreviation or number. */
  readonly partner?: string | number | undefined;
  /** Only trades that bring players of this position. */
  readonly position?: Position | undefined;
  /** Only trades that move this player, whosever he is. */
  readonly player?: string | number | undefined;
  /** Offers answered, the best first; all when left out. */
  readonly limit?: number | undefined;
};

export type TradesService = {
  /** @throws the refusals of a league in which nothing can be traded any more, and the source's errors */
  rosters(scope: TeamScope, signal?: AbortSignal): Promise<TradeRostersOutput>;
  /** @throws the refusals of `trade-refusals.ts`, TeamNotInLeague and the source's errors. A name that is nobody's is an answer. */
  analyze(
    scope: TeamScope,
    request: Pick<TradeRequest, "give" | "get" | "transfers">,
    signal?: AbortSignal,
  ): Answer<TradeOutput | NotFoundOutput>;
  /** One offer a partner in which both gain, the best for the viewed team first. @throws like `analyze` */
  find(scope: TeamScope, request: TradeSearchRequest, signal?: AbortSignal): Answer<TradeOffersOutput | NotFoundOutput>;
};

export function createTradesService(
  deps: ServiceDeps,
  sources: TradingSources & { readonly readCached: KnownPlayersReader; readonly players: Pick<PlayerService, "find"> },
  { preferencesOf }: { readonly preferencesOf?: PreferencesReader | undefined } = {},
): TradesService {
  const open = createTradingReader(deps, sources);

  async function opened(scope: TeamScope, signal?: AbortSignal) {
    const trading = await open(scope, signal);
    const { resolve } = await sources.readCached(scope, signal);
    const { context, ownerOf } = trading;
    const names: TradeNames = { me: scope.teamId, teams: context.league.teams, ownerOf, resolve };
    return { trading, names };
  }
  async function unclear(scope: TeamScope, name: string, signal?: AbortSignal) {
    const found = await sources.players.find(scope, name, signal);
    // Somebody signed today is in the pool before the list of players.
    if (found.kind === "one") throw new TradeForFreeAgent({}, { words: { player: found.player.fullName } });
    return { output: found.output, isCached: found.isCached };
  }

  return {
    rosters: async (scope, signal) => rostersOutput(await open(scope, signal), scope),

    async analyze(scope, request, signal) {
      const { trading, names } = await opened(scope, signal);
      const named = namedTransfers(names, request);
      if ("unclear" in named) return unclear(scope, named.unclear, signal);
      const sides = trading.trades.analyze(named.transfers);
      for (const side of sides) refuseTooManyDrops(trading, side);
      const partner = sides.find(({ teamId }) => teamId !== scope.teamId)?.teamId ?? scope.teamId;
      return {
        output: {
          ...leagueLabelOf(trading, scope),
          sides: sides.map((side) => sideOutput(trading, scope, side)),
          link: tradeLink(scope, partner),
        },
        isCached: trading.isCached,
      };
    },

    async find(scope, { partner, position, player, limit }, signal) {
      const { trading, names } = await opened(scope, signal);
      const only = player === undefined ? undefined : tradedPlayer(names, player);
      if (only && "unclear" in only) return unclear(scope, only.unclear, signal);
      const moving = only && playerId.parse(only.player.playerId);
      const owner = moving === undefined ? undefined : trading.ownerOf.get(moving);
      if (only && owner === undefined) throw new TradeForFreeAgent({}, { words: { player: only.player.fullName } });
      const preferences = await preferencesOf?.(scope);
      const mayMove = movable(trading, scope, {
        position,
        moving,
        owner,
        untouchables: preferences?.untouchables ?? [],
      });
      const asked = partner === undefined ? undefined : teamNamed(names.teams, partner);
      const partners = trading.trades.teamIds.filter(
        (teamId) =>
          teamId !== scope.teamId &&
          (asked === undefined || teamId === asked.teamId) &&
          (owner === undefined || owner === scope.teamId || teamId === owner),
      );
      const found: Offer[] = [];
      for (const teamId of partners) {
        signal?.throwIfAborted();
        const offer = offerWith(trading, scope.teamId, teamId, mayMove);
        if (offer) found.push(offer);
        // Others are answered between two partners.
        await new Promise(setImmediate);
      }
      found.sort((a, b) => b.mine.gain - a.mine.gain || a.partner - b.partner);
      const nameOf = (teamId: TeamId) => names.teams.find((team) => team.teamId === teamId)?.teamName ?? "";
      return {
        output: {
          ...leagueLabelOf(trading, scope),
          asked: {
            partner: asked?.teamName ?? null,
            position: position ?? null,
            player: only?.player.fullName ?? null,
          },
          offers: found.slice(0, limit).map(({ partner: teamId, mine, theirs }) => ({
            partner: { teamId, teamName: nameOf(teamId) },
            mine: offerSideOutput(trading, scope, mine),
            theirs: offerSideOutput(trading, scope, theirs),
            link: tradeLink(scope, teamId),
          })),
          matched: found.length,
          teamsWithoutOffer: partners.filter((teamId) => !found.some((offer) => offer.partner === teamId)).map(nameOf),
        },
        isCached: trading.isCached,
      };
    },
  };
}

/** @throws TradeTooManyDrops */
function refuseTooManyDrops({ context, trades }: LeagueTrading, { teamId, gives, drops }: TradeSide): void {
  const keeps = trades.playersOf(teamId).length - gives.length;
  if (drops.length > 0 && drops.length >= keeps)
    throw new TradeTooManyDrops({}, { words: { team: teamNameOf(context, teamId), count: drops.length } });
}

type Offer = { readonly partner: TeamId; readonly mine: TradeSide; readonly theirs: TradeSide };

function offerWith(
  trading: LeagueTrading,
  me: TeamId,
  partner: TeamId,
  mayMove: (id: PlayerId) => boolean,
): Offer | undefined {
  const deal = trading.trades.best({ me, partner, mayMove });
  if (!deal) return undefined;
  const transfers: Transfer[] = [
    ...deal.give.map((id) => ({ playerId: id, from: me, to: partner })),
    ...deal.get.map((id) => ({ playerId: id, from: partner, to: me })),
  ];
  const [mine, theirs] = trading.trades.analyze(transfers);
  if (!mine || !theirs) return undefined;
  return { partner, mine, theirs };
}

function movable(
  { ownerOf, outlooks }: LeagueTrading,
  { teamId }: TeamScope,
  {
    position,
    moving,
    owner,
    untouchables,
  }: {
    readonly position: Position | undefined;
    readonly moving: PlayerId | undefined;
    readonly owner: TeamId | undefined;
    readonly untouchables: readonly PlayerId[];
  },
): (id: PlayerId) => boolean {
  const untouchable = new Set(untouchables);
  return (id) => {
    const of = ownerOf.get(id);
    // On the named player's own team he alone moves, so that he is in every offer.
    if (moving !== undefined && of === owner) return id === moving;
    if (of === teamId) return !untouchable.has(id);
    return position === undefined || outlooks.get(id)?.player.positions.includes(position) === true;
  };
}
