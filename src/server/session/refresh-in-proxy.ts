/**
 * Renews a session before a page is made, since a page cannot set cookies itself.
 *
 * The proxy only renews: whether somebody may see something is decided where it is read, on every request.
 */
import { readEnv } from "@/lib/env";
import type { SessionProvider } from "./session-provider";
import { createSupabaseSessions } from "./supabase-session";

let sessions: SessionProvider | undefined;

/**
 * `undefined` where nobody signs in. Read when it is asked for: what Next finds in its own files it writes into the
 * build.
 */
export function proxySessions(): SessionProvider | undefined {
  if (sessions) return sessions;
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey } = readEnv();
  if (url && publishableKey) sessions = createSupabaseSessions({ url, publishableKey });
  return sessions;
}

/** Values of `Set-Cookie` headers: for the answer, and for the page that is made now. */
export async function renewedCookies(request: Request): Promise<readonly string[]> {
  try {
    return (await proxySessions()?.read(request))?.setCookies ?? [];
  } catch {
    // The page will meet the same and say so.
    return [];
  }
}
