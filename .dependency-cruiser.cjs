/**
 * The import directions of the architecture: who may import whom. Every folder under src has a line; a new one needs one.
 * Tests are left out: they may stand anything up.
 */
const ALLOWED = {
  contract: [],
  domain: [],
  types: [],
  language: ["domain", "contract"],
  lib: ["domain", "contract", "language"],
  db: ["lib", "domain", "contract", "types"],
  services: ["db", "language", "lib", "domain", "contract"],
  agents: ["services", "language", "lib", "domain", "contract"],
  runs: ["services", "agents", "language", "db", "lib", "domain", "contract"],
  demo: ["lib", "domain"],
  backtest: ["lib", "domain"],
  server: ["runs", "agents", "services", "db", "demo", "language", "lib", "domain", "contract"],
  components: ["domain", "contract", "language"],
  app: ["server", "components", "agents", "services", "domain", "contract"],
  cli: ["backtest", "server", "runs", "services", "agents", "db", "language", "lib", "domain", "contract"],
};

const directions = Object.entries(ALLOWED).map(([folder, others]) => ({
  name: `${folder}-imports`,
  severity: "error",
  comment: `src/${folder} may import: ${[folder, ...others].join(", ")} and packages.`,
  from: { path: `^src/${folder}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^(src|test|bench|scripts)/", pathNot: `^src/(${[folder, ...others].join("|")})/` },
}));

/** What a folder may take from npm, where that is part of the promise. */
const packages = [
  { folder: "contract", only: "zod" },
  { folder: "domain", only: "zod" },
].map(({ folder, only }) => ({
  name: `${folder}-packages`,
  severity: "error",
  comment: `src/${folder} uses no package but ${only}.`,
  from: { path: `^src/${folder}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "node_modules/", pathNot: `node_modules/${only}/` },
}));

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "folder-has-a-line",
      severity: "error",
      comment: "A new folder under src needs its directions above.",
      from: { path: "^src/[^/]+/", pathNot: `^src/(${Object.keys(ALLOWED).join("|")})/` },
      to: {},
    },
    {
      name: "no-graphs-in-the-browser",
      severity: "error",
      from: { path: "^src/components/" },
      to: { path: "node_modules/@langchain/" },
    },
    {
      name: "one-language-in-the-browser",
      severity: "error",
      comment: "Texts come with the page, in its language: components import their types alone.",
      from: { path: "^src/components/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^src/language/(?!texts/ui/(phrases|status-reason|move-refusal))",
        dependencyTypesNot: ["type-only"],
      },
    },
    ...directions,
    ...packages,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    // It cannot use TypeScript 7 as its parser yet.
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};
