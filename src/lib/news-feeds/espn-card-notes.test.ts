import { describe, expect, it } from "vitest";
import { LEAGUE_FACTS } from "#test/espn-shapes/facts";
import { payloadSets } from "#test/espn-shapes/payload-sets";
import { startEspnStub } from "#test/stubs/espn-stub";
import { easternDay, playerId } from "@/domain/ids";
import { EspnClient } from "../espn/client";
import { createHttpClient } from "../http/http-client";
import { toCardNotes } from "./espn-card-notes";

describe("notes of the player card", () => {
  it.each(payloadSets("outlooks of cards"))("finds the outlook of the $origin card", ({ origin, payload }) => {
    const { season, card } = LEAGUE_FACTS[origin];
    const [note, ...others] = toCardNotes(payload("player card").players, season);
    expect(others).toEqual([]);
    const { id, title, text, publishedAt } = card.outlook;
    expect(note).toEqual({ sourceItemId: id, title, text, publishedAt, source: "ESPN player card" });
  });

  it("passes over cards without words and rows that cannot be read", () => {
    const row = (player: unknown) => ({ id: 1, player });
    const good = { id: 7, fullName: "Some Body", seasonOutlook: "Expect less." };
    const rows = [
      row({ ...good, seasonOutlook: "  " }),
      row({ ...good, seasonOutlook: 4 }),
      row({ id: 8, fullName: "No Words" }),
      row({ ...good, id: "x" }),
      null,
      row(good),
    ];
    expect(toCardNotes(rows, 2000)).toMatchObject([
      { text: "Expect less.", title: "Some Body: outlook on the 1999-00 season" },
    ]);
    expect(toCardNotes("nonsense", 2027)).toEqual([]);
  });

  it("are asked for by player, in one request, and not at all for nobody", async () => {
    const stub = await startEspnStub(() => ({
      body: { players: [{ id: 7, player: { id: 7, fullName: "Some Body", seasonOutlook: "Expect less." } }] },
    }));
    const http = createHttpClient({ isOperatorOrigin: () => true });
    const client = new EspnClient({
      origin: stub.origin,
      leagueId: "1",
      season: 2027,
      http,
      today: () => easternDay.parse("2026-11-01"),
    });
    try {
      expect(await client.getPlayerNotes([])).toEqual([]);
      expect(await client.getPlayerNotes([playerId.parse(7)])).toMatchObject([{ sourceItemId: "outlook-2027-7" }]);
      expect(stub.requests).toHaveLength(1);
      expect(stub.requests[0]).toMatchObject({
        views: ["kona_playercard"],
        filter: { players: { filterIds: { value: [7] } } },
      });
    } finally {
      await http.close();
      await stub.close();
    }
  });
});
