/** Lineups of a day or of the days left in words: who sits and why comes before who starts. Pure. */
import type { DailyLineupOutput, WeeklyLineupOutput } from "@/contract/engine-outputs";
import type { Phrases } from "../languages/phrases";
import { percent } from "./chances";
import { titled } from "./lines";
import { boldName, safeName } from "./markdown";

/** A player who is sure to play needs no chance beside his name. */
const SURE = 0.995;

export function wordDailyLineup(output: DailyLineupOutput, p: Phrases): string[] {
  const { unit, total } = output;
  const team = boldName(output.teamName);
  const day = p.day(output.day);
  const changes = changesOf(output, p);
  const head =
    output.changes === 0
      ? p.lineupSet(team, day, total, unit)
      : p.lineupHead(team, day, output.changes, output.difference, total, unit);
  // Who is on injured reserve sits anyway.
  const sits = output.sits
    .filter(({ slotNow }) => slotNow !== RESERVE)
    .map((man) => p.sits(boldName(man.name), safeName(man.slotNow), man.why));
  const starters = output.starters.map((man) =>
    p.lineupMan(
      safeName(man.slot),
      boldName(man.name),
      man.game,
      man.expected,
      man.chanceToPlay === null || man.chanceToPlay >= SURE ? null : percent(man.chanceToPlay),
      unit,
    ),
  );
  return [
    ...(changes.length === 0 ? [] : [p.lineupChanges(changes)]),
    head,
    ...(output.sits.length === 0 ? [p.nobodySits(day)] : titled(p.sitsTitle(day), sits)),
    ...titled(p.startersTitle, starters),
  ];
}

const RESERVE = "IR";
const OUTSIDE: ReadonlySet<string> = new Set(["BE", RESERVE, "not yet here"]);
const isOutside = ({ slotNow }: { slotNow: string }): boolean => OUTSIDE.has(slotNow);

/** Who comes in for whom, who goes without another, and who only changes his slot. */
function changesOf({ starters, sits, replaced }: DailyLineupOutput, p: Phrases): string[] {
  const leaving = [...replaced];
  const shifts = starters.filter((man) => !isOutside(man) && man.slotNow !== man.slot);
  const following = [...shifts];
  /** Whoever leaves the slot for good, over those who only move on from it; nobody where it is open. */
  const leaverOf = (slot: string): string | undefined => {
    const at = leaving.findIndex(({ slotNow }) => slotNow === slot);
    if (at >= 0) return leaving.splice(at, 1)[0]?.name;
    const next = following.findIndex(({ slotNow }) => slotNow === slot);
    const [mover] = next >= 0 ? following.splice(next, 1) : [];
    return mover && leaverOf(mover.slot);
  };
  const comes = starters.filter(isOutside).map(({ name, slot }) => {
    const out = leaverOf(slot);
    return p.putIn(boldName(name), out === undefined ? null : boldName(out), safeName(slot));
  });
  // Without a game he may stay where he is.
  const goes = leaving.filter((man) => sits.some(({ name }) => name === man.name));
  return [
    ...comes,
    ...goes.map(({ name }) => p.takeOut(boldName(name))),
    ...shifts.map(({ name, slot }) => p.moveTo(boldName(name), safeName(slot))),
  ];
}

export function wordWeeklyLineup(output: WeeklyLineupOutput, p: Phrases): string[] {
  const { unit } = output;
  const names = (all: readonly string[]) => p.list(all.map(boldName));
  const days = output.days.map((each) =>
    [
      p.weeklyDay(p.day(each.day), each.total, each.openSlots, unit),
      ...(each.starters.length === 0 ? [] : [p.weeklyStarters(names(each.starters.map(({ name }) => name)))]),
      ...(each.sits.length === 0 ? [] : [p.weeklySits(names(each.sits))]),
    ].join(p.joint),
  );
  return titled(p.weeklyHead(boldName(output.teamName), output.total, unit), days);
}
