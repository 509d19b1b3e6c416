/** `fanvise ask`, in this process, on the demo league: what it prints and its exit code. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryDirectory } from "#test/database";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { ask } from "./ask";

describe("fanvise ask", () => {
  let directory: ReturnType<typeof temporaryDirectory>;
  let printed: string[];
  let reported: string[];
  beforeEach(() => {
    directory = temporaryDirectory();
    [printed, reported] = [[], []];
    vi.stubEnv("FANVISE_DATA_DIR", directory.path);
    vi.stubEnv("FANVISE_LEAGUE", "demo");
    vi.stubEnv("FANVISE_MODEL", "rules");
    vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
    vi.spyOn(process.stderr, "write").mockImplementation((text) => reported.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    directory.remove();
  });

  it("of a team that the league does not have exits 1 with the code, and answers nothing", async () => {
    expect(await ask("Who is on my roster?", { team: "999" })).toBe(1);
    expect(printed).toEqual([]);
    expect(reported.join("")).toContain("league.team_not_found: This league has no such team.");
    expect(await ask("Who is on my roster?", { team: "999", json: true })).toBe(1);
    expect(chatAnswer.parse(JSON.parse(printed.join("")))).toMatchObject({
      status: "failed",
      error: { code: "league.team_not_found" },
    });
  });
});
