/** The Dockerfile as the rehearsal reads it: nothing is passed over, and nothing but the sources is sent. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDockerfile, readDockerignore } from "./dockerfile";

const ownText = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

describe("a Dockerfile", () => {
  it("becomes its stages and steps", () => {
    const [first, second] = readDockerfile(
      'FROM node:24 AS a\n# a note\nWORKDIR /app\nCOPY x y ./\nRUN one && \\\n    two\nENV A=1 B=/app/b\n\nFROM a AS b\nCOPY --from=a /app/z ./z\nUSER 1:1\nHEALTHCHECK --timeout=5s CMD ["node"]\nCMD ["node", "s"]\n',
    );
    expect(first).toMatchObject({
      name: "a",
      base: "node:24",
      workdir: "/app",
      env: { A: "1", B: "/app/b" },
      steps: [
        { kind: "copy", from: undefined, sources: ["x", "y"], to: "./" },
        { kind: "run", command: "one && two" },
      ],
    });
    expect(second).toMatchObject({
      name: "b",
      base: "a",
      user: "1:1",
      health: ["node"],
      command: ["node", "s"],
      steps: [{ kind: "copy", from: "a", sources: ["/app/z"], to: "./z" }],
    });
  });

  it.each(["FROM node:24", "RUN x", "FROM a AS b\nADD x y", "FROM a AS b\nCOPY --chown=1 x y", "FROM a AS b\nENV A 1"])(
    "is refused where it is not understood: %j",
    (text) => expect(() => readDockerfile(text)).toThrow(/not understood|before the first/),
  );

  it("of the product ends as somebody who is not root, in every stage that runs", () => {
    const stages = readDockerfile(ownText("Dockerfile")).filter(({ command }) => command.length > 0);
    expect(stages.map(({ name, user }) => [name, user])).toEqual([
      ["release", "1000:1000"],
      ["server", "1000:1000"],
    ]);
    expect(JSON.stringify(stages.map(({ env }) => env))).not.toMatch(/SECRET|KEY|PASSWORD|TOKEN/);
  });
});

describe("the context", () => {
  const { isSent, mayHold } = readDockerignore(ownText(".dockerignore"));

  it.each([
    "package.json",
    "bin/start.mjs",
    "src/app/page.tsx",
    "src/app/api/threads/[id]/route.ts",
    "supabase/prelude.sql",
    "scripts/tools/package-folders.ts",
    "fanvise_eval/scoreboard.json",
  ])("holds %s", (path) => expect(isSent(path)).toBe(true));

  it.each([
    ".env",
    ".env.local",
    ".git/config",
    ".fanvise/secret.key",
    "node_modules/x/index.js",
    "src/db/pool.test.ts",
    "bin/start.test.mjs",
    "scripts/proofs/prove.ts",
    "README.md",
  ])("does not hold %s", (path) => expect(isSent(path)).toBe(false));

  it("is looked through only where something may be", () => {
    expect(["", "src", "src/app", "scripts"].every(mayHold)).toBe(true);
    expect(["node_modules", ".git", ".fanvise", "docs"].some(mayHold)).toBe(false);
  });
});
