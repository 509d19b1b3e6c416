/** The leagues a person is connected to: the bodies of `/api/connections`. */
import { z } from "zod";
import { shortText } from "../texts";

/** A login is two cookies of espn.com, as the browser stores them. It goes in and never comes out. */
export const espnLogin = z.object({
  espnS2: z
    .string()
    .trim()
    .min(10)
    .max(4_000)
    .regex(/^[\x21-\x3a\x3c-\x7e]+$/, "must be the cookie's value alone"),
  swid: z
    .string()
    .trim()
    .regex(/^\{?[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\}?$/, "must be a GUID")
    .transform((text) => `{${text.replace(/[{}]/g, "").toUpperCase()}}`),
});

export const connectionRequest = z.object({
  /** ESPN's league id, a link to the league, or `demo`, `demo:each`, `demo:most`. */
  league: shortText(500),
  /** The year in which the season ends; the present one when left out. */
  season: z.number().int().min(2000).max(2100).optional(),
  /** Without it the league is only looked at, and its teams are listed. */
  teamId: z.number().int().min(1).max(999).optional(),
  login: espnLogin.optional(),
});
export type ConnectionRequest = z.output<typeof connectionRequest>;

export const connectionChange = z
  .object({
    teamId: z.number().int().min(1).max(999).optional(),
    /** Makes it the league that is looked at unless another is asked for. */
    isActive: z.literal(true).optional(),
    /** `null` takes the saved login away. */
    login: espnLogin.nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), "must change something")
  .meta({ anyOf: ["teamId", "isActive", "login"].map((name) => ({ required: [name] })) });
export type ConnectionChange = z.output<typeof connectionChange>;

export const connectionOutput = z.object({
  connectionId: z.uuid(),
  provider: z.enum(["espn", "demo"]),
  leagueId: z.string(),
  season: z.number().int(),
  leagueName: z.string().nullable(),
  teamId: z.number().int(),
  isActive: z.boolean(),
  /** When a login was saved; `null` without one. The login itself is never shown. */
  loginSetAt: z.string().nullable(),
});
export type ConnectionOutput = z.infer<typeof connectionOutput>;
export const connectionsOutput = z.object({ connections: z.array(connectionOutput) });

/** A league as it was just read. */
export const connectedOutput = z.object({
  league: z.object({
    leagueId: z.string(),
    season: z.number().int(),
    leagueName: z.string(),
    format: z.string(),
    isPublic: z.boolean().nullable(),
  }),
  teams: z.array(z.object({ teamId: z.number().int(), teamName: z.string(), abbreviation: z.string() })),
  /** `null` as long as no team was chosen. */
  connection: connectionOutput.nullable(),
});
export type ConnectedOutput = z.infer<typeof connectedOutput>;

export const connectionQueryOutput = z.object({ connectionId: z.uuid() });

/** A person's own key for a model; it goes in and never comes out. */
export const modelKeyRequest = z.object({
  provider: z.enum(["google-genai"]),
  key: z
    .string()
    .trim()
    .min(10)
    .max(400)
    .regex(/^[\x21-\x7e]+$/, "must be the key alone"),
});
export const modelKeysOutput = z.object({
  keys: z.array(z.object({ provider: z.string(), setAt: z.string() })),
});
