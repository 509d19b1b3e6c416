/** Lineups of a day or of the days left in words: who sits and why comes before who starts. Pure. */
import type { DailyLineupOutput, WeeklyLineupOutput } from "@/contract/planning/engine-outputs";
import { fold } from "../questions/understanding/text";
import type { Phrases } from "../texts/answers/phrases";
import { isWithoutDoubt, percent } from "./chances";
import { titled } from "./lines";
import { boldName, safeName } from "./markdown";
import { limitsNotCounted } from "./provisos";

/** @param request names in the question, as the look-ups were asked for */
export function wordDailyLineup(output: DailyLineupOutput, request: readonly string[], p: Phrases): string[] {
  const { unit } = output;
  const team = boldName(output.teamName);
  const day = p.day(output.day);
  if (output.starters.length === 0 && output.sits.length === 0)
    return [p.nobodyPlays(team, day, output.openSlots ?? null)];
  const changes = changesOf(output, p);
  const isSet = output.changes === 0;
  const head = isSet
    ? (changes.length === 0 ? p.lineupSet : p.lineupElse)(team, day, p.cite(output, "total"), unit)
    : p.lineupHead(team, day, p.cite(output, "changes"), p.cite(output, "difference"), p.cite(output, "total"), unit);
  // Who is on injured reserve sits anyway.
  const sits = output.sits
    .filter(({ slotNow }) => slotNow !== RESERVE)
    .map((player) => p.sits(boldName(player.name), safeName(player.slotNow), player.why, player.whyCode));
  const starters = output.starters.map((player) =>
    player.hasBegun
      ? p.lineupPlayerBegun(safeName(player.slot), boldName(player.name), player.game)
      : p.lineupPlayer(
          safeName(player.slot),
          boldName(player.name),
          player.game,
          player.isValueUnknown ? "unknown" : p.cite(player, "expected"),
          isWithoutDoubt(player.chanceToPlay) ? null : percent(p.cite(player, "chanceToPlay")),
          unit,
        ),
  );
  const { without } = output;
  return [
    ...(without ? [] : wordPlaces(output, request, p)),
    ...(without
      ? [wordWithout(without, p), p.lineupWithout(team, day, p.cite(output, "total"), unit)]
      : [...(changes.length === 0 ? [] : [p.lineupChanges(changes)]), [head, ...emptySlotsOf(output, p)].join(" ")]),
    ...wordUnknown(output, team, p),
    ...(output.sits.length === 0 ? [p.nobodySits(day)] : titled(p.sitsTitle(day), sits)),
    ...titled(p.startersTitle, starters),
  ];
}

/** Slots that stay open, and who stands in them without a game. */
function emptySlotsOf(output: DailyLineupOutput, p: Phrases): string[] {
  if (output.openSlots === undefined || output.openSlots === 0) return [];
  const idle = output.replaced.filter(({ name }) => output.withoutGame.includes(name));
  return [p.emptySlots(p.cite(output, "openSlots"), p.list(idle.map(({ name }) => boldName(name))), idle.length > 1)];
}

/** A chance to play beside a starter is no word of ESPN's on him. */
function wordUnknown({ starters }: DailyLineupOutput, team: string, p: Phrases): string[] {
  const coming = starters.filter(({ hasBegun }) => !hasBegun);
  const unknown = coming.filter(({ status }) => status === "UNKNOWN");
  if (unknown.length === 0) return [];
  const isNobodyKnown = unknown.length === coming.length && unknown.length > 1;
  return [isNobodyKnown ? p.noStatuses(team) : p.lineupUnknown(p.list(unknown.map(({ name }) => boldName(name))))];
}

function wordWithout({ players, comesIn }: NonNullable<DailyLineupOutput["without"]>, p: Phrases): string {
  const names = (all: readonly string[]) => p.list(all.map(boldName));
  return p.without(
    names(players.map(({ name }) => name)),
    comesIn.length === 0 ? null : names(comesIn),
    players.some(({ wouldStart }) => wouldStart),
  );
}

/** "Sexton or Lopez, or both?": who of two starts. */
function wordPlaces({ starters, sits }: DailyLineupOutput, request: readonly string[], p: Phrases): string[] {
  if (request.length !== 2) return [];
  const found = request.flatMap((name) => [...starters, ...sits].find((player) => isNamed(player.name, name)) ?? []);
  const start = found
    .filter((player) => starters.some(({ name }) => name === player.name))
    .map(({ name }) => boldName(name));
  const sit = found
    .filter((player) => !starters.some(({ name }) => name === player.name))
    .map(({ name }) => boldName(name));
  if (start.length === 2) return [p.roomForAll(p.list(start))];
  return start.length === 1 && sit.length === 1 ? [p.startAndSit(p.list(start), p.list(sit))] : [];
}

const isNamed = (name: string, question: string): boolean => {
  const words = fold(name).split(/[\s-]+/);
  return fold(question)
    .split(/[\s-]+/)
    .every((word) => words.includes(word));
};

const RESERVE = "IR";
const OUTSIDE: ReadonlySet<string> = new Set(["BE", RESERVE, "not yet here"]);
const isOutside = ({ slotNow }: { slotNow: string }): boolean => OUTSIDE.has(slotNow);

/** Lines for substitutions, for players benched without a replacement, and for slot changes. */
function changesOf({ starters, sits, replaced }: DailyLineupOutput, p: Phrases): string[] {
  const leaving = [...replaced];
  const shifts = starters.filter((player) => !isOutside(player) && player.slotNow !== player.slot);
  const following = [...shifts];
  /**
   * The player benched for the slot. Where its player only changes slots, the search goes on with his new slot;
   * `undefined` when it ends at an open slot.
   */
  const droppedPlayerOf = (slot: string): string | undefined => {
    const at = leaving.findIndex(({ slotNow }) => slotNow === slot);
    if (at >= 0) return leaving.splice(at, 1)[0]?.name;
    const next = following.findIndex(({ slotNow }) => slotNow === slot);
    const [mover] = next >= 0 ? following.splice(next, 1) : [];
    return mover && droppedPlayerOf(mover.slot);
  };
  const comes = starters.filter(isOutside).map(({ name, slot }) => {
    const out = droppedPlayerOf(slot);
    return p.putIn(boldName(name), out === undefined ? null : boldName(out), safeName(slot));
  });
  // Without a game he may stay where he is.
  const goes = leaving.filter((player) => sits.some(({ name }) => name === player.name));
  return [
    ...comes,
    ...goes.map(({ name }) => p.takeOut(boldName(name))),
    ...shifts.map(({ name, slot }) => p.moveTo(boldName(name), safeName(slot))),
  ];
}

/** @param isWithMoves the moves of the plan beside it are made in them */
export function wordWeeklyLineup(output: WeeklyLineupOutput, p: Phrases, isWithMoves = false): string[] {
  const { unit } = output;
  const names = (all: readonly string[]) => p.list(all.map(boldName));
  const days = output.days.map((each) =>
    [
      p.weeklyDay(p.day(each.day), p.cite(each, "total"), p.cite(each, "openSlots"), unit),
      ...(each.starters.length === 0
        ? []
        : [p.weeklyStarters(p.list(each.starters.map((player) => starterName(player, p))))]),
      ...(each.sits.length === 0 ? [] : [p.weeklyBenched(names(each.sits))]),
    ].join(p.joint),
  );
  return [
    ...titled(p.weeklyHead(boldName(output.teamName), p.cite(output, "total"), unit, isWithMoves), days),
    ...limitsNotCounted(output, p),
  ];
}

const starterName = ({ name, whyCode }: WeeklyLineupOutput["days"][number]["starters"][number], p: Phrases): string =>
  whyCode === "no_stats_yet" ? `${boldName(name)} (${p.noStatsYet})` : boldName(name);
