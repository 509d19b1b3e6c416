/** Signing in: the bodies of `/api/auth`. */
import { z } from "zod";

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .pipe(z.email())
  .meta({ format: "email", pattern: z.regexes.email.source });
/** A page of this server; anything else leads to the first page. */
const backTo = z.string().max(500).default("/");

export const SIGN_IN_PROVIDERS = ["google", "github", "discord"] as const;

export const passwordRequest = z.object({ email, password: z.string().min(6).max(200) });
export const linkRequest = z.object({ email, backTo });
export const providerRequest = z.object({ provider: z.enum(SIGN_IN_PROVIDERS), backTo });
export const signOutRequest = z.object({ where: z.enum(["here", "everywhere"]).default("here") });

/** The same for every address, whether it has an account or not. */
export const linkSentOutput = z.object({ sent: z.literal(true) });
export const signedInOutput = z.object({ signedIn: z.boolean() });
export const providerOutput = z.object({ url: z.url() });
