/**
 * The keys that seal logins: the operator's, otherwise one of this installation's own beside its embedded database.
 *
 * A key in the same folder as the data protects a copied database dump, not a copied folder. An external Postgres needs
 * `FANVISE_SECRET_KEY`; without it no secret is stored, and the error is reported to the user who tries.
 */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KEY_BYTES, readKeyRing } from "@/lib/crypto/encryptor";
import type { Env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const FILE = "secret.key";

class SecretKeyFileDamaged extends AppError {
  static override readonly code = "secret.key_file_damaged";
  static override readonly status = 503;
  static override readonly words = { file: FILE };
}

/** Newest first. @throws SecretKeyFileDamaged */
export function sealingKeys(env: Pick<Env, "FANVISE_SECRET_KEY" | "DATABASE_URL" | "FANVISE_DATA_DIR">): Buffer[] {
  if (env.FANVISE_SECRET_KEY) return env.FANVISE_SECRET_KEY;
  if (env.DATABASE_URL) return [];
  const path = join(env.FANVISE_DATA_DIR, FILE);
  try {
    // Exclusively: of two that start at once, one makes it and both read it.
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const keys = readKeyRing(readFileSync(path, "utf8").trim());
  if (!keys) throw new SecretKeyFileDamaged();
  return keys;
}
