/** Tokens of people's programs. Of each only the SHA-256 of its secret is here. */
import type { Kysely } from "kysely";
import type { TokenScope } from "@/contract/account/api-token";
import type { Schema } from "../schema";
import { recordAudit } from "./audit";

export type ApiTokenRow = {
  tokenId: string;
  ownerId: string;
  label: string;
  scopes: TokenScope[];
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
};

export type NewApiToken = Pick<ApiTokenRow, "ownerId" | "label" | "scopes" | "createdAt" | "expiresAt"> & {
  /** Hexadecimal. */
  sha256: string;
};

export type ApiTokenTable = ReturnType<typeof createApiTokenTable>;

const COLUMNS = ["id", "owner_id", "label", "scopes", "created_at", "last_used_at", "expires_at"] as const;

export function createApiTokenTable(db: Kysely<Schema>) {
  return {
    /**
     * Adds a token and forgets the person's expired ones. `undefined`: the person has `most` already, however many
     * requests come at once.
     */
    add: (token: NewApiToken, max: number): Promise<ApiTokenRow | undefined> =>
      db.transaction().execute(async (trx) => {
        // Locks the profile row, so that two requests of one user cannot both pass the count below.
        await trx.selectFrom("profiles").select("id").where("id", "=", token.ownerId).forUpdate().execute();
        await trx
          .deleteFrom("api_tokens")
          .where("owner_id", "=", token.ownerId)
          .where("expires_at", "<=", token.createdAt)
          .execute();
        const stored = await trx.selectFrom("api_tokens").select("id").where("owner_id", "=", token.ownerId).execute();
        if (stored.length >= max) return undefined;
        const row = await trx
          .insertInto("api_tokens")
          .values({
            owner_id: token.ownerId,
            label: token.label,
            token_sha256: token.sha256,
            scopes: token.scopes,
            created_at: token.createdAt,
            expires_at: token.expiresAt,
          })
          .returning(COLUMNS)
          .executeTakeFirstOrThrow();
        await recordAudit(trx, {
          ownerId: token.ownerId,
          action: "token.create",
          subjectId: row.id,
          detail: { label: token.label, scopes: token.scopes, expiresAt: token.expiresAt },
        });
        return toToken(row);
      }),

    /** Newest first. */
    async list(ownerId: string): Promise<ApiTokenRow[]> {
      const rows = await db
        .selectFrom("api_tokens")
        .select(COLUMNS)
        .where("owner_id", "=", ownerId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toToken);
    },

    /** `false` for a token that does not exist or is someone else's: the response is the same. */
    remove: (ownerId: string, tokenId: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom("api_tokens")
          .where("id", "=", tokenId)
          .where("owner_id", "=", ownerId)
          .returning("label")
          .executeTakeFirst();
        if (!row) return false;
        await recordAudit(trx, { ownerId, action: "token.revoke", subjectId: tokenId, detail: { label: row.label } });
        return true;
      }),

    async findBySha256(sha256: string): Promise<(ApiTokenRow & { sha256: string }) | undefined> {
      const row = await db
        .selectFrom("api_tokens")
        .select([...COLUMNS, "token_sha256"])
        .where("token_sha256", "=", sha256)
        .executeTakeFirst();
      return row && { ...toToken(row), sha256: row.token_sha256 };
    },

    async noteUsed(tokenId: string, usedAt: string): Promise<void> {
      await db.updateTable("api_tokens").set({ last_used_at: usedAt }).where("id", "=", tokenId).execute();
    },
  };
}

type StoredToken = {
  id: string;
  owner_id: string;
  label: string;
  scopes: string[];
  created_at: string;
  last_used_at: string | null;
  expires_at: string;
};

const toToken = (row: StoredToken): ApiTokenRow => ({
  tokenId: row.id,
  ownerId: row.owner_id,
  label: row.label,
  scopes: row.scopes.filter((scope): scope is TokenScope => scope === "read" || scope === "chat"),
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  expiresAt: row.expires_at,
});
