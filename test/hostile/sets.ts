/** The sets of sentences in this folder, and the look-ups that they are checked against. */
import { readFileSync } from "node:fs";

export type HostileLine = { id: string; language: string; sentence: string; must: "withheld" | "marked" };
export type NewsLine = {
  id: string;
  language: string;
  player: string;
  officialStatus: string;
  report: { source: string; publishedAt: string; title: string; snippet: string };
  sentence: string;
  decisions?: { state: string; add: string; drop: string }[];
};
export type OrdinaryLine = { id: string; language: string; sentence: string };

export const linesOf = <Line>(name: string): Line[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const player = (name: string, status: string, ownership: string, proTeam: string) => ({
  source: "espn",
  stale: false,
  age: "just now",
  ageSeconds: 0,
  name,
  status,
  proTeam,
  statusText: status.toLowerCase(),
  ownership,
});

export const LEAGUE: readonly unknown[] = [
  player("Pell Havranek", "ACTIVE", "my roster", "BOS"),
  player("Anton Meriwald", "ACTIVE", "my roster", "MIA"),
  player("Kevin Durant", "ACTIVE", "Corner Three Club", "PHX"),
  player("Joel Embiid", "OUT", "opponent", "PHI"),
  {
    title: "Embiid",
    snippet: "Joel Embiid (left knee injury management) will not play Thursday.",
    source: "Wire",
    publishedAt: "2025-01-15T10:00:00Z",
    players: [{ name: "Joel Embiid" }],
  },
];

/** The look-ups that a sentence about news is true of. */
export function newsOutputs({ player: name, officialStatus, report, decisions = [] }: NewsLine): unknown[] {
  const decided = decisions.map((each) => ({ ...each, isSeenInLeague: each.state === "approved" }));
  return [
    player(name, officialStatus, "my roster", "BOS"),
    { citations: [{ ...report, players: [{ name }] }] },
    { decisions: decided },
  ];
}
