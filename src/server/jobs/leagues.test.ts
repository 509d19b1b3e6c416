/** Work on every league: whose, and what one failure means for the others. */
import { describe, expect, it } from "vitest";
import type { OwnedConnectionRow } from "@/db/account/connections";
import { AppError } from "@/lib/errors";
import { silentLogger } from "@/lib/log";
import { eachLeague, scopesOf } from "./leagues";

class SourceDown extends AppError {
  static override readonly code = "test.source_down";
  static override readonly status = 503;
  static override readonly userMessage = "The source is down.";
}

const row = (connectionId: string, provider: "espn" | "demo"): OwnedConnectionRow => ({
  ownerId: "ann",
  connectionId,
  provider,
  leagueKey: "1",
  season: 2027,
  teamId: 4,
});
const scopes = scopesOf([row("a", "espn"), row("b", "espn"), row("c", "espn")]);
const options = () => ({ signal: new AbortController().signal, log: silentLogger, job: "statuses" });

describe("work on every league", () => {
  it("is for everybody's, real and demo, each for its owner's team", () => {
    expect(scopesOf([row("real", "espn"), row("demo", "demo")])).toEqual([
      { personId: "ann", connectionId: "real", universe: "espn", leagueId: "1", season: 2027, teamId: 4 },
      { personId: "ann", connectionId: "demo", universe: "demo", leagueId: "1", season: 2027, teamId: 4 },
    ]);
  });

  it("counts how each league ended and goes on after one that failed", async () => {
    const work = async ({ connectionId }: { connectionId: string }) => {
      if (connectionId === "a") throw new SourceDown();
      return connectionId === "b" ? "refreshed" : "not due";
    };
    expect(await eachLeague(scopes, work, options())).toEqual({ failed: 1, refreshed: 1, "not due": 1 });
  });

  it("fails when every league did, so that it is tried again", async () => {
    await expect(eachLeague(scopes, () => Promise.reject(new SourceDown()), options())).rejects.toBeInstanceOf(
      SourceDown,
    );
    expect(await eachLeague([], () => Promise.reject(new SourceDown()), options())).toEqual({});
  });

  it("does not take a bug for a league that failed", async () => {
    await expect(eachLeague(scopes, () => Promise.reject(new TypeError("bug")), options())).rejects.toThrow("bug");
  });

  it("begins no further league once it is aborted", async () => {
    const ended = new AbortController();
    const work = async () => {
      ended.abort();
      return "read" as const;
    };
    expect(await eachLeague(scopes, work, { ...options(), signal: ended.signal })).toEqual({ read: 1 });
  });
});
