/**
 * Databases to start servers of a proof on, each as it is after a first start.
 *
 * A first start takes seconds, so each home makes one, once a process, and hands out copies.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres15 } from "#test/postgres";
import { type Database, openDatabase } from "@/db/database";
import { silentLogger } from "@/lib/log";
import { startProofServer } from "./proof-server";

/** A database of its own. */
export type ProofStorage = {
  readonly backend: Database["backend"];
  readonly env: Readonly<Record<string, string>>;
  /** For looking into it: on the embedded home only while no server is on it. */
  open(): Promise<Database>;
  /** Once no server is on it. */
  remove(): Promise<void>;
};

export type ProofInstance = { readonly backend: Database["backend"]; fresh(): Promise<ProofStorage> };
type OpenInstance = ProofInstance & { close(): Promise<void> };

const instances = new Map<Database["backend"], Promise<OpenInstance>>();

/** The process's one home of this kind. */
export function proofInstance(kind: Database["backend"]): Promise<ProofInstance> {
  const open = instances.get(kind) ?? (kind === "embedded" ? openEmbedded() : openPostgres());
  instances.set(kind, open);
  // The next trial tries again.
  open.catch(() => instances.delete(kind));
  return open;
}

export async function closeProofInstances(): Promise<void> {
  const open = await Promise.allSettled(instances.values());
  instances.clear();
  for (const outcome of open) if (outcome.status === "fulfilled") await outcome.value.close();
}

async function openEmbedded(): Promise<OpenInstance> {
  const folder = mkdtempSync(join(tmpdir(), "fanvise-proof-"));
  const template = join(folder, "template");
  await startOnce({ FANVISE_DATA_DIR: template });
  let count = 0;
  return {
    backend: "embedded",
    async fresh() {
      count += 1;
      const dataDir = join(folder, String(count));
      cpSync(template, dataDir, { recursive: true });
      return {
        backend: "embedded",
        env: { FANVISE_DATA_DIR: dataDir },
        open: () => openDatabase({ dataDir, log: silentLogger }),
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const TEMPLATE = "template_of_proof";

async function openPostgres(): Promise<OpenInstance> {
  const folder = mkdtempSync(join(tmpdir(), "fanvise-proof-"));
  const postgres = await startPostgres15();
  await startOnce({ DATABASE_URL: await postgres.createDatabase(TEMPLATE), FANVISE_DATA_DIR: folder });
  let count = 0;
  return {
    backend: "postgres",
    async fresh() {
      count += 1;
      const name = `proof_${count}`;
      const url = await postgres.createDatabase(name, TEMPLATE);
      return {
        backend: "postgres",
        env: { DATABASE_URL: url, FANVISE_DATA_DIR: folder },
        open: () => openDatabase({ url, dataDir: folder, log: silentLogger }),
        remove: () => postgres.dropDatabase(name),
      };
    },
    async close() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startOnce(env: Readonly<Record<string, string>>): Promise<void> {
  const server = await startProofServer(env);
  await server.kill("SIGTERM");
}
