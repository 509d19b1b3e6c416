/**
 * The cookie of a session that an Auth server has given, as its clients store it; for proofs with more people than may
 * sign in at once.
 */
import type { AuthPerson, AuthStub } from "./stubs/auth-stub";

export function sessionCookie(auth: AuthStub, person: AuthPerson): string {
  const session = {
    access_token: auth.token(person),
    token_type: "bearer",
    expires_in: 3_600,
    refresh_token: "none",
    expires_at: Math.floor(Date.now() / 1_000) + 3_600,
    user: { id: person.personId, aud: "authenticated", role: "authenticated", email: person.email },
  };
  const name = `sb-${new URL(auth.origin).hostname.split(".")[0]}-auth-token`;
  return `${name}=base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
}
