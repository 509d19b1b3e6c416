/** Words that say whose a player is, English and Greek. Pure. */
import type { Token } from "./text";

/** "wire": free or on waivers. */
export type Owner = "me" | "opponent" | "free" | "waivers" | "wire" | "team";

export type ShownOwner = {
  readonly from: number;
  readonly to: number;
  readonly owner: Owner;
  readonly isDenied: boolean;
};

/** Against folded tokens joined by single spaces. */
const PATTERNS: readonly (readonly [Owner, RegExp])[] = [
  ["opponent", /(?:(?:on|in|from|to) )?(?:your|the|my) opponents? (?:roster|team|side|lineup|bench|starters)/g],
  ["opponent", /στο(?:ν)? (?:ροστερ|παγκο|συνθεση) του αντιπαλου(?: σου| μου)?/g],
  ["opponent", /στον αντιπαλο(?: σου| μου)?/g],
  ["me", /(?:on|in) (?:your|my) (?:own )?(?:roster|team|bench|lineup|starting lineup|squad)/g],
  ["me", /στο(?:ν|ην|η)? (?:ροστερ|παγκο|ομαδα|συνθεση) (?:σου|μου)/g],
  ["me", /(?:already )?(?:yours|you (?:own|roster) (?:him)?)(?= |$)/g],
  ["waivers", /on (?:the )?waivers/g],
  ["waivers", /στα (?:waivers|waiver)/g],
  ["free", /(?:a )?free agents?(?= |$)(?! (?:list|pool|market|scan|options?|picks?|class))/g],
  ["wire", /(?:on|in|off) (?:the )?(?:waiver wire|wire|free agency)/g],
  ["free", /(?:is |are )(?:unowned|unrostered|free to add|there to add)/g],
  ["free", /ελευθερο(?:σ|υσ|ι)?(?: παικτησ| παικτεσ)?(?= |$)/g],
  ["team", /(?:on|in) the (?:roster|team) of/g],
  ["team", /(?:rostered|owned) by/g],
  ["team", /στο ροστερ τησ ομαδασ/g],
];
const CONDITION = /(?:^| )(?:if|unless|whether|αν|εαν|εκτοσ αν)(?: [^,;:.]+)?$/;
const DENIED = /(?:^| )(?:not|isnt|arent|no longer|never|δεν|οχι)(?: \S+){0,2} ?$/;
/** "The best free agent is": what he is called, not what he is. */
const COMPARED =
  /(?:^| )(?:best|top|first|clearly|better|good|another|any|every|no|some|which|ποιοσ|καποιοσ|κανενασ|καλυτεροσ) (?:\S+ )?$/;

/** "More than a free agent", "fewer than yours", "the most on your team": what is compared with, or ranked among. */
const COMPARED_WITH = /(?:^| )(?:than|over|above|below|beside|among|of|instead of|απο)(?: \S+)? ?$/;
const RANKED =
  /(?:^| )(?:most|best|highest|fewest|lowest|least|top|leads?|leading|worst|longest|hottest|coldest)(?: \S+){0,2} ?$/;

export function shownOwners(tokens: readonly Token[]): ShownOwner[] {
  const starts: number[] = [];
  let line = "";
  for (const token of tokens) {
    starts.push(line.length);
    line += `${token.kind === "word" ? token.normalized : token.raw} `;
  }
  const found: ShownOwner[] = [];
  for (const [owner, pattern] of PATTERNS) {
    for (const match of line.matchAll(pattern)) {
      const from = starts.indexOf(match.index);
      if (from < 0 || found.some((known) => match.index < (starts[known.to] ?? 0) + 1 && from >= known.from)) continue;
      const end = match.index + match[0].trimEnd().length;
      const to = starts.findLastIndex((start) => start < end);
      const before = line.slice(0, match.index);
      if (COMPARED_WITH.test(before) || (owner === "me" && RANKED.test(before))) continue;
      if (CONDITION.test(before.trimEnd()) || (owner === "free" && COMPARED.test(before))) continue;
      const isSecond = found.some((known) => from <= known.to && to >= known.from);
      if (!isSecond)
        found.push({
          from,
          to,
          owner,
          isDenied: DENIED.test(before),
        });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
