import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { STAT } from "@/domain/stats/stats";
import { BoxFileUnreadable, readBoxSeason } from "./box-season";

const HEADER =
  "season,game_id,game_date,player_id,player_name,team,opp,home,wl,min,fgm,fga,fg3m,fg3a,ftm,fta,oreb,dreb,reb,ast,stl,blk,tov,pf,pts,plus_minus";
const row = (playerId: string, gameId = "0022400001", day = "2024-10-22") =>
  `2024-25,${gameId},${day},${playerId},"Šarić, Dario",BOS,NYK,1,W,31,7,9,4,6,0,0,2,2,4,4,1,0,0,2,18,23`;
const file = (...rows: string[]) => Buffer.from([HEADER, ...rows].join("\n"));

function failure(box: Uint8Array): BoxFileUnreadable {
  try {
    readBoxSeason(box);
  } catch (error) {
    if (error instanceof BoxFileUnreadable) return error;
    throw error;
  }
  throw new Error("it was read");
}

describe("a schedule file", () => {
  const schedule = (day: string) =>
    Buffer.from(`season,game_id,game_date,home,away\n2024-25,0022400001,${day},BOS,NYK`);

  test("adds the games that nobody of an NBA team has a line of", () => {
    const { teamGames } = readBoxSeason(file(row("7")), schedule("2024-10-22"));
    expect(teamGames.map(({ team, isHome }) => [team, isHome])).toEqual([
      ["BOS", true],
      ["NYK", false],
    ]);
  });

  test("with a game twice is refused", () => {
    const twice = Buffer.concat([schedule("2024-10-22"), Buffer.from("\n2024-25,0022400001,2024-10-22,BOS,NYK")]);
    expect(() => readBoxSeason(file(row("7")), twice)).toThrow("0022400001 twice");
  });

  test("of another season is refused with the first game that it does not have", () => {
    expect(() => readBoxSeason(file(row("7")), schedule("2023-10-22"))).toThrow("Game 0022400001");
  });
});

describe("a box-score file", () => {
  test("reads the same gzipped and plain, ids with their zeros and names with their accents", () => {
    const [plain, gzipped] = [readBoxSeason(file(row("7"))), readBoxSeason(gzipSync(file(row("7"))))];
    expect(gzipped).toEqual(plain);
    expect(plain.lines[0]).toMatchObject({
      gameId: "0022400001",
      playerName: "Šarić, Dario",
      minutes: 31,
      isHome: true,
    });
    expect(plain.lines[0]?.stats[STAT.PTS]).toBe(18);
    expect(plain.teamGames).toEqual([
      { gameId: "0022400001", day: "2024-10-22", team: "BOS", opponent: "NYK", isHome: true },
    ]);
  });

  test("is the same season whatever the order of its rows", () => {
    const rows = [row("7"), row("8"), row("7", "0022400009", "2024-10-25")];
    expect(readBoxSeason(file(...rows.toReversed()))).toEqual(readBoxSeason(file(...rows)));
  });

  test("with only a header is an empty season", () => {
    expect(readBoxSeason(file())).toEqual({ lines: [], teamGames: [], days: [], inconsistentLines: 0 });
  });

  test("counts lines that cannot be, and keeps them", () => {
    const [good, makes, points] = [
      row("7"),
      row("8").replace(",31,7,9,", ",31,9,7,"),
      row("9").replace(",2,18,23", ",2,90,23"),
    ];
    const season = readBoxSeason(file(good, makes, points));
    expect(season.lines).toHaveLength(3);
    expect(season.inconsistentLines).toBe(2);
  });

  test("may write whole numbers as 31.0", () => {
    expect(readBoxSeason(file(row("7").replace(",31,7,", ",31.0,7.0,"))).lines[0]?.minutes).toBe(31);
  });

  test.each([
    ["a negative count", file(row("7").replace(",31,7,", ",31,-7,")), { row: 1, column: "fgm" }],
    ["a count that is no number", file(row("8"), row("7").replace(",31,7,", ",31,NaN,")), { row: 2, column: "fgm" }],
    ["a day that is none", file(row("7").replace("2024-10-22", "2024-02-30")), { row: 1, column: "game_date" }],
    ["a count in hexadecimal", file(row("7").replace(",31,7,", ",0x1E,7,")), { row: 1, column: "min" }],
    ["a missing column", Buffer.from("game_id\n1"), { column: "player_id" }],
    ["nothing in it", Buffer.from(""), { column: "player_id" }],
    ["a player twice in a game", file(row("7"), row("7")), { twiceOn: "2024-10-22" }],
    ["a player in two games of a day", file(row("7"), row("7", "0022400002")), { twiceOn: "2024-10-22" }],
    ["a broken row", file(row("8"), `${row("7")},1,2,3`), {}],
    ["bytes that only look gzipped", Buffer.from([0x1f, 0x8b, 1, 2, 3]), {}],
  ])("with %s is refused with its place", (_name, bytes, place) => {
    expect(failure(bytes).context).toMatchObject({ file: "box score", ...place });
  });
});
