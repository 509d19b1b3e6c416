/**
 * The best and the worst place a team can still finish in, as a proof: no draws.
 *
 * The worst place is one behind as many teams as can finish level or ahead at the same time while the team loses everything; the best
 * place is one behind those that cannot all be held level or below. How many can at the same time is a small flow question: matchups to come
 * hand their half-wins to the two teams in them. A tie on record counts against a proof, because points can still decide it either way; near
 * the end of the season, where every outcome can be listed, ties of two teams are broken by their head-to-head record.
 */
import { halvesOf, possibleHalves, type Season, unitsOf } from "./season";

export type PossiblePlaces = { readonly best: number; readonly worst: number };

/** One range a team, in the order of `Season.teams`. @param finalSeeds positions, best first, when the regular season is over; else `null` */
export function possiblePlaces(season: Season, finalSeeds: readonly number[] | null = null): PossiblePlaces[] {
  const { teams } = season;
  if (finalSeeds) {
    return teams.map((_, team) => {
      const place = finalSeeds.indexOf(team) + 1;
      return { best: place, worst: place };
    });
  }
  const everyone = teams.map((_, team) => team);
  const divisions = new Set(teams.map(({ divisionId }) => divisionId));
  const listed = divisions.size > 1 ? null : listedPlaces(season);
  if (listed) return listed;
  const overall = teams.map((_, team) => placesAmong(season, team, everyone));
  if (divisions.size < 2) return overall;
  // Division winners go first, whatever their record: a leader may pass everybody, and all others may be passed by every other leader.
  return overall.map(({ best, worst }, team) => {
    const rivals = everyone.filter((other) => teams[other]?.divisionId === teams[team]?.divisionId);
    const within = placesAmong(season, team, rivals);
    const ahead = divisions.size - 1;
    const surely = within.worst === 1 ? divisions.size : teams.length;
    return { best: within.best === 1 ? 1 : best, worst: Math.min(surely, worst + ahead, teams.length) };
  });
}

/** Positions of two teams and the half-wins that their matchups to come hand out. */
type Supply = { readonly one: number; readonly other: number; readonly halves: number };

function suppliesOf({ teams, matchups, rules }: Season): Supply[] {
  const indexOf = new Map(teams.map(({ teamId }, index) => [teamId, index]));
  const halves = new Map<string, Supply>();
  for (const { home, away, result } of matchups) {
    const [a, b] = [indexOf.get(home), indexOf.get(away)];
    if (result || a === undefined || b === undefined) continue;
    const [one, other] = a < b ? [a, b] : [b, a];
    const known = halves.get(`${one} ${other}`)?.halves ?? 0;
    halves.set(`${one} ${other}`, { one, other, halves: known + 2 * rules.unitsPerMatchup });
  }
  return [...halves.values()];
}

function placesAmong(season: Season, team: number, among: readonly number[]): PossiblePlaces {
  const { teams } = season;
  const supplies = suppliesOf(season);
  const toCome = teams.map((_, each) =>
    supplies.reduce((sum, { one, other, halves }) => sum + (one === each || other === each ? halves : 0), 0),
  );
  const now = teams.map(({ record }) => halvesOf(record));
  const possible = teams.map(({ record }, each) => 2 * unitsOf(record) + (toCome[each] ?? 0));
  const at = (values: readonly number[], each: number) => values[each] ?? 0;
  const others = among.filter((other) => other !== team);
  // What another team needs to be level with mine, by share of what is possible to each.
  const level = (mine: number, other: number) => (mine * at(possible, other)) / Math.max(1, at(possible, team));
  const withoutMine = supplies.filter(({ one, other }) => one !== team && other !== team);
  const fromMine = (other: number) =>
    supplies.reduce(
      (sum, { one, other: second, halves }) =>
        (one === team && second === other) || (one === other && second === team) ? sum + halves : sum,
      0,
    );
  // Mine loses everything: the others have what they won from it.
  const ahead = mostAtOnce(
    others.map((other) => ({
      team: other,
      needs: Math.ceil(level(at(now, team), other) - at(now, other) - fromMine(other) - EPSILON),
    })),
    withoutMine,
  );
  // Mine wins everything: the others need losses to stay level or below.
  const mineAtBest = at(now, team) + at(toCome, team);
  const held = mostAtOnce(
    others.map((other) => ({
      team: other,
      needs: Math.ceil(at(now, other) + at(toCome, other) - fromMine(other) - level(mineAtBest, other) - EPSILON),
    })),
    withoutMine,
  );
  return { best: 1 + others.length - held, worst: 1 + ahead };
}

const EPSILON = 1e-9;

type Demand = { readonly team: number; readonly needs: number };

/** Most sets that are tried; beyond it every team that could alone counts, which weakens a proof and never makes a wrong one. */
const MAX_TRIES = 50_000;

/** How many of the teams can have what they need at the same time. */
export function mostAtOnce(demands: readonly Demand[], supplies: readonly Supply[]): number {
  const free = demands.filter(({ needs }) => needs <= 0).length;
  const open = demands
    .filter((demand) => demand.needs > 0 && canHave([demand], supplies))
    .sort((a, b) => a.needs - b.needs);
  let [best, tries] = [0, 0];
  const search = (from: number, chosen: readonly Demand[]): void => {
    best = Math.max(best, chosen.length);
    for (let index = from; index < open.length; index++) {
      if (chosen.length + open.length - index <= best || tries > MAX_TRIES) return;
      const demand = open[index];
      if (!demand) return;
      tries++;
      const next = [...chosen, demand];
      if (canHave(next, supplies)) search(index + 1, next);
    }
  };
  search(0, []);
  return free + (tries > MAX_TRIES ? open.length : best);
}

/** Whether the matchups can be decided so that each team has at least what it needs. */
function canHave(demands: readonly Demand[], supplies: readonly Supply[]): boolean {
  const inSet = new Set(demands.map(({ team }) => team));
  const needs = new Map(demands.map(({ team, needs: amount }) => [team, amount]));
  const shared: { readonly teams: readonly [number, number]; readonly held: [number, number] }[] = [];
  for (const { one, other, halves } of supplies) {
    if (inSet.has(one) && inSet.has(other)) shared.push({ teams: [one, other], held: [halves, 0] });
    else if (inSet.has(one)) needs.set(one, (needs.get(one) ?? 0) - halves);
    else if (inSet.has(other)) needs.set(other, (needs.get(other) ?? 0) - halves);
  }
  for (const { teams, held } of shared) needs.set(teams[0], (needs.get(teams[0]) ?? 0) - held[0]);
  for (const { team } of demands) {
    while ((needs.get(team) ?? 0) > 0) if (!pullToward(team, needs, shared)) return false;
  }
  return true;
}

type Shared = { readonly teams: readonly [number, number]; readonly held: [number, number] };

/** Moves half-wins along matchups from a team with more than it needs; false when none can be reached. */
function pullToward(target: number, needs: Map<number, number>, shared: readonly Shared[]): boolean {
  const cameBy = new Map<number, { readonly matchup: Shared; readonly giver: 0 | 1; readonly next: number } | null>([
    [target, null],
  ]);
  const queue = [target];
  for (const team of queue) {
    for (const matchup of shared) {
      const side = matchup.teams.indexOf(team);
      if (side < 0) continue;
      const giver = side === 0 ? 1 : 0;
      const from = matchup.teams[giver];
      if (matchup.held[giver] === 0 || cameBy.has(from)) continue;
      cameBy.set(from, { matchup, giver, next: team });
      if ((needs.get(from) ?? 0) < 0) {
        moveAlong(from, cameBy, needs);
        return true;
      }
      queue.push(from);
    }
  }
  return false;
}

function moveAlong(
  from: number,
  cameBy: ReadonlyMap<number, { readonly matchup: Shared; readonly giver: 0 | 1; readonly next: number } | null>,
  needs: Map<number, number>,
): void {
  let amount = -(needs.get(from) ?? 0);
  let team = from;
  for (let step = cameBy.get(team); step; step = cameBy.get(team)) {
    amount = Math.min(amount, step.matchup.held[step.giver]);
    team = step.next;
  }
  amount = Math.min(amount, needs.get(team) ?? 0);
  needs.set(from, (needs.get(from) ?? 0) + amount);
  needs.set(team, (needs.get(team) ?? 0) - amount);
  team = from;
  for (let step = cameBy.get(team); step; step = cameBy.get(team)) {
    step.matchup.held[step.giver] -= amount;
    step.matchup.held[step.giver === 0 ? 1 : 0] += amount;
    team = step.next;
  }
}

/** Outcomes that are listed one by one: ten matchups with three results each. */
const MAX_OUTCOMES = 60_000;

/** Half-wins of the home team: a win, a loss, a tie. */
const RESULTS = [2, 0, 1] as const;

/** Every outcome of the matchups to come; `null` when there are too many, or each category counts. */
function listedPlaces(season: Season): PossiblePlaces[] | null {
  const { teams, matchups, rules } = season;
  const indexOf = new Map(teams.map(({ teamId }, index) => [teamId, index]));
  const toCome = matchups.flatMap(({ home, away, result }) => {
    const [one, other] = [indexOf.get(home), indexOf.get(away)];
    return result || one === undefined || other === undefined ? [] : [{ one, other }];
  });
  if (rules.unitsPerMatchup !== 1 || 3 ** toCome.length > MAX_OUTCOMES) return null;
  const halves = teams.map(({ record }) => halvesOf(record));
  const possible = possibleHalves(season).map((most) => Math.max(1, most));
  const leads = leadsOf(season, indexOf);
  const places = teams.map(() => ({ best: teams.length, worst: 1 }));
  const decide = (index: number): void => {
    const matchup = toCome[index];
    if (!matchup) {
      noteOutcome({ halves, possible, leads }, places);
      return;
    }
    const { one, other } = matchup;
    for (const won of RESULTS) {
      add(halves, one, won);
      add(halves, other, 2 - won);
      addLead(leads, one, other, won - 1);
      decide(index + 1);
      add(halves, one, -won);
      add(halves, other, won - 2);
      addLead(leads, one, other, 1 - won);
    }
  };
  decide(0);
  return places;
}

type Outcome = {
  readonly halves: readonly number[];
  readonly possible: readonly number[];
  /** Wins less losses against each team; `null` where head-to-head records do not come first. */
  readonly leads: readonly (readonly number[])[] | null;
};

function noteOutcome({ halves, possible, leads }: Outcome, places: { best: number; worst: number }[]): void {
  const shares = halves.map((won, team) => won / (possible[team] ?? 1));
  for (const [team, range] of places.entries()) {
    let [above, level, rival] = [0, 0, 0];
    for (const [other, share] of shares.entries()) {
      if (other === team) continue;
      if (share > (shares[team] ?? 0)) above++;
      if (share !== shares[team]) continue;
      level++;
      rival = other;
    }
    const lead = level === 1 ? (leads?.[team]?.[rival] ?? 0) : 0;
    range.best = Math.min(range.best, above + 1 + (lead < 0 ? 1 : 0));
    range.worst = Math.max(range.worst, above + 1 + (lead > 0 ? 0 : level));
  }
}

function leadsOf({ teams, matchups, rules }: Season, indexOf: ReadonlyMap<number, number>): number[][] | null {
  if (rules.seedingRule !== "H2H_RECORD") return null;
  const leads = teams.map(() => teams.map(() => 0));
  for (const { home, away, result } of matchups) {
    const [one, other] = [indexOf.get(home), indexOf.get(away)];
    if (!result || one === undefined || other === undefined) continue;
    addLead(leads, one, other, result.wins - result.losses);
  }
  return leads;
}

function add(values: number[], at: number, amount: number): void {
  values[at] = (values[at] ?? 0) + amount;
}

function addLead(leads: number[][] | null, one: number, other: number, amount: number): void {
  const [mine, theirs] = [leads?.[one], leads?.[other]];
  if (!mine || !theirs) return;
  add(mine, other, amount);
  add(theirs, one, -amount);
}
