/** Matters of players who are named or meant: how they are, what they bring, who takes their place. Pure. */

import { aboutPlayers } from "../../understanding/conversation/about-players";
import { isPartOf } from "../../understanding/conversation/asked-why";
import { OF_THE_SEASON } from "../../understanding/focus/patterns";
import type { Understanding } from "../../understanding/understood-question";
import type { IntentDetail } from "../../understanding/want";
import {
  before,
  type Filled,
  type Frame,
  type Frames,
  namesIn,
  playersOf,
  type Turn,
  wants,
  withThoseBefore,
} from "./frame";

/** A frame of up to `most` players; without any there is nothing to look up. */
const ofPlayers =
  (intents: readonly IntentDetail[], besides: Partial<Understanding> = {}, most = 4): Frame =>
  (turn) => {
    const players = playersOf(turn);
    if (players.length === 0) return undefined;
    return {
      intent: "player_research",
      intents: new Set(intents),
      ...aboutPlayers(players.slice(0, most)),
      ...besides,
    };
  };

export const playerFrames: Frames = {
  status: ofPlayers(["status", "news"], { focus: "availability", asksHealth: true }, 2),
  form: formOf,
  start: startOf,
  keep: ofPlayers(["status", "game-log"], { isHoldQuestion: true }, 2),
  add: (turn) => (turn.read.roles.drop.length > 0 ? moveOf(turn) : addOf(playersOf(turn))),
  move: moveOf,
  compare: compareOf,
  games: ofPlayers(["player-schedule"]),
  slot: ofPlayers(["slot-fit", "status"], {}, 2),
  owner: ofPlayers(["status"], { focus: "ownership" }, 2),
  ir: ofPlayers(["status", "my-roster", "league"], { focus: "reserve", asksReserve: true }, 2),
  projection: ofPlayers(["daily-lineup", "game-log", "status"], { focus: "projection" }, 2),
  total: (turn) =>
    turn.previous?.matter === "compare" || turn.previous?.focus === "compare"
      ? compareOf(turn)
      : ofPlayers(["absence", "game-log"], { focus: "expected-total" })(turn),
  absent: absentOf,
  instead: insteadOf,
  claim: ofPlayers(["bid", "status"], {}, 2),
};

const REST_OF_SEASON =
  / (?:ros|(?:rest|remainder) of (?:the )?(?:season|year)|long term|υπολοιπ\S+ (?:τησ )?(?:σεζον|χρονιασ)|μακροπροθεσμα|φετοσ|(?:this|whole|all) (?:season|year)) /;
const asksRestOfSeason = ({ line }: Turn): boolean => REST_OF_SEASON.test(line);

/** "How's Booker doing?" is about his health as well. */
function formOf(turn: Turn): Filled | undefined {
  const intents: IntentDetail[] = turn.own.concepts.has("doing") ? ["game-log", "status"] : ["game-log"];
  return ofPlayers(intents, asksRestOfSeason(turn) ? { asksSeason: true } : {})(turn);
}

function startOf(turn: Turn): Filled | undefined {
  const named = namesIn(turn.own);
  const players =
    named.length === 1 && OR_HIM.test(turn.line) ? [...new Set([...before(turn), ...named])] : playersOf(turn);
  if (players.length === 0) return undefined;
  const day = turn.read.day ?? turn.previous?.day;
  return {
    intent: "player_research",
    intents: wants("status", "daily-lineup"),
    ...aboutPlayers(players),
    isStartQuestion: true,
    focus: "start-sit",
    ...(day && { day }),
  };
}
/** "Him or Barrett?" */
const OR_HIM = / (?:or|over|instead of|rather than|vs|η|αντι|i|h|anti) /;

export function addOf(players: readonly string[], drop: readonly string[] = []): Filled | undefined {
  if (players.length === 0) return undefined;
  const add = players.filter((name) => !drop.includes(name));
  return {
    intent: "player_research",
    intents: wants("simulate", "status"),
    ...aboutPlayers([...new Set([...add, ...drop])]),
    roles: { add, drop },
  };
}

/** Who comes and who goes: one of them named now, the other one before. */
function moveOf(turn: Turn): Filled | undefined {
  const { own, read, previous } = turn;
  const { add, drop } = read.roles;
  if (add.length > 0 && drop.length > 0) return addOf(add, drop);
  const named = namesIn(own);
  const { advised } = previous ?? {};
  const comes = previous?.roles.add[0] ?? advised?.add;
  const goes = previous?.roles.drop[0] ?? advised?.drop ?? undefined;
  const [one, other] = named;
  if (one === undefined) return comes === undefined ? undefined : addOf([comes], goes === undefined ? [] : [goes]);
  if (other !== undefined) return addOf([one], [other]);
  const isTheOneToGo = goes !== undefined && isPartOf(one, goes);
  const isDropped = isTheOneToGo || drop.includes(one) || (own.concepts.has("drop") && !own.concepts.has("add"));
  if (isDropped) return comes === undefined ? undefined : addOf([comes], [isTheOneToGo ? goes : one]);
  return addOf([one], goes === undefined ? [] : [goes]);
}

function compareOf(turn: Turn): Filled | undefined {
  const named = namesIn(turn.own);
  const players = named.length > 1 ? named : [...new Set([...before(turn), ...named])];
  if (players.length < 2) return undefined;
  const asksSeason = asksRestOfSeason(turn);
  return {
    intent: "player_research",
    intents: wants("simulate", "game-log"),
    ...aboutPlayers(players.slice(0, 4)),
    roles: { add: players.slice(0, 2), drop: [] },
    focus: "compare",
    ...(asksSeason && { asksSeason: true as const }),
  };
}

const WHAT_TO_DO =
  / (?:what (?:do|should|can) i|what then|who (?:starts|plays|goes)|plan b|backup|lineup|τι κανω|τι να κανω|ποιοσ παιζει|ποιον βαζω|πενταδα|δεκαδα|ti kanw|ti kano|poion vazw) /;
const asksWhatToDo = ({ line }: Turn): boolean => WHAT_TO_DO.test(line);

function absentOf(turn: Turn): Filled | undefined {
  const players = withThoseBefore(turn);
  if (players.length === 0 || OF_THE_SEASON.test(turn.line)) return undefined;
  return {
    intent: "matchup_analysis",
    // A lineup without somebody else's player is the same lineup.
    intents: wants("absence", ...(asksWhatToDo(turn) ? (["daily-lineup"] as const) : [])),
    ...aboutPlayers(players),
    absence: { isEverybody: false, isFromThen: false },
    ...(asksWhatToDo(turn) && { without: players }),
  };
}

/** "If I don't have a center": nobody's absence is supposed. */
const IF_I = / (?:if|αν|an) (?:i|im|we|εγω|εμεισ|δεν εχω|den exw|egw) /;

/** My lineup without him; a pickup where the turn asks for one. */
function insteadOf(turn: Turn): Filled | undefined {
  const players = withThoseBefore(turn);
  if (players.length === 0 || (turn.own.mentions.length === 0 && IF_I.test(turn.line))) return undefined;
  const { own, read, previous } = turn;
  if (own.concepts.has("free-agents") || own.concepts.has("add"))
    return {
      intent: "free_agent_scan",
      intents: wants("free-agents", "value-free-agents"),
      ...aboutPlayers(players),
      freeAgentFilter: own.filter,
    };
  const day = read.day ?? previous?.day;
  return {
    intent: "lineup_optimization",
    intents: wants("daily-lineup"),
    ...aboutPlayers(),
    without: players,
    ...(day && { day }),
  };
}
