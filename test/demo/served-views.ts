/** Everything a demo server serves, for tests that compare whole days. */

const LEAGUE_VIEWS: readonly string[] = [
  "view=mSettings&view=mStatus",
  "view=mTeam&view=mStandings",
  "view=mRoster",
  "view=mRoster&scoringPeriodId=90",
  "view=mMatchup&view=mMatchupScore&view=mScoreboard",
  "view=mBoxscore&scoringPeriodId=80",
  "view=mTransactions2",
  "view=kona_playercard",
];

const LEAGUES: readonly number[] = [910001, 910002, 910003];

const EVERYONE = { players: { limit: 1000, sortPercOwned: { sortPriority: 1, sortAsc: false } } };

/**
 * Bodies by path: the league views of the leagues, then what belongs to the season, then the whole pool of the first
 * league.
 */
export async function servedViews(
  origin: string,
  leagueViews: readonly string[] = LEAGUE_VIEWS,
  leagues: readonly number[] = LEAGUES,
): Promise<Map<string, string>> {
  const season = "/apis/v3/games/fba/seasons/2025";
  const ofLeague = (id: number | undefined) => `${season}/segments/0/leagues/${id}`;
  const bodies = new Map<string, string>();
  for (const path of [
    ...leagues.flatMap((id) => leagueViews.map((views) => `${ofLeague(id)}?${views}`)),
    `${season}?view=proTeamSchedules_wl&view=kona_game_state`,
    `${season}/players?view=players_wl`,
  ]) {
    const response = await fetch(origin + path);
    bodies.set(path, await response.text());
  }
  const pool = `${ofLeague(leagues[0])}?view=kona_player_info`;
  const response = await fetch(origin + pool, { headers: { "x-fantasy-filter": JSON.stringify(EVERYONE) } });
  bodies.set(pool, await response.text());
  return bodies;
}

/**
 * A body as it was when the reference hashes were taken: the league's settings named another tiebreaker then, which
 * nothing read.
 */
export const asFirstServed = (body: string): string =>
  body.replaceAll('"playoffSeedingRule":"TOTAL_POINTS_SCORED"', '"playoffSeedingRule":"H2H_RECORD"');
