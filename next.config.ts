import type { NextConfig } from "next";

const config: NextConfig = {
  // The database engines load their own files at run time, so they stay outside the bundle.
  serverExternalPackages: ["@electric-sql/pglite", "@electric-sql/pglite-pgvector", "pg", "pg-boss", "highs"],
  poweredByHeader: false,
  // `npm test` checks types; a first start need not wait eight seconds for it again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
