/** Tokens with which a person's programs sign in: the bodies of `/api/tokens`. */
import { z } from "zod";
import { shortText } from "../texts";

/**
 * `read` reads leagues, players and news; `chat` asks questions and plans. Neither decides, and neither creates tokens.
 */
const TOKEN_SCOPES = ["read", "chat"] as const;
const tokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.infer<typeof tokenScope>;

export const MAX_TOKENS = 20;
const MAX_TOKEN_DAYS = 3_650;

export const tokenRequest = z.object({
  /** The user's own name for the token. */
  label: shortText(80),
  scopes: z
    .array(tokenScope)
    .min(1)
    .max(8)
    .default(["read"])
    .transform((all) => [...new Set(all)]),
  expiresInDays: z.number().int().min(1).max(MAX_TOKEN_DAYS).default(90),
});
export type TokenRequest = z.output<typeof tokenRequest>;

/** A token as it is listed: never the secret itself. */
export const apiToken = z.object({
  tokenId: z.uuid(),
  label: z.string(),
  scopes: z.array(tokenScope),
  createdAt: z.string(),
  /** To the minute; `null` before its first use. */
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const tokensOutput = z.object({ tokens: z.array(apiToken) });

/** The only answer that ever holds the secret. */
export const newTokenOutput = apiToken.extend({ token: z.string() });
export type NewToken = z.infer<typeof newTokenOutput>;

export const tokenDeletion = z.object({ tokenId: z.uuid() });
