import { describe, expect, test } from "vitest";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { actionIn, detailIn } from "./audit-words";

const say = speaker<typeof en.settings>("en", en.settings);

describe("an entry of the audit log", () => {
  test.each([
    ["token.create", "Token created"],
    ["connection.save_login", "Login saved"],
    ["account.ask_deletion", "Deletion asked for"],
    // Of a later version, or of nobody's object: never a crash, never the name of a method.
    ["planet.rename", "planet.rename"],
    ["toString", "toString"],
  ])("%s is %j", (action, words) => {
    expect(actionIn(say, { action })).toBe(words);
  });

  test.each([
    [{ label: "my script", scopes: ["read"] }, "my script"],
    [{ provider: "espn", leagueKey: "1234", season: 2023, teamId: 6 }, "League 1234, season 2023"],
    [{ provider: "demo", leagueKey: "910001", season: 2025, teamId: 4 }, "Demo league"],
    [{ form: "json" }, ""],
    [{ label: 7 }, ""],
  ])("%j tells %j", (detail, words) => {
    expect(detailIn(say, { detail })).toBe(words);
  });
});
