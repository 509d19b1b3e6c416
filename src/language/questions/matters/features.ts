/**
 * What the weights of matters see: the wording as for asks, and what the turn before was about.
 *
 * Pure. Whose names they are is not seen: a question about Durant reads like one about anybody.
 */
import { cuesByWord } from "../asks/cues";
import { type Features, featuresOf, maskedWords } from "../asks/features";
import type { OwnReading } from "../understanding/reading";
import type { Matter } from "./matters";

/** The turn before: its own words, and what it was about. */
export type TurnBefore = { readonly own: OwnReading; readonly matter: Matter | undefined };

/** @param before unless the question is the first */
export function matterFeatures(own: OwnReading, before: TurnBefore | undefined): Features {
  const features = new Map(featuresOf({ own, ruled: new Set(), isFilledIn: false }));
  const put = (name: string, strength = 1) => features.set(name, strength);
  if (before === undefined) {
    put("first");
    return features;
  }
  const masked = maskedWords(own);
  const length = [2, 4, 6, 10, 16].filter((limit) => masked.length > limit).length;
  const about = own.mentions.length > 0 ? "named" : own.day === undefined ? "open" : "day";
  put(`goes on ${length} ${about}`);
  for (const word of maskedWords(before.own)) put(`earlier ${word.slice(0, 5)}`, 0.3);
  const { matter } = before;
  if (matter === undefined) return features;
  put(`before ${matter}`);
  put(`before ${matter} ${length}`);
  put(`before ${matter} ${about}`);
  for (const cue of new Set(cuesByWord(masked).flat())) put(`before ${matter} cue ${cue}`, 0.7);
  const kind = KIND_OF[matter];
  for (const [at, word] of masked.entries()) {
    put(`after ${kind} ${word}`, 0.7);
    put(`after ${kind} ${masked[at - 1] ?? "^"} ${word}`, 0.5);
  }
  return features;
}

/** Matters after which the same words go on alike. */
const KINDS: Readonly<Record<string, readonly Matter[]>> = {
  player: ["status", "form", "games", "slot", "owner", "projection", "total"],
  choice: ["start", "keep", "add", "move", "compare", "instead", "claim", "another"],
  absence: ["absent", "ir"],
  trade: ["trade", "find-trade", "agree", "sell"],
  moves: ["plan", "one-move", "review", "cut", "adds-timing", "stash", "free-agents", "do-it"],
  team: ["lineup", "week-lineup", "roster", "hot-cold", "hurt", "best-worst", "stat-leader", "tonight", "overflow"],
  days: ["games-left", "back-to-back", "scorers", "lock", "end", "adds-left"],
  matchup: ["score", "why-behind", "needed", "categories"],
  theirs: ["their-roster", "their-games", "their-moves"],
  season: ["odds", "odds-if", "standings", "next", "playoff-games", "tiebreaker"],
  rest: ["rules", "strategy", "decisions", "why", "shorter", "help", "thanks", "arithmetic", "off-topic", "cannot"],
};

/** Do both ask about the same kind of thing? */
export const isAlike = (one: Matter, other: Matter): boolean =>
  one === other || (KIND_OF[one] === KIND_OF[other] && KIND_OF[one] !== "rest");

const KIND_OF = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, matters]) => matters.map((matter) => [matter, kind])),
) as Readonly<Record<Matter, string>>;
