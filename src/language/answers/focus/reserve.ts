/** Whether a player may go to injured reserve, and whether there is room for him. Pure. */
import type { LeagueOutput } from "@/contract/league/league-output";
import type { PlayerStatusOutput, RosterOutput } from "@/contract/tool-outputs";
import { IR_STATUSES } from "@/domain/week/league-week";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";

export function wordReserve(
  players: readonly PlayerStatusOutput[],
  roster: RosterOutput | undefined,
  league: LeagueOutput | undefined,
  p: Phrases,
): string[] {
  const verdicts = players.map((player) => {
    const may = player.status === "UNKNOWN" ? null : IR_STATUSES.has(player.status);
    return p.reserve(boldName(player.name), p.status(player), may, player.slot === "IR");
  });
  const asksForRoom = players.some(({ slot, status }) => slot !== "IR" && IR_STATUSES.has(status));
  if (!roster || !league || !asksForRoom) return verdicts;
  const held = roster.players.filter(({ place }) => place === "IR");
  const slots = league.roster.injuredReserve;
  return [...verdicts, p.reserveRoom(slots, slots - held.length, p.list(held.map(({ name }) => boldName(name))))];
}
