/** Weeks of the demo season as they were, in all formats. */
import type { HeadToHeadFormat } from "@/demo/demo-league";
import { composeWorld, demoWorld } from "./open-world";
import type { World } from "./world";

const FORMATS: Readonly<Record<HeadToHeadFormat, string>> = {
  points: "A points league",
  each: "A league in which every category is a win or a loss",
  most: "A league in which whoever takes most categories wins",
};

const WEEKS = [
  {
    at: "nov11",
    day: "2024-11-11",
    kind: "wire",
    is: "a Monday in the fourth week: the matchup has just begun, seasons of ten games",
  },
  { at: "jan15", day: "2025-01-15", kind: "demo", is: "the demo's first day, a Wednesday in mid-season" },
  { at: "jan25", day: "2025-01-25", kind: "demo", is: "a Saturday: two days of the matchup are left" },
  {
    at: "feb12",
    day: "2025-02-12",
    kind: "wire",
    is: "the long matchup around the All-Star break, 10 to 23 February, with no games for some days",
  },
  { at: "mar05", day: "2025-03-05", kind: "wire", is: "a Wednesday late in the regular season" },
  {
    at: "mar24",
    day: "2025-03-24",
    kind: "wire",
    is: "the first round of the play-offs, 17 to 30 March, at the beginning of its second week",
  },
] as const;

export const PLAIN_WORLDS: readonly World[] = (Object.keys(FORMATS) as HeadToHeadFormat[]).flatMap((format) =>
  WEEKS.map(({ at, day, kind, is }) => {
    const plan = {
      name: `${format}-${at}-${kind}`,
      about: `${FORMATS[format]} on ${day}, ${is}. Nothing is planted.`,
      clock: day,
      format,
    };
    return kind === "demo" ? demoWorld(plan) : composeWorld(plan);
  }),
);
