/** Whether a player may go to injured reserve, and whether there is room for him. Pure. */
import type { LeagueOutput } from "@/contract/league/league-output";
import type { PlayerStatusOutput, RosterOutput } from "@/contract/tool-outputs";
import { IR_STATUSES } from "@/domain/week/league-week";
import { lineOf } from "../../questions/understanding/reading";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";

export function wordReserve(
  players: readonly PlayerStatusOutput[],
  roster: RosterOutput | undefined,
  league: LeagueOutput | undefined,
  question: string,
  p: Phrases,
): string[] {
  const verdicts = players.map((player) => {
    const may = player.status === "UNKNOWN" ? null : IR_STATUSES.has(player.status);
    return p.reserve(boldName(player.name), p.status(player), may, player.slot === "IR");
  });
  const asksForRoom = players.some(({ slot, status }) => slot !== "IR" && IR_STATUSES.has(status));
  if (!roster || !league) return verdicts;
  if (RETURNS.test(lineOf(question))) return [...verdicts, ...whenBack(players, roster, league, p)];
  if (!asksForRoom) return verdicts;
  const held = roster.players.filter(({ place }) => place === "IR");
  const slots = league.roster.injuredReserve;
  return [...verdicts, p.reserveRoom(slots, slots - held.length, p.list(held.map(({ name }) => boldName(name))))];
}

const RETURNS =
  / (?:back|returns?|returning|activat\S+|healthy again|comes? off|γυρι\S+|γυρνα\S*|επιστρ\S+|gyris\S+|gyrna\S*|girna\S*) /;

/** What his return asks of the roster: a spot, which somebody has to leave where none is open. */
function whenBack(
  players: readonly PlayerStatusOutput[],
  roster: RosterOutput,
  { roster: { starters, bench } }: LeagueOutput,
  p: Phrases,
): string[] {
  const onReserve = players.filter(({ slot }) => slot === "IR");
  const taken = roster.players.filter(({ place }) => place !== "IR").length;
  return onReserve.length === 0
    ? []
    : [p.leavesReserve(p.list(onReserve.map(({ name }) => boldName(name))), taken >= starters + bench)];
}
