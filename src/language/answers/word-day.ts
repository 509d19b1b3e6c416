/** Single facts of a day's lineup, where only they are asked for. Pure. */
import type { DailyLineupOutput } from "@/contract/planning/engine-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { boldName } from "./markdown";

/** How many places nobody with a game fills; nothing where it is not known. */
export function wordPlaces({ teamName, day, openSlots, starters, sits }: DailyLineupOutput, p: Phrases): string[] {
  // Without anybody to play the lineup itself says so.
  if (openSlots === undefined || starters.length + sits.length === 0) return [];
  return [p.openSlots(boldName(teamName), p.day(day), openSlots)];
}

/** When the first of the team's players with a game is locked. */
export function wordLock({ teamName, day, firstLock, starters, sits }: DailyLineupOutput, p: Phrases): string {
  const team = boldName(teamName);
  if (starters.length + sits.length === 0) return p.nobodyPlays(team, p.day(day), null);
  if (firstLock === undefined) return p.lockUnknown(team, p.day(day));
  return firstLock === null ? p.allLocked(team, p.day(day)) : p.firstLock(team, p.day(day), firstLock);
}
