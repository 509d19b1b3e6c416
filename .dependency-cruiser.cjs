/** The import directions of the architecture: who may import whom. Every folder under src is listed; a new one needs a line here. */
const may = (from, allowed) => ({
  name: `${from}-imports`,
  severity: "error",
  comment: `src/${from} may import only: ${[from, ...allowed].join(", ")} and packages.`,
  from: { path: `^src/${from}/` },
  to: { path: "^src/", pathNot: `^src/(${[from, ...allowed].join("|")})/` },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
    may("contract", []),
    may("domain", []),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};
