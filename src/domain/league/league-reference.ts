/**
 * A league as a person names it: its id, or a link copied from ESPN.
 *
 * Pure. Nothing is fetched from the link: it only carries numbers.
 */
export type LeagueReference = {
  leagueId: string;
  season: number | undefined;
  teamId: number | undefined;
};

const MAX_CHARS = 500;
const isHostOfEspn = (host: string): boolean => host === "espn.com" || host.endsWith(".espn.com");

/** @returns `undefined` for anything that names no league. */
export function readLeagueReference(text: string): LeagueReference | undefined {
  const typed = text.trim();
  if (typed.length > MAX_CHARS) return undefined;
  if (/^\d{1,12}$/.test(typed)) return { leagueId: typed, season: undefined, teamId: undefined };
  const link = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!link || !isHostOfEspn(link.hostname)) return undefined;
  const numberOf = (name: string, form: RegExp): string | undefined => {
    const value = link.searchParams.get(name) ?? "";
    return form.test(value) ? value : undefined;
  };
  const leagueId = numberOf("leagueId", /^\d{1,12}$/);
  if (leagueId === undefined) return undefined;
  const season = numberOf("seasonId", /^20\d{2}$/);
  const teamId = numberOf("teamId", /^[1-9]\d{0,2}$/);
  return {
    leagueId,
    season: season === undefined ? undefined : Number(season),
    teamId: teamId === undefined ? undefined : Number(teamId),
  };
}

/** ESPN names a season after the year it ends in; the next one opens in summer. @param day `YYYY-MM-DD`, US Eastern */
export function seasonOfDay(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month >= 8 ? year + 1 : year;
}
