/**
 * Prints a frozen league for authors of its cases: `npx tsx fanvise_eval/worlds/describe.ts WORLD [REFERENCE…]`.
 *
 * From the wire alone. `P/g` fantasy points a game this season (points leagues); `left` games of the matchup that have
 * not begun.
 */
import { readFacts, readLeagueOf } from "../oracle/facts";
import { openPlanOracle, seasonWorth } from "../oracle/plan";
import { SLOT_NAMES, STAT_IDS } from "../oracle/stats";
import { type Facts, type Player, UnknownFact } from "../oracle/types";
import { WORLDS, worldNamed } from "./worlds";

const SHOWN_FREE = 25;
const SHOWN_MOVES = 8;
const LINE = ["PTS", "REB", "AST", "STL", "BLK", "3PM", "TO", "FG%", "FT%"];

async function describe(worldName: string, references: readonly string[], lines: string[]): Promise<void> {
  const known = worldNamed(worldName);
  const world = await known.open();
  try {
    const facts = await readFacts(world);
    const read = readLeagueOf(facts);
    const { league } = facts;
    lines.push(`${known.name} (${world.kind}, ${world.format}), clock ${known.clock}`, known.about);
    for (const { title, text, source, publishedAt } of world.news)
      lines.push(`News of ${publishedAt} by ${source}: ${title}. ${text}`);
    lines.push("", ...heading(facts, read.table));
    const slots = Object.entries(league.slotCounts).filter(([, count]) => count > 0);
    const limits = Object.entries(league.positionLimits).map(
      ([position, max]) => `at most ${max} of position ${position} (1 PG to 5 C)`,
    );
    lines.push(
      `Slots: ${slots.map(([slot, count]) => `${SLOT_NAMES[Number(slot)]} ${count}`).join(", ")}. ${limits.join("; ")}`,
    );
    lines.push(
      `Scoring: ${league.scoring.map(({ stat, points, isReverse }) => (world.format === "points" ? `${stat} ${points}` : `${stat}${isReverse ? " (fewer)" : ""}`)).join(", ")}`,
    );
    lines.push(
      `Days left: ${facts.daysLeft.map((day) => `${day} (${league.mine.filter((player) => player.slotId !== 13 && facts.hasGame(player, day)).length} of mine play)`).join(", ")}`,
    );
    lines.push("", `MINE: ${league.me.name}`, ...byWorth(league.mine, facts).map((player) => row(player, facts)));
    lines.push(
      "",
      `OPPONENT: ${league.opponent?.name ?? "none"}`,
      ...byWorth(league.theirs, facts).map((player) => row(player, facts)),
    );
    const free = byWorth(league.free, facts);
    const healthy = free.filter((player) => facts.chanceToPlay(player.status) >= 0.5 && facts.gamesLeft(player) > 0);
    lines.push(
      "",
      `FREE (${league.free.length}; the best ${SHOWN_FREE} who may play in this matchup, most of a game first)`,
    );
    lines.push(...healthy.slice(0, SHOWN_FREE).map((player) => row(player, facts)));
    const others = free.filter((player) => !healthy.includes(player)).slice(0, 6);
    lines.push(
      `Free, but hurt or without games: ${others.map((player) => `${player.name} (${player.status}, ${facts.gamesLeft(player)} left)`).join(", ")}`,
    );
    if (world.format !== "roto") await moves(facts, lines);
    for (const reference of references) lines.push(await valueOfReference(reference, facts));
  } finally {
    await world.close();
  }
}

async function moves(facts: Facts, lines: string[]): Promise<void> {
  const { league } = facts;
  const oracle = openPlanOracle(facts);
  const nameOf = (id: number | null) =>
    id === null ? "nobody" : ([...league.rostered, ...league.free].find((player) => player.id === id)?.name ?? id);
  const unit = league.format === "points" ? "points" : "expected categories";
  lines.push("", `MOVES (worth in ${unit} of this matchup; nobody of the best eight is dropped)`);
  for (const { drop, add, day, worth } of oracle.bestMoves(SHOWN_MOVES))
    lines.push(`${worth.toFixed(3)}  drop ${nameOf(drop)}, add ${nameOf(add)}, ${day}`);
  for (const count of [2, 3].filter((each) => each <= (league.addsLeft ?? 3))) {
    const { worth, moves } = await oracle.bestWorth(count);
    lines.push(
      `Best ${count}: ${worth.toFixed(3)}  ${moves.map(({ drop, add, day }) => `${nameOf(drop)} → ${nameOf(add)} ${day}`).join("; ")}`,
    );
  }
  const [today] = facts.daysLeft;
  if (today !== undefined) {
    const { total, starters, valueOf: worthOfStart } = oracle.lineupOf(today);
    lines.push(
      `Lineup of ${today}, one of the best ${starters.length}: ${total.toFixed(2)} with ${(starters[0] ?? []).map((id) => `${nameOf(id)} ${worthOfStart(id).toFixed(1)}`).join(", ")}`,
    );
  }
}

function heading({ league, daysLeft }: Facts, table: ReturnType<typeof readLeagueOf>["table"]): string[] {
  const { me, opponent } = league;
  const mine = table.find(({ teamId }) => teamId === me.teamId);
  const scores =
    league.format === "points"
      ? `${me.points} to ${opponent?.points ?? "nobody"}`
      : league.scoring
          .map(({ stat }) => `${stat} ${round(me.scores[stat])}${opponent ? `:${round(opponent.scores[stat])}` : ""}`)
          .join(", ");
  return [
    `${me.name} (place ${mine?.seed}, ${mine?.wins}-${mine?.losses}-${mine?.ties}) against ${opponent?.name ?? "nobody"}: ${scores}`,
    `Adds left ${league.addsLeft ?? "without limit"} of ${league.addLimit ?? "no limit"}, last day ${daysLeft.at(-1)}, games limit ${league.gamesLimit ?? "none"}, deadline ${league.deadlineMs === null ? "none" : new Date(league.deadlineMs).toISOString()}`,
    `Teams: ${league.teams.map(({ name: team }) => team).join(", ")}`,
  ];
}

const round = (value: number | undefined): string => String(Number((value ?? Number.NaN).toFixed(4)));
const byWorth = (players: readonly Player[], facts: Facts): Player[] =>
  [...players].sort((a, b) => seasonWorth(b, facts) - seasonWorth(a, facts));

function row(player: Player, facts: Facts): string {
  const { league } = facts;
  const slots = player.eligibleSlots.flatMap((slot) => (slot < 5 ? [SLOT_NAMES[slot]] : [])).join("/");
  const slot = player.slotId < 0 ? "" : `[${SLOT_NAMES[player.slotId]}]`;
  const marks = [
    player.status,
    ...(player.expectedReturn ? [`back ${player.expectedReturn}`] : []),
    ...(player.isDroppable ? [] : ["undroppable"]),
    ...(player.isOnWaivers ? [`waivers until ${player.availableFrom}`] : []),
    ...(facts.isLocked(player) ? ["locked"] : []),
  ];
  const days = facts.daysLeft.filter((day) => facts.hasGame(player, day)).map((day) => day.slice(8));
  const points = league.format === "points" ? `${facts.pointsPerGame(player).toFixed(1)} P/g, ` : "";
  const stats = LINE.map(
    (stat) => `${Number((player.averages[STAT_IDS[stat] ?? ""] ?? 0).toFixed(stat.endsWith("%") ? 3 : 1))} ${stat}`,
  ).join(" ");
  return `${player.name} ${slot} ${slots} ${marks.join(", ")}; ${facts.gamesLeft(player)} left (${days.join(" ")}); ${points}${player.gamesPlayed} GP: ${stats}`;
}

async function valueOfReference(reference: string, facts: Facts): Promise<string> {
  try {
    const [en, el] = [await facts.textsOf(reference, "en"), await facts.textsOf(reference, "el")];
    return `{${reference}} = ${en.join(" | ")}${en.join() === el.join() ? "" : ` || el: ${el.join(" | ")}`}`;
  } catch (failure) {
    if (failure instanceof UnknownFact) return failure.message;
    throw failure;
  }
}

const [name, ...references] = process.argv.slice(2);
const lines: string[] = [];
if (name === undefined)
  for (const world of WORLDS) lines.push(`${world.name.padEnd(22)} ${world.clock}  ${world.about}`);
else await describe(name, references, lines);
process.stdout.write(`${lines.join("\n")}\n`);
