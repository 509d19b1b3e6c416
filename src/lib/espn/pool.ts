/** `kona_player_info`, `kona_playercard` and `players_wl`: the player pool. Samples: recorded rows of 2023 and 2027. */

import { z } from "zod";
import type { PoolPlayer } from "@/domain/league/matchup";
import type { Player, PlayerCard } from "@/domain/players/player";
import { onePerPlayer } from "./identity";
import { poolStatus, toPlayer, toPoolStatus, toStatRows } from "./player";
import { playerShape } from "./player-shape";
import { goodParts, instant, int, maybe } from "./wire";

const poolRowShape = z
  .object({
    id: int,
    onTeamId: maybe(int),
    status: maybe(poolStatus),
    waiverProcessDate: instant,
    player: playerShape,
  })
  // Two ids for one player: nobody can say whose row it is.
  .refine(({ id, player }) => id === player.id);

export function toPoolPlayers(rawPlayers: unknown): PoolPlayer[] {
  return onePerPlayer(goodParts(poolRowShape).parse(rawPlayers), ({ player }) => player).map((espnPayload) => ({
    player: toPlayer(espnPayload.player),
    poolStatus: toPoolStatus(espnPayload.status),
    // Team 0 is free agency.
    onTeamId: espnPayload.onTeamId || null,
    waiverClearsAt: espnPayload.waiverProcessDate,
    rows: toStatRows(espnPayload.player),
  }));
}

export function toPlayerCards(rawPlayers: unknown): PlayerCard[] {
  return toPoolPlayers(rawPlayers).map(({ player, onTeamId, poolStatus: status, rows }) => ({
    player,
    onTeamId,
    poolStatus: status,
    rows,
  }));
}

/** `players_wl` is a bare list of slim players without status or stats. */
export function toPlayerList(rawList: unknown): Player[] {
  return onePerPlayer(goodParts(playerShape).parse(rawList), (player) => player).map(toPlayer);
}
