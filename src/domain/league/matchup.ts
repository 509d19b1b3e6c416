/**
 * Rosters of a day, matchups and pool entries as the rules see them. Pure shapes; `lib/espn` fills them from the wire.
 */
import type { MatchupPeriodId, ScoringPeriodId, TeamId } from "../ids";
import type { Player, PoolStatus, StatRow } from "../players/player";

export type RosterEntry = {
  player: Player;
  slotId: number;
  /** `null` when the payload does not say: not the same as open. */
  isLineupLocked: boolean | null;
  isRosterLocked: boolean | null;
  /** Only the rows of the roster's own scoring period. */
  dayRows: readonly StatRow[];
  /** His row of games played this season, where the payload has it. */
  seasonRow?: StatRow | undefined;
};

export type DayRoster = { teamId: TeamId; scoringPeriod: ScoringPeriodId; entries: readonly RosterEntry[] };

type CategoryScore = { score: number; result: "WIN" | "LOSS" | "TIE" | null; rank: number };

export type MatchupSide = {
  teamId: TeamId;
  /** Banked fantasy points. 0 during play in category leagues, where `categories` counts. */
  totalPoints: number;
  /** Scoring period → points, only of days already begun; empty in category leagues. */
  pointsByScoringPeriod: Readonly<Record<string, number>>;
  wins: number;
  losses: number;
  ties: number;
  /** Stat id → score. Holds components (makes, attempts) beside the categories themselves. */
  scoreByStat: Readonly<Record<string, CategoryScore>>;
  /** Slot id → games that counted in it, where the league counts them; empty otherwise. */
  gamesBySlot: Readonly<Record<string, number>>;
  /** The lineup of the requested day; empty before play and when the day is outside the matchup. */
  dayEntries: readonly RosterEntry[];
};

export type Matchup = {
  matchupId: number;
  matchupPeriod: MatchupPeriodId;
  winner: "HOME" | "AWAY" | "TIE" | "UNDECIDED";
  playoffTier: string;
  /** False when a side was sent that could not be read: one side alone is then no bye. */
  isComplete: boolean;
  /** Two sides; one on a bye; all teams in a rotisserie league. */
  sides: readonly MatchupSide[];
};

/** The other side of a head-to-head matchup; none on a bye, nor in a rotisserie row, which holds every team. */
export function opponentOf(matchup: Matchup | undefined, teamId: TeamId): MatchupSide | undefined {
  return matchup?.sides.length === 2 ? matchup.sides.find((side) => side.teamId !== teamId) : undefined;
}

export type PoolPlayer = {
  player: Player;
  poolStatus: PoolStatus;
  onTeamId: number | null;
  waiverClearsAt: string | null;
  rows: readonly StatRow[];
};

export type ProGame = {
  gameId: number;
  scoringPeriod: ScoringPeriodId;
  tipoffAt: string;
  homeProTeamId: number;
  awayProTeamId: number;
  isTimeTbd: boolean;
  isOfficial: boolean;
};
