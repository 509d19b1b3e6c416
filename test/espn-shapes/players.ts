/** Invented players: eight teams of fourteen, then everybody else. Ids, names and shares are made up. */
import { CARD_TEAM } from "./season";
import { seeded } from "./seeded";

export type MadePlayer = {
  id: number;
  firstName: string;
  lastName: string;
  /** 1 PG to 5 C. */
  positions: readonly number[];
  proTeamId: number;
  percentOwned: number;
};

/** Not contiguous, as in leagues in which teams came and went. */
export const TEAM_IDS: readonly number[] = [1, 2, 4, 7, 8, 11, 12, 14];
export const ROSTER_SIZE = 14;
/** Nine starters, four on the bench, one on injured reserve. */
export const SLOTS = [0, 1, 2, 3, 4, 5, 6, 11, 11, 12, 12, 12, 12, 13] as const;
/** Positions of the fourteen, each of which fits its slot. */
const ROSTER_POSITIONS = [[1], [2], [3], [4], [5], [1, 2], [3, 4], [5], [2], [1], [3], [4], [5], [4]] as const;

const FIRST =
  "Marlow Brint RK Ostin Delro Fenwick Jorvan Kelmar Tavio Quen Silas-Roe Umber Vantrel Wystan Zoltan-Lee Abrix Calder Ingmo Perrin Nolio".split(
    " ",
  );
const LAST =
  "Quint Ashgrove Bellorin Crandow Dunmarrow Estwick Farrowdel Gristmore Holverson Inkster Jessamond Kettlewick Lorimand Moxhelm Narrowgate Oldershaw Pemberlow Ravensmere Stilwater Thornaby".split(
    " ",
  );
const COUNT = 380;
/** On the roster of team 1; the only player with a card. */
export const CARD_PLAYER = 1;

/** Slots that positions open; PG→0, 5, 8 and so on, and every player may sit in 11, 12 and 13. */
const OPENS: Readonly<Record<number, readonly number[]>> = {
  1: [0, 5, 8],
  2: [1, 5, 7, 8],
  3: [2, 6, 7, 8, 10],
  4: [3, 6, 8, 9, 10],
  5: [4, 9, 10],
};
export const eligibleSlots = (positions: readonly number[]): number[] => [
  ...new Set([...positions.flatMap((position) => OPENS[position] ?? []), 11, 12, 13]),
];

function makePlayers(): MadePlayer[] {
  const random = seeded(7);
  const names = random.shuffle(FIRST.flatMap((first) => LAST.map((last) => [first, last] as const)));
  // The player of the card has his name by hand.
  const others = names.filter(([first, last]) => first !== "Marlow" || last !== "Quint");
  return Array.from({ length: COUNT }, (_, index) => {
    const [firstName, lastName] =
      index === CARD_PLAYER ? (["Marlow", "Quint"] as const) : (others[index] ?? ["No", "Name"]);
    const place = index % ROSTER_SIZE;
    const isRostered = index < TEAM_IDS.length * ROSTER_SIZE;
    return {
      id: 9_100_000 + index * 7,
      firstName,
      lastName,
      positions: isRostered
        ? (ROSTER_POSITIONS[place] ?? [1])
        : index % 4 === 0
          ? [1 + (index % 4), 2 + (index % 4)]
          : [1 + (index % 5)],
      proTeamId: index === CARD_PLAYER ? CARD_TEAM : (place % 3) * 10 + 1 + (index % 10),
      percentOwned: isRostered ? 99 - index / 4 : random.int(0, 2_000) / 100,
    };
  });
}

export const PLAYERS: readonly MadePlayer[] = makePlayers();
export const playerAt = (index: number): MadePlayer => {
  const found = PLAYERS[index];
  if (!found) throw new RangeError(`no made player ${index}`);
  return found;
};
export const rosterOf = (teamId: number): readonly MadePlayer[] => {
  const index = TEAM_IDS.indexOf(teamId);
  return index < 0 ? [] : PLAYERS.slice(index * ROSTER_SIZE, (index + 1) * ROSTER_SIZE);
};
export const fullName = ({ firstName, lastName }: MadePlayer): string => `${firstName} ${lastName}`;

/** What every view sends of a player, in ESPN's slimmest form. */
export const slimPlayer = (player: MadePlayer) => ({
  defaultPositionId: player.positions[0] ?? 0,
  eligibleSlots: eligibleSlots(player.positions),
  firstName: player.firstName,
  fullName: fullName(player),
  id: player.id,
  lastName: player.lastName,
  proTeamId: player.proTeamId,
  universeId: 1 + (player.proTeamId % 2),
});

/** Only a roster has him: the list of players leaves him out, as ESPN's did some. */
const UNLISTED = playerAt(2 * ROSTER_SIZE + 12);

/** `players_wl`: a bare array. */
export const playerList = () =>
  PLAYERS.filter((player) => player !== UNLISTED).map((player) => ({
    ...slimPlayer(player),
    droppable: true,
    ownership: { percentOwned: player.percentOwned },
  }));
