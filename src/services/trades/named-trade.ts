/** A trade by the names of its players and teams, as transfers from roster to roster. Pure. */
import type { TradeRequest } from "@/contract/trades/trade";
import { type PlayerId, playerId, type TeamId } from "@/domain/ids";
import type { LeagueTeam } from "@/domain/league/league";
import type { Player } from "@/domain/players/player";
import type { Transfer } from "@/domain/trades/deal";
import { teamNamed } from "../league/team-named";
import { type KnownPlayers, nameOfId } from "../players/known-players";
import {
  TradeEmpty,
  TradeForFreeAgent,
  TradeNotYours,
  TradePlayerTwice,
  TradeSameTeam,
  TradeThirdTeam,
} from "./trade-refusals";

export type TradeNames = {
  readonly me: TeamId;
  readonly teams: readonly Pick<LeagueTeam, "teamId" | "teamName" | "abbreviation">[];
  readonly ownerOf: ReadonlyMap<PlayerId, TeamId>;
  readonly resolve: KnownPlayers["resolve"];
};

type Resolved = { readonly player: Player } | { readonly unclear: string };

const nameOf = (name: string | number): string => (typeof name === "number" ? nameOfId(name) : name);

/** Resolves a name; of several players by one name it means the only one on a roster, since a free agent is not traded. */
export function tradedPlayer({ resolve, ownerOf }: TradeNames, asked: string | number): Resolved {
  const name = nameOf(asked);
  const found = resolve(name, "anyone");
  if (found.kind === "one") return { player: found.player };
  if (found.kind === "none") return { unclear: name };
  const rostered = found.candidates.filter(({ playerId: id }) => ownerOf.has(id));
  const [only] = rostered;
  return only && rostered.length === 1 ? { player: only } : { unclear: name };
}

/**
 * @returns transfers with the viewed team's first, or the name that is nobody's or several players'.
 * @throws TradeEmpty, TradePlayerTwice, TradeForFreeAgent, TradeNotYours, TradeSameTeam, TradeThirdTeam, TeamNameUnknown
 */
export function namedTransfers(
  names: TradeNames,
  { give, get, transfers }: Pick<TradeRequest, "give" | "get" | "transfers">,
): { readonly transfers: readonly Transfer[] } | { readonly unclear: string } {
  const asked = transfers.length > 0 ? transfers.map(({ player }) => player) : [...give, ...get];
  const players: Player[] = [];
  for (const name of asked) {
    const found = tradedPlayer(names, name);
    if ("unclear" in found) return found;
    players.push(found.player);
  }
  for (const [at, player] of players.entries()) {
    if (players.findIndex(({ playerId: id }) => id === player.playerId) !== at)
      throw new TradePlayerTwice({}, { words: { player: player.fullName } });
  }
  if (transfers.length > 0)
    return {
      transfers: toTeams(
        names,
        players,
        transfers.map(({ to }) => to),
      ),
    };
  return { transfers: betweenTwo(names, players.slice(0, give.length), players.slice(give.length)) };
}

function toTeams(names: TradeNames, players: readonly Player[], to: readonly (string | number)[]): Transfer[] {
  const moved = players.map((player, at): Transfer => {
    const from = ownerOfPlayer(names, player);
    const target = teamNamed(names.teams, to[at] ?? "");
    if (target.teamId === from)
      throw new TradeSameTeam({}, { words: { player: player.fullName, team: target.teamName } });
    return { playerId: playerId.parse(player.playerId), from, to: target.teamId };
  });
  const isMine = ({ from, to: target }: Transfer) => from === names.me || target === names.me;
  return [...moved.filter(isMine), ...moved.filter((each) => !isMine(each))];
}

/** Reads sides that are named the other way round as they must be meant: the rosters say which team has a player. */
function betweenTwo(names: TradeNames, given: readonly Player[], got: readonly Player[]): Transfer[] {
  const [first, second] = [given, got].map((players) => players.map((player) => ownerOfPlayer(names, player)));
  if (!first || !second || given.length === 0 || got.length === 0) throw new TradeEmpty();
  const areTurned = second.every((owner) => owner === names.me) && first.every((owner) => owner !== names.me);
  const [mine, theirs] = areTurned ? [got, given] : [given, got];
  const owner = (player: Player) => ownerOfPlayer(names, player);
  const notMine = mine.find((player) => owner(player) !== names.me);
  if (notMine)
    throw new TradeNotYours({}, { words: { player: notMine.fullName, team: teamName(names, owner(notMine)) } });
  const own = theirs.find((player) => owner(player) === names.me);
  if (own) throw new TradeSameTeam({}, { words: { player: own.fullName, team: teamName(names, names.me) } });
  const [one] = theirs;
  const other = theirs.find((player) => one && owner(player) !== owner(one));
  if (one && other) {
    const words = {
      player: one.fullName,
      team: teamName(names, owner(one)),
      other: other.fullName,
      otherTeam: teamName(names, owner(other)),
    };
    throw new TradeThirdTeam({}, { words });
  }
  const partner = one ? owner(one) : names.me;
  return [
    ...mine.map((player) => ({ playerId: playerId.parse(player.playerId), from: names.me, to: partner })),
    ...theirs.map((player) => ({ playerId: playerId.parse(player.playerId), from: partner, to: names.me })),
  ];
}

function ownerOfPlayer({ ownerOf }: TradeNames, player: Player): TeamId {
  const owner = ownerOf.get(playerId.parse(player.playerId));
  if (owner === undefined) throw new TradeForFreeAgent({}, { words: { player: player.fullName } });
  return owner;
}

const teamName = ({ teams }: TradeNames, id: TeamId): string =>
  teams.find(({ teamId }) => teamId === id)?.teamName ?? `Team ${id}`;
