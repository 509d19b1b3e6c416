/**
 * API tokens that a user's programs sign in with.
 *
 * A secret is returned once, when the token is created; only its SHA-256 is stored. Unknown, revoked and expired tokens
 * get the same response.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import {
  type ApiToken,
  MAX_TOKENS,
  type NewToken,
  type TokenRequest,
  type TokenScope,
} from "@/contract/account/api-token";
import type { ApiTokenRow, ApiTokenTable } from "@/db/account/api-tokens";
import type { Clock } from "@/lib/clock";
import { sha256Hex } from "@/lib/crypto/sha256";
import { AppError } from "@/lib/errors";

class TooManyTokens extends AppError {
  static override readonly code = "token.too_many";
  static override readonly status = 409;
  static override readonly words = { most: MAX_TOKENS };
}

export type ApiTokenService = {
  /** @throws TooManyTokens */
  create(personId: string, request: TokenRequest): Promise<NewToken>;
  /** Newest first, expired ones among them until the next one is made. */
  list(personId: string): Promise<ApiToken[]>;
  /** `false` for a token that does not exist or is someone else's. */
  revoke(personId: string, tokenId: string): Promise<boolean>;
  /** Owner and scopes of a valid token; `undefined` for anything else. */
  signIn(secret: string): Promise<{ personId: string; scopes: readonly TokenScope[] } | undefined>;
};

const PREFIX = "fv_";
const SECRET = /^fv_[A-Za-z0-9_-]{43}$/;
const DAY_MS = 86_400_000;
/** Precision of the stored last use: one write per minute, not one per request. */
const USE_PRECISION_MS = 60_000;

/** Does the text claim to be such a token? */
export const isApiToken = (text: string): boolean => text.startsWith(PREFIX);

export function createApiTokenService({ table, systemClock }: { table: ApiTokenTable; systemClock: Clock }) {
  const service: ApiTokenService = {
    async create(personId, { label, scopes, expiresInDays }) {
      const token = `${PREFIX}${randomBytes(32).toString("base64url")}`;
      const now = systemClock.now();
      const times = { createdAt: iso(now), expiresAt: iso(now + expiresInDays * DAY_MS) };
      const row = await table.add({ ownerId: personId, label, scopes, sha256: sha256Hex(token), ...times }, MAX_TOKENS);
      if (!row) throw new TooManyTokens();
      return { ...shown(row), token };
    },

    list: async (personId) => (await table.list(personId)).map(shown),

    revoke: (personId, tokenId) => table.remove(personId, tokenId),

    async signIn(secret) {
      if (!SECRET.test(secret)) return undefined;
      const digest = sha256Hex(secret);
      const row = await table.findBySha256(digest);
      const now = systemClock.now();
      if (!row || !isSame(row.sha256, digest) || Date.parse(row.expiresAt) <= now) return undefined;
      const lastUsedMs = row.lastUsedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(row.lastUsedAt);
      if (now - lastUsedMs >= USE_PRECISION_MS) await table.noteUsed(row.tokenId, iso(now));
      return { personId: row.ownerId, scopes: row.scopes };
    },
  };
  return service;
}

const iso = (epochMs: number): string => new Date(epochMs).toISOString();
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const shown = ({ ownerId, ...token }: ApiTokenRow): ApiToken => token;
