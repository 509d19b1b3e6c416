/**
 * A player as the rules see him: identity, availability, stat rows. Pure shapes; `lib/espn` fills them from the wire.
 */
import type { EasternDay, PlayerId, ScoringPeriodId } from "../ids";
import type { Position } from "../lineup/slots";
import type { StatLine } from "../stats/stats";

/**
 * The official status words, and `UNKNOWN` for absent, null or new ones. Absence never means healthy: the recorded box
 * scores carry no status at all for players who were out.
 */
export const INJURY_STATUSES = [
  "ACTIVE",
  "PROBABLE",
  "QUESTIONABLE",
  "DOUBTFUL",
  "DAY_TO_DAY",
  "OUT",
  "INJURY_RESERVE",
  "SUSPENSION",
  "BEREAVEMENT",
  "PATERNITY",
  "UNKNOWN",
] as const;
export type InjuryStatus = (typeof INJURY_STATUSES)[number];

/** Statuses with which a player does not play, whatever his NBA team does. */
export const CANNOT_PLAY: ReadonlySet<string> = new Set<InjuryStatus>([
  "OUT",
  "INJURY_RESERVE",
  "SUSPENSION",
  "BEREAVEMENT",
  "PATERNITY",
]);

export type Availability = {
  status: InjuryStatus;
  /** The source's separate flag; it may be false beside DAY_TO_DAY. `null` when the payload does not carry it. */
  isInjured: boolean | null;
  expectedReturnDay: EasternDay | null;
};

export type Player = {
  playerId: PlayerId;
  fullName: string;
  defaultPositionId: number;
  positions: readonly Position[];
  eligibleSlots: readonly number[];
  proTeamId: number;
  /** `null` when the payload does not say. */
  isDroppable: boolean | null;
  percentOwned: number | null;
  availability: Availability;
};

/** Coverage of a stat row. In basketball ESPN's split 5 is one game; 1, 2 and 3 are the last 7, 15 and 30 days. */
export type StatRowKind = "game" | "matchup" | "season" | "last-7" | "last-15" | "last-30" | "unknown";

export type StatRow = {
  kind: StatRowKind;
  isProjected: boolean;
  season: number;
  /** 0 unless `kind` is "game". */
  scoringPeriod: ScoringPeriodId;
  proGameId: string | null;
  proTeamId: number | null;
  /** Empty for a game he did not play. */
  stats: StatLine;
  /** Fantasy points under the asking league's scoring; `null` in category leagues. */
  appliedTotal: number | null;
};

/** Status of a player in the league's pool. */
export type PoolStatus = "FREEAGENT" | "WAIVERS" | "ONTEAM" | "UNKNOWN";

export type PlayerCard = {
  player: Player;
  /** `null` when he is on nobody's team. */
  onTeamId: number | null;
  poolStatus: PoolStatus;
  rows: readonly StatRow[];
};

/** Words for a person: "out", "day to day", "status unknown". */
export function statusLabel(status: InjuryStatus): string {
  switch (status) {
    case "ACTIVE":
      return "active";
    case "DAY_TO_DAY":
      return "day to day";
    case "INJURY_RESERVE":
      return "on injured reserve";
    case "SUSPENSION":
      return "suspended";
    case "UNKNOWN":
      return "status unknown";
    default:
      return status.toLowerCase();
  }
}

/** Is the status flagged: known, and less than active? UNKNOWN is its own case and never healthy. */
export const isFlagged = (status: InjuryStatus): boolean => status !== "ACTIVE" && status !== "UNKNOWN";

/** Known to be in doubt or out. A probable player usually plays (measured at 0.91), so he is not in doubt. */
export const isInDoubt = (status: InjuryStatus): boolean => isFlagged(status) && status !== "PROBABLE";
