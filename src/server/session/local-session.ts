/** A local installation: everyone who reaches the loopback address is its owner. */
import { LOCAL_OWNER_ID } from "./local-owner";
import type { SessionHome } from "./session-home";

export const localSessions: SessionHome = {
  kind: "local",
  read: async () => ({ person: { personId: LOCAL_OWNER_ID, email: null }, setCookies: [] }),
  signIn: undefined,
};
