import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ENV_NAMES, EnvironmentInvalid, readEnv } from "./env";

const refusal = (variables: Record<string, string>) => {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof EnvironmentInvalid) return error;
    throw error;
  }
  throw new Error("was accepted");
};

describe("the environment", () => {
  it("needs nothing: demo league, embedded database, loopback", () => {
    expect(readEnv({})).toMatchObject({
      FANVISE_LEAGUE: undefined,
      FANVISE_DATA_DIR: ".fanvise",
      HOST: "127.0.0.1",
      PORT: 3000,
      ESPN_BASE_URL: "https://lm-api-reads.fantasy.espn.com",
    });
  });

  it.each([
    ["demo:each", { kind: "demo", format: "each" }],
    ["demo:most", { kind: "demo", format: "most" }],
    ["demo:roto", { kind: "demo", format: "roto" }],
    ["espn:1234:2023:6", { kind: "espn", leagueId: "1234", season: 2023, teamId: 6 }],
  ])("reads the league %s", (value, league) => {
    expect(readEnv({ FANVISE_LEAGUE: value }).FANVISE_LEAGUE).toEqual(league);
  });

  it("takes an instant with an offset as league time", () => {
    const env = readEnv({ FANVISE_NOW: "2023-02-03T02:30:00-05:00" });
    expect(env.FANVISE_NOW).toBe(Date.UTC(2023, 1, 3, 7, 30));
  });

  it.each([
    ["FANVISE_LEAGUE", "espn:abc"],
    ["FANVISE_NOW", "yesterday"],
    ["PORT", "99999"],
    ["DATABASE_URL", "mysql://x"],
    ["ESPN_BASE_URL", "ftp://x"],
    ["ESPN_SWID", "no-braces"],
    ["FANVISE_CHATS_PER_MINUTE", "-77"],
    ["FANVISE_SECRET_KEY", "too-short-to-be-a-key"],
    ["HOST", "0.0.0.0"],
  ])("stops on a wrong %s, naming it with an example and without its value", (name, value) => {
    const { userMessage } = refusal({ [name]: value });
    expect(userMessage).toContain(name);
    expect(userMessage).toContain(`Example: ${name}=`);
    expect(userMessage).not.toContain(value);
  });

  it("wants both cookies or none", () => {
    expect(refusal({ ESPN_S2: "only-one-of-them" }).userMessage).toContain("ESPN_SWID");
  });

  it("wants both settings of sign-in or none, and serves other machines with them alone", () => {
    const url = { NEXT_PUBLIC_SUPABASE_URL: "https://abc.supabase.co" };
    expect(refusal(url).userMessage).toContain("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY");
    const both = { ...url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789" };
    expect(readEnv({ ...both, HOST: "0.0.0.0" }).HOST).toBe("0.0.0.0");
    for (const host of ["127.evil.example", "127.0.0.1.evil.example", "::", "192.168.0.1"])
      expect(refusal({ HOST: host }).userMessage).toContain("HOST");
    for (const host of ["127.0.0.2", "localhost", "::1"]) expect(readEnv({ HOST: host }).HOST).toBe(host);
  });

  it("is listed whole in .env.example", () => {
    const text = readFileSync(path.resolve(import.meta.dirname, "../../.env.example"), "utf8");
    const listed = [...text.matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(listed.sort()).toEqual([...ENV_NAMES].sort());
  });
});
