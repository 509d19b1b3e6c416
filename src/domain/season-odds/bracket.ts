/**
 * A single-elimination bracket of any number of teams: the best seeds have a bye where it is not a power of two.
 *
 * The better seed goes on after a tie. Source of sizes: ESPN's playoff settings (2 teams: one round; 3 or 4: two; 5 to 8: three).
 */

/** Rounds of a bracket of so many teams; 0 without playoffs. */
export const roundsOf = (playoffTeams: number): number => (playoffTeams < 2 ? 0 : Math.ceil(Math.log2(playoffTeams)));

/** Seeds that skip the first round. */
export const byesOf = (playoffTeams: number): number =>
  playoffTeams < 2 ? 0 : 2 ** roundsOf(playoffTeams) - playoffTeams;

/** Bracket lines from top to bottom, by seed from 0: neighbors meet, the best two only in the last round. */
export function bracketLines(playoffTeams: number): number[] {
  let lines = [0];
  for (let round = 0; round < roundsOf(playoffTeams); round++)
    lines = lines.flatMap((seed) => [seed, 2 * lines.length - 1 - seed]);
  return lines;
}

/**
 * The champion's seed, from 0.
 *
 * @param winsOver whether the better seed beats the worse one in a round, counted from 0
 */
export function champion(
  playoffTeams: number,
  isReseeded: boolean,
  winsOver: (round: number, better: number, worse: number) => boolean,
): number {
  let alive = bracketLines(playoffTeams);
  for (let round = 0; alive.length > 1; round++) {
    if (isReseeded && round > 0) alive = reseeded(alive);
    const next: number[] = [];
    for (let line = 0; line < alive.length; line += 2) {
      const [one = 0, other = 0] = [alive[line], alive[line + 1]];
      const [better, worse] = one < other ? [one, other] : [other, one];
      const isBye = worse >= playoffTeams;
      next.push(isBye || winsOver(round, better, worse) ? better : worse);
    }
    alive = next;
  }
  return alive[0] ?? 0;
}

/**
 * Seeds that can still win it all, from 0. Counts the outcomes of what is undecided: 2^15 for a bracket of 16 not begun.
 *
 * @param winsOver as of `champion`; `null` while a matchup is not over
 */
export function possibleChampions(
  playoffTeams: number,
  isReseeded: boolean,
  winsOver: (round: number, better: number, worse: number) => boolean | null,
): ReadonlySet<number> {
  const found = new Set<number>();
  const choices: boolean[] = [];
  for (;;) {
    let open = 0;
    const best = champion(playoffTeams, isReseeded, (round, better, worse) => {
      const decided = winsOver(round, better, worse);
      if (decided !== null) return decided;
      const choice = choices[open] ?? true;
      choices[open] = choice;
      open += 1;
      return choice;
    });
    found.add(best);
    choices.length = open;
    while (choices.at(-1) === false) choices.pop();
    if (choices.length === 0) return found;
    choices[choices.length - 1] = false;
  }
}

/** The best seed left against the worst one, and so on. */
function reseeded(alive: readonly number[]): number[] {
  const sorted = [...alive].sort((a, b) => a - b);
  return bracketLines(sorted.length).map((place) => sorted[place] ?? 0);
}
