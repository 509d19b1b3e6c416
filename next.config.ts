import type { NextConfig } from "next";
import { packageFolders } from "./scripts/tools/package-folders";
import { ANSWER_HEADERS, COMMON_HEADERS, HTTPS_HEADERS } from "./src/server/http/security-headers";

/** Threads and database engines look these up by name. */
const FOUND_AT_RUN_TIME = ["@electric-sql/pglite", "@electric-sql/pglite-pgvector", "feedsmith", "highs"];

/** The database engines and the solver load their own files at run time, so they stay outside the bundle. */
const ENGINES = ["@electric-sql/pglite", "@electric-sql/pglite-pgvector", "pg", "pg-boss", "highs"];

/** Every route's bundle would hold its own copy of these: outside it, a build takes half as long. */
const LARGE = [
  ...["@langchain/core", "@langchain/google-genai", "@langchain/langgraph", "@langchain/langgraph-checkpoint"],
  ...[
    "@langchain/langgraph-checkpoint-postgres",
    "@modelcontextprotocol/server",
    "@supabase/ssr",
    "@supabase/supabase-js",
  ],
  ...["cockatiel", "html-to-text", "kysely", "langsmith", "undici"],
];

/** What a server needs that is moved away from this folder: into an image (`Dockerfile`), or to Vercel. */
const elsewhere: NextConfig = {
  ...(process.env.FANVISE_STANDALONE === "1" ? { output: "standalone" } : {}),
  outputFileTracingIncludes: {
    "/**": [
      ...packageFolders(process.cwd(), FOUND_AT_RUN_TIME).map((folder) => `${folder}/**/*`),
      ...["supabase/prelude.sql", "supabase/migrations/*.sql", "src/demo/figures/*.csv"],
    ],
  },
};

const standIn = (name: string) => ({ browser: `./src/components/chat/stand-ins/${name}.ts` });
/**
 * Some 50 kB of the chat's scripts that nobody calls: each says what it stands in for. `test/browser/flows/sizes.ts`
 * measures.
 */
const lighterChat = {
  "@ai-sdk/gateway": "./src/components/chat/stand-ins/no-gateway.ts",
  swr: standIn("no-swr"),
  "zod/v4": standIn("small-zod"),
  "zod/v4/core": standIn("small-zod"),
  "zod/v4/locales/en.js": standIn("small-zod"),
  "property-information": standIn("few-properties"),
  "@ungap/structured-clone": standIn("native-clone"),
};

const config: NextConfig = {
  ...(process.env.FANVISE_STANDALONE === "1" || process.env.VERCEL === "1" ? elsewhere : {}),
  serverExternalPackages: [...ENGINES, ...LARGE],
  poweredByHeader: false,
  // `npm test` checks types; a first start need not wait eight seconds for it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { resolveAlias: lighterChat },
  experimental: {
    // Pages take no bodies; Next keeps what comes before `proxy.ts` in memory.
    proxyClientMaxBodySize: 65_536,
    // All routes at once would keep the first answer after a start waiting for half a second of a core; one by one they
    // take 30 ms each.
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    { source: "/:path*", headers: [...COMMON_HEADERS] },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: [...HTTPS_HEADERS],
    },
    { source: "/api/:path*", headers: [...ANSWER_HEADERS] },
  ],
};

export default config;
