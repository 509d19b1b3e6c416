/**
 * The words a text names an NBA team by, folded, to ESPN's `proTeamId`. Words that several NBA teams or players share
 * are left out.
 */
const WORDS_OF_PRO_TEAM: Readonly<Record<number, string>> = {
  1: "hawks atlanta",
  2: "celtics boston",
  3: "pelicans pels orleans",
  4: "bulls chicago",
  5: "cavaliers cavs cleveland",
  6: "mavericks mavs dallas",
  7: "nuggets denver",
  8: "pistons detroit",
  9: "warriors dubs",
  10: "rockets houston",
  11: "pacers indiana",
  12: "clippers",
  13: "lakers",
  14: "heat miami",
  15: "bucks milwaukee",
  16: "timberwolves wolves minnesota",
  17: "nets brooklyn",
  18: "knicks",
  19: "magic orlando",
  20: "76ers sixers philadelphia",
  21: "suns phoenix",
  22: "blazers portland",
  23: "kings sacramento",
  24: "spurs antonio",
  25: "thunder oklahoma",
  26: "jazz utah",
  27: "wizards",
  28: "raptors toronto",
  29: "grizzlies memphis",
  30: "hornets charlotte",
};

export const PRO_TEAM_OF_WORD: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS_OF_PRO_TEAM).flatMap(([proTeam, words]) =>
    words.split(" ").map((word) => [word, Number(proTeam)] as const),
  ),
);
