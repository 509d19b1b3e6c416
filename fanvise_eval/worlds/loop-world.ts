/** A wire on which every player worth adding turns out not to play, one after the other. */
import { everybodyFreeIs, status } from "./edits";
import { composeWorld } from "./open-world";
import type { World } from "./world";

const HEALTHY_BY_STATUS = [
  ["Toumani Camara", "Trail Blazers", "a sprained ankle"],
  ["Cason Wallace", "Thunder", "a shoulder strain"],
  ["Luguentz Dort", "Thunder", "a bruised hip"],
  ["Scoot Henderson", "Trail Blazers", "a concussion"],
  ["Bub Carrington", "Wizards", "a knee bruise"],
] as const;

export const LOOP_WORLDS: readonly World[] = [
  composeWorld({
    name: "candidates-ruled-out",
    about:
      "Fan Favorites (demo) against Dime Droppers (demo), Wednesday 15 January 2025, points. Of the free agents only Toumani Camara, Cason Wallace, Luguentz Dort, Scoot Henderson and Bub Carrington are officially ACTIVE, everybody else is OUT; and ESPN wrote this morning of each of the five that he is out for the rest of the week.",
    clock: "2025-01-15",
    edits: [everybodyFreeIs("OUT"), ...HEALTHY_BY_STATUS.map(([name]) => status(name, "ACTIVE"))],
    news: HEALTHY_BY_STATUS.map(([name, proTeam, injury], at) => ({
      title: `${name} ruled out for the rest of the week`,
      text: `${name} has been ruled out for the rest of the week with ${injury}, the ${proTeam} said Wednesday.`,
      publishedAt: `2025-01-15T08:${String(10 + 5 * at)}:00-05:00`,
      source: "ESPN",
    })),
  }),
];
