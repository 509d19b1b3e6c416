/**
 * The facts of a world, read past the product from its own wire and counted here again.
 *
 * References are words without braces, parts joined by colons; `docs/technical/Evaluations.md` lists them with what
 * each means.
 */
import type { OpenWorld } from "../worlds/world";
import { chanceToPlay } from "./chances";
import { readReference } from "./references";
import { type Facts, type Player, UnknownFact } from "./types";
import { type ReadLeague, readLeague } from "./wire-league";

export type { Facts } from "./types";

const known = new WeakMap<OpenWorld, Promise<Facts>>();
const readLeagues = new WeakMap<Facts, ReadLeague>();

/** Read once for each open world: its clock stands. */
export function readFacts(world: OpenWorld): Promise<Facts> {
  const facts = known.get(world) ?? read(world);
  known.set(world, facts);
  return facts;
}

/** For the oracle's other parts. */
export function readLeagueOf(facts: Facts): ReadLeague {
  const found = readLeagues.get(facts);
  if (!found) throw new Error("these facts were not read here");
  return found;
}

async function read(world: OpenWorld): Promise<Facts> {
  const readHere = await readLeague(world);
  const { league, calendar, today, first, last } = readHere;
  const everybody = [...league.rostered, ...league.free];
  const periodsLeft = Array.from(
    { length: Math.max(0, last - Math.max(today, first) + 1) },
    (_, at) => Math.max(today, first) + at,
  );
  const isToCome = (player: Player, period: number): boolean =>
    (calendar.gameOf(player.proTeamId, period)?.startsAt ?? Number.NEGATIVE_INFINITY) > world.nowMs;
  const facts: Facts = {
    league,
    textsOf: (reference, language) => readReference(reference, language, { world, facts, read: readHere }),
    named(name) {
      const requested = normalized(name);
      const found =
        everybody.filter((player) => normalized(player.name) === requested)[0] ??
        everybody.filter((player) => normalized(player.name).replace(/ (?:jr|sr|ii|iii|iv)$/, "") === requested)[0];
      if (!found) throw new UnknownFact(name, "nobody of the league has that name");
      return found;
    },
    gamesLeft: (player) => periodsLeft.filter((period) => isToCome(player, period)).length,
    hasGame: (player, day) => calendar.gameOf(player.proTeamId, calendar.periodOf(day)) !== undefined,
    daysLeft: periodsLeft.map((period) => calendar.dayOf(period)),
    isLocked: (player) =>
      (calendar.gameOf(player.proTeamId, today)?.startsAt ?? Number.POSITIVE_INFINITY) <= world.nowMs,
    pointsPerGame(player) {
      if (league.format !== "points") return Number.NaN;
      return league.scoring.reduce((sum, { statId, points }) => sum + points * (player.averages[statId] ?? 0), 0);
    },
    chanceToPlay,
  };
  readLeagues.set(facts, readHere);
  return facts;
}

const normalized = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[.'’]/g, "")
    .toLowerCase()
    .trim();
