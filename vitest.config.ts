import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const everything = [
  "src/**/*.test.ts",
  "src/**/*.test.tsx",
  "scripts/**/*.test.ts",
  "fanvise_eval/**/*.test.ts",
  "test/integration/**/*.test.ts",
];
/** No database, no server, no file but fixtures: the inner loop. */
const unit = [
  "src/{domain,contract,components,language}/**/*.test.{ts,tsx}",
  "src/lib/{models/rules,crypto}/**/*.test.ts",
  "scripts/proofs/{soak,agreement}/**/*.test.ts",
  "fanvise_eval/{gates,report,judge,usefulness}/**/*.test.ts",
];
/** Fits, seasons played again, proofs of the proofs: CI runs them. */
const slow = [
  "scripts/training/**/*.test.ts",
  "scripts/proofs/storage/prove-crash.test.ts",
  "scripts/proofs/decisions/prove-decision-sequences.test.ts",
  "scripts/proofs/server/kill-at.test.ts",
  "src/backtest/**/*.test.ts",
  "src/domain/plan/solve-week-plan.test.ts",
  "src/domain/win-probability/category-simulation.test.ts",
  "test/integration/season-odds.test.ts",
];

type Tests = { readonly include: readonly string[]; readonly without: readonly string[]; readonly isolate?: boolean };

/** `isolate: false`: the files of a worker share their modules, which spares loading the same code for each of them. */
const project = (name: string, { include, without, isolate = true }: Tests) => ({
  extends: true as const,
  test: { name, isolate, include: [...include], exclude: [...configDefaults.exclude, ...without] },
});

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  test: {
    environment: "node",
    setupFiles: ["./test/setup.ts"],
    // Ends of what hangs, nothing more: on a busy machine a sound test takes several times its usual time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: "100%",
    coverage: {
      provider: "v8",
      include: ["src/{domain,contract,language}/**/*.ts"],
      exclude: ["**/*.test.ts"],
      reporter: ["text-summary"],
    },
    projects: [
      project("unit", { include: unit, without: slow, isolate: false }),
      project("integration", { include: everything, without: [...unit, ...slow] }),
      project("slow", { include: slow, without: [] }),
    ],
  },
});
