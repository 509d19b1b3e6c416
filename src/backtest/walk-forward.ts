/**
 * A season played again, each game seen from its own morning.
 */
import type { EasternDay } from "@/domain/ids";
import { BASE_STAT_COUNT, type StatVector, statVector } from "@/domain/projection/base-stats";
import { USUAL_LEAGUE } from "@/domain/projection/committed-model";
import type { GameContext } from "@/domain/projection/game-features";
import type { LeagueForm, PlayedGame, PlayerForm } from "@/domain/projection/player-form";
import { type EarlierGames, type ProTeamForm, SeasonForm, type SeasonLine } from "@/domain/projection/season-form";
import type { BoxLine, BoxSeason, TeamGame } from "./box-season";

export type SeenGame = {
  readonly line: BoxLine;
  /** His actual stats, in the order of the base stats. */
  readonly actual: StatVector;
  readonly form: PlayerForm;
  readonly league: LeagueForm;
  readonly game: GameContext;
};

/** Games of each player with minutes, oldest first. */
export function playedGames(season: BoxSeason): Map<string, PlayedGame[]> {
  const games = new Map<string, PlayedGame[]>();
  for (const { playerId, day, team, minutes, stats } of season.lines) {
    if (minutes <= 0) continue;
    const game = { day, team, minutes, stats: statVector(stats) };
    const known = games.get(playerId);
    if (known) known.push(game);
    else games.set(playerId, [game]);
  }
  return games;
}

/** Averages of a whole season. An empty one gives zeros. */
export function leagueOf(season: BoxSeason): LeagueForm {
  const ratePerMinute = new Float64Array(BASE_STAT_COUNT);
  let [minutes, games] = [0, 0];
  for (const line of season.lines) {
    if (line.minutes <= 0) continue;
    for (const [at, amount] of statVector(line.stats).entries()) ratePerMinute[at] = (ratePerMinute[at] ?? 0) + amount;
    minutes += line.minutes;
    games++;
  }
  return {
    ratePerMinute: ratePerMinute.map((sum) => (minutes > 0 ? sum / minutes : 0)),
    minutesPerGame: games > 0 ? minutes / games : 0,
  };
}

export const seasonLine = (line: BoxLine): SeasonLine => ({ ...line, stats: statVector(line.stats) });

/** Each NBA team's games in order, to tell rest and the number of games from the schedule. */
export class ProTeamSchedules {
  readonly #byTeam: ReadonlyMap<string, readonly TeamGame[]>;

  constructor(season: BoxSeason) {
    this.#byTeam = Map.groupBy(season.teamGames, ({ team }) => team);
  }

  gamesOf(team: string): readonly TeamGame[] {
    return this.#byTeam.get(team) ?? [];
  }

  lastDayBefore(team: string, day: EasternDay): EasternDay | null {
    return this.gamesOf(team).findLast((game) => game.day < day)?.day ?? null;
  }

  gamesBefore(team: string, day: EasternDay): number {
    return this.gamesOf(team).filter((game) => game.day < day).length;
  }

  contextOf(
    proTeamForm: (team: string) => ProTeamForm,
    { team, opponent, day, isHome }: Omit<TeamGame, "gameId">,
  ): GameContext {
    return {
      day,
      team,
      isHome,
      proTeam: proTeamForm(team),
      opponent: proTeamForm(opponent),
      opponentLastDay: this.lastDayBefore(opponent, day),
      proTeamGamesBefore: this.gamesBefore(team, day),
    };
  }
}

/** Feeds a season form day by day; `onDay` sees each day's lines before they are taken in. */
export function walkSeason(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  onDay: (form: SeasonForm, lines: readonly BoxLine[], day: EasternDay) => void,
): void {
  const earlier: EarlierGames = prior ? playedGames(prior) : new Map();
  const form = new SeasonForm(prior ? leagueOf(prior) : USUAL_LEAGUE, earlier);
  const byDay = Map.groupBy(season.lines, ({ day }) => day);
  for (const day of season.days) {
    const lines = byDay.get(day) ?? [];
    onDay(form, lines, day);
    form.takeDay(day, lines.map(seasonLine));
  }
}

/** Who is scored: players with this many games in the season, from this many games before the predicted one. */
const MIN_SEASON_GAMES = 20;
export const MIN_GAMES_BEFORE = 14;

/**
 * Every game of the scored population, by day, each predicted from earlier days only.
 *
 * @param minGamesBefore fewer includes the start of the season too.
 */
export function gamesSeen(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  minGamesBefore = MIN_GAMES_BEFORE,
): SeenGame[] {
  const schedules = new ProTeamSchedules(season);
  const counted = new Map([...playedGames(season)].map(([id, games]) => [id, games.length]));
  const seen: SeenGame[] = [];
  walkSeason(season, prior, (form, lines) => {
    const { league } = form;
    const proTeamForms = new Map<string, ProTeamForm>();
    const proTeamForm = (team: string) => {
      const known = proTeamForms.get(team) ?? form.proTeamForm(team);
      proTeamForms.set(team, known);
      return known;
    };
    for (const line of lines) {
      if (line.minutes <= 0 || (counted.get(line.playerId) ?? 0) < MIN_SEASON_GAMES) continue;
      if (form.gamesOf(line.playerId).length < minGamesBefore) continue;
      const player = form.formOf(line.playerId);
      if (!player) continue;
      const game = schedules.contextOf(proTeamForm, line);
      seen.push({ line, actual: statVector(line.stats), form: player, league, game });
    }
  });
  return seen;
}
