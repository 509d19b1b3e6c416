/** A local installation: everyone who reaches the loopback address is its owner. */
import { LOCAL_OWNER_ID } from "./local-owner";
import type { SessionProvider } from "./session-provider";

export const localSessions: SessionProvider = {
  kind: "local",
  read: async () => ({ person: { personId: LOCAL_OWNER_ID, email: null }, setCookies: [] }),
  signIn: undefined,
};
