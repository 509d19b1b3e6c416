/**
 * A season so far, updated day by day: lines played, form of NBA teams and opponents, and absences.
 *
 * Takes lines in the order of days and answers for the morning after the last one taken. Nothing of a day counts before
 * all of it was taken, so a forecast can never see the evening it is made for.
 */
import type { Presence } from "../availability/participation";
import type { EasternDay } from "../ids";
import { BASE_STAT_COUNT, productionOf, type StatVector } from "./base-stats";
import { gamesMissed, type LeagueForm, type PlayedGame, type PlayerForm, playerForm } from "./player-form";

/** One player's part in one game. */
export type SeasonLine = {
  readonly playerId: string;
  readonly gameId: string;
  readonly day: EasternDay;
  readonly team: string;
  readonly opponent: string;
  readonly minutes: number;
  readonly plusMinus: number;
  readonly stats: StatVector;
};

/** Games of the season before, by player, oldest first. */
export type EarlierGames = ReadonlyMap<string, readonly PlayedGame[]>;

export type ProTeamForm = {
  /** Days of the games played, oldest first. */
  readonly days: readonly EasternDay[];
  /** Points by which the NBA team wins on average, pulled toward 0. */
  readonly rating: number;
  /** Minutes of regulars who missed the last game, above what is usual over the last ten. */
  readonly minutesVacated: number;
  /**
   * Production of opponents against the NBA team beyond their own form: 0 is average, 0.05 is 5 % more. By stat, and
   * all-round.
   */
  readonly allowed: StatVector;
  readonly allowedProduction: number;
};

/** Games of average opposition mixed into an NBA team's rating. */
const RATING_PRIOR_GAMES = 8;
/** Production of average opposition mixed into what an NBA team allows: about 17 games. */
const ALLOWED_PRIOR_PRODUCTION = 3_000;
/** The league's own rates are too young before this. */
const LEAGUE_GAMES_NEEDED = 2_000;
/** A player's own form is too young before this to say what an opponent allows beyond it. */
const OWN_GAMES_NEEDED = 5;
const RECENT_PRO_TEAM_GAMES = 10;
const LONG_PRO_TEAM_GAMES = 30;

const emptyVector = (): StatVector => new Float64Array(BASE_STAT_COUNT);

/** Actual production of players against an opponent, and the production expected from their own form. */
class Opposition {
  readonly allowed = emptyVector();
  readonly expected = emptyVector();

  add(did: StatVector, expected: StatVector): void {
    for (let stat = 0; stat < BASE_STAT_COUNT; stat++) {
      this.allowed[stat] = (this.allowed[stat] ?? 0) + (did[stat] ?? 0);
      this.expected[stat] = (this.expected[stat] ?? 0) + (expected[stat] ?? 0);
    }
  }

  /** Done over expected by stat, 1 where nothing was expected. */
  ratios(): StatVector {
    return this.expected.map((expected, stat) => (expected > 0 ? (this.allowed[stat] ?? 0) / expected : 1));
  }
}

type ProTeam = {
  readonly days: EasternDay[];
  /** Who played, game by game. */
  readonly present: ReadonlySet<string>[];
  readonly opposition: Opposition;
  pointMargin: number;
};

const newProTeam = (): ProTeam => ({ days: [], present: [], opposition: new Opposition(), pointMargin: 0 });

export class SeasonForm {
  readonly #earlier: EarlierGames;
  readonly #before: LeagueForm;
  readonly #games = new Map<string, PlayedGame[]>();
  readonly #proTeams = new Map<string, ProTeam>();
  readonly #opposition = new Opposition();
  /** Exponential mean of each player's minutes, for what his absence leaves to others. */
  readonly #usualMinutes = new Map<string, number>();
  readonly #forms = new Map<string, PlayerForm | undefined>();
  #sums = emptyVector();
  #minutes = 0;
  #lines = 0;
  #lastDay: EasternDay | undefined;

  /** @param before league averages of the season before, used until this one has its own. */
  constructor(before: LeagueForm, earlier: EarlierGames = new Map()) {
    this.#before = before;
    this.#earlier = earlier;
  }

  /** Averages per minute and per game played. */
  get league(): LeagueForm {
    if (this.#lines < LEAGUE_GAMES_NEEDED) return this.#before;
    const minutes = this.#minutes;
    return { ratePerMinute: this.#sums.map((sum) => sum / minutes), minutesPerGame: minutes / this.#lines };
  }

  /** Games of this season, oldest first. */
  gamesOf(playerId: string): readonly PlayedGame[] {
    return this.#games.get(playerId) ?? [];
  }

  /** `undefined` for a player without a game in this season or the last. */
  formOf(playerId: string): PlayerForm | undefined {
    if (!this.#forms.has(playerId)) {
      const earlier = this.#earlier.get(playerId) ?? [];
      this.#forms.set(playerId, playerForm(this.gamesOf(playerId), earlier, this.league));
    }
    return this.#forms.get(playerId);
  }

  /**
   * Who of the NBA team's games so far had him in them. A player who has not played for the NBA team yet has shares
   * of 0.
   */
  presenceOf(playerId: string, team: string): Presence {
    const { days, present } = this.#proTeams.get(team) ?? newProTeam();
    const joined = present.findIndex((players) => players.has(playerId));
    const since = (joined < 0 ? present : present.slice(joined)).slice(-LONG_PRO_TEAM_GAMES);
    const share = (games: typeof since) =>
      games.length === 0 ? 0 : games.filter((players) => players.has(playerId)).length / games.length;
    return {
      missed: gamesMissed({ lastDay: this.gamesOf(playerId).at(-1)?.day ?? null }, days),
      share10: share(since.slice(-RECENT_PRO_TEAM_GAMES)),
      share30: share(since),
      gamesKnown: since.length,
    };
  }

  proTeamForm(team: string): ProTeamForm {
    const proTeam = this.#proTeams.get(team) ?? newProTeam();
    const { ratePerMinute, minutesPerGame } = this.league;
    const averageLine = ratePerMinute.map((rate) => rate * minutesPerGame);
    // Number of average lines with the prior's production, all at the usual rates: forms may lag behind the whole
    // league, and only the difference between opponents counts.
    const priorLines = ALLOWED_PRIOR_PRODUCTION / productionOf(averageLine);
    const usual = this.#opposition.ratios();
    const mixed = new Opposition();
    mixed.add(proTeam.opposition.allowed, proTeam.opposition.expected);
    const prior = averageLine.map((amount) => amount * priorLines);
    mixed.add(
      prior.map((amount, stat) => amount * (usual[stat] ?? 1)),
      prior,
    );
    const asUsual = mixed.expected.map((expected, stat) => expected * (usual[stat] ?? 1));
    return {
      days: [...proTeam.days],
      rating: proTeam.pointMargin / (proTeam.days.length + RATING_PRIOR_GAMES),
      minutesVacated: this.#minutesVacated(proTeam),
      allowed: mixed.ratios().map((ratio, stat) => ratio / (usual[stat] || 1) - 1),
      allowedProduction: productionOf(mixed.allowed) / productionOf(asUsual) - 1,
    };
  }

  #minutesVacated({ present }: ProTeam): number {
    const last = present.slice(-RECENT_PRO_TEAM_GAMES);
    const regulars = new Set(last.flatMap((players) => [...players]));
    const missing = last.map((players) =>
      [...regulars].reduce((sum, id) => (players.has(id) ? sum : sum + (this.#usualMinutes.get(id) ?? 0)), 0),
    );
    if (missing.length === 0) return 0;
    return (missing.at(-1) ?? 0) - missing.reduce((sum, minutes) => sum + minutes, 0) / missing.length;
  }

  /**
   * Takes all lines of one day; those without minutes are left out.
   *
   * @throws `RangeError` for a day that is not after the last one taken.
   */
  takeDay(day: EasternDay, lines: readonly SeasonLine[]): void {
    if (this.#lastDay !== undefined && day <= this.#lastDay) throw new RangeError(`${day} was taken already`);
    this.#lastDay = day;
    const played = lines.filter(({ minutes }) => minutes > 0);
    // Against form as of the morning: before any of the day's lines is taken in.
    for (const { line, expected } of played.map((line) => ({ line, expected: this.#expected(line) }))) {
      if (!expected) continue;
      this.#proTeam(line.opponent).opposition.add(line.stats, expected);
      this.#opposition.add(line.stats, expected);
    }
    for (const [key, players] of Map.groupBy(played, ({ gameId, team }) => `${gameId} ${team}`)) {
      const team = players[0]?.team ?? key;
      const proTeam = this.#proTeam(team);
      proTeam.days.push(day);
      proTeam.present.push(new Set(players.map(({ playerId }) => playerId)));
      // Five players are on the floor for every point of the margin.
      proTeam.pointMargin += players.reduce((sum, { plusMinus }) => sum + plusMinus, 0) / 5;
    }
    for (const line of played) this.#takeLine(line);
    this.#forms.clear();
  }

  #expected(line: SeasonLine): StatVector | undefined {
    if (this.gamesOf(line.playerId).length < OWN_GAMES_NEEDED) return undefined;
    const form = this.formOf(line.playerId);
    return form?.rate.map((perMinute) => perMinute * form.minutes.fast);
  }

  #takeLine({ playerId, day, team, minutes, stats }: SeasonLine): void {
    const games = this.#games.get(playerId);
    const game = { day, team, minutes, stats };
    if (games) games.push(game);
    else this.#games.set(playerId, [game]);
    const usual = this.#usualMinutes.get(playerId);
    this.#usualMinutes.set(playerId, usual === undefined ? minutes : 0.8 * usual + 0.2 * minutes);
    for (let stat = 0; stat < BASE_STAT_COUNT; stat++) this.#sums[stat] = (this.#sums[stat] ?? 0) + (stats[stat] ?? 0);
    this.#minutes += minutes;
    this.#lines++;
  }

  #proTeam(team: string): ProTeam {
    const known = this.#proTeams.get(team);
    if (known) return known;
    const proTeam = newProTeam();
    this.#proTeams.set(team, proTeam);
    return proTeam;
  }
}
