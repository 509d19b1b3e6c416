import { describe, expect, it, test } from "vitest";
import { compareAddress, listAddress, pickedIn, withPicked } from "./list-address";

describe("the address of the list", () => {
  it("begins at the first page under another filter, and keeps the rest", () => {
    const current = "position=PG&cursor=abc&page=3&pick=1,2&team=4";
    expect(listAddress(current, { position: "C" })).toBe("/players?position=C&pick=1,2&team=4");
    expect(listAddress(current, { cursor: "def", page: "4" })).toBe(
      "/players?position=PG&cursor=def&page=4&pick=1,2&team=4",
    );
  });

  it("loses what is taken away", () => {
    expect(listAddress("query=jones&sort=name", { query: "", sort: undefined })).toBe("/players");
  });

  it("keeps a name as it was typed", () => {
    const address = listAddress("", { query: "Jokić & co" });
    expect(new URL(address, "http://x").searchParams.get("query")).toBe("Jokić & co");
  });
});

describe("who is chosen", () => {
  test.each([
    ["pick=3,1,3", ["3", "1"]],
    ["pick=1,2,3,4,5", ["1", "2", "3", "4"]],
    ["pick=x,../2,7", ["7"]],
    ["", []],
  ])("%s means %j", (query, ids) => {
    expect(pickedIn(new URLSearchParams(query))).toEqual(ids);
  });

  it("is written and taken away again", () => {
    const written = withPicked(new URLSearchParams("sort=name"), ["7", "8"]);
    expect(written).toBe("/players?sort=name&pick=7,8");
    expect(withPicked(new URLSearchParams(written.split("?")[1]), [])).toBe("/players?sort=name");
  });

  it("is compared under the list's own filters, to lead back to them", () => {
    expect(compareAddress(new URLSearchParams("sort=name&pick=7,8"), ["7", "8"])).toBe(
      "/players/compare?sort=name&ids=7,8",
    );
  });
});
