/**
 * The players whose names the retrieval bench knows: those of the demo figures, and where it is present the season's
 * list, which a running product reads from ESPN. Tags of a news file are never among them.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import type { MentionFinder } from "@/domain/news/mention";
import { findMentions } from "@/domain/players/identity/find-mentions";
import { buildNameIndex } from "@/domain/players/identity/name-index";
import { proTeamLabel } from "@/domain/season/pro-teams";

const FIGURES = new URL("../src/demo/figures/players.csv", import.meta.url);
const LINES = new URL("../src/demo/figures/lines-2024-25.csv", import.meta.url);
const SEASON_LIST = fileURLToPath(new URL("../../shared/nba-data/players.csv.gz", import.meta.url));
/** Roughly how many players a usual league owns. */
const OWNED_PLAYERS = 200;

export type BenchPlayer = { playerId: number; fullName: string; proTeamId: number | null; percentOwned: number | null };

type FigureRow = { player: string; name: string; proTeams: string };
type ListRow = { player_id: string; player_name: string; roster_2025_26: string };

export function benchPlayers(): BenchPlayer[] {
  const owned = ownership();
  const known = new Map<number, BenchPlayer>();
  for (const row of parse<FigureRow>(readFileSync(FIGURES), { columns: true })) {
    const playerId = Number(row.player);
    const proTeamId = Number(row.proTeams.split(" ").at(-1)?.split("@")[0]) || null;
    known.set(playerId, { playerId, fullName: row.name, proTeamId, percentOwned: owned.get(playerId) ?? null });
  }
  if (!existsSync(SEASON_LIST)) return [...known.values()];
  const proTeams = new Map(Array.from({ length: 30 }, (_, i) => [proTeamLabel(i + 1), i + 1]));
  for (const row of parse<ListRow>(gunzipSync(readFileSync(SEASON_LIST)), { columns: true, bom: true })) {
    const playerId = Number(row.player_id);
    const proTeamId = proTeams.get(row.roster_2025_26) ?? known.get(playerId)?.proTeamId ?? null;
    known.set(playerId, { playerId, fullName: row.player_name, proTeamId, percentOwned: owned.get(playerId) ?? null });
  }
  return [...known.values()];
}

/** Substitute for the share of leagues that roster a player, which only ESPN knows: his rank by points of 2024-25. */
function ownership(): Map<number, number> {
  const points = new Map<number, number>();
  for (const row of parse<Record<string, string>>(readFileSync(LINES), { columns: true })) {
    const scored = 2 * Number(row.fgm) + Number(row.fg3m) + Number(row.ftm);
    points.set(Number(row.player), (points.get(Number(row.player)) ?? 0) + scored);
  }
  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  return new Map(ranked.map(([playerId], place) => [playerId, Math.max(0, 100 * (1 - place / OWNED_PLAYERS))]));
}

/** The product's own finder over these players. */
export function benchMentions(players: readonly BenchPlayer[]): MentionFinder {
  const index = buildNameIndex(players);
  return (text) =>
    findMentions(text, index).map(({ player, start, end }) => ({ playerKey: player.playerId, start, end }));
}
