/**
 * Logins of private leagues: sealed as soon as they come in, and opened only for the one request that needs them.
 *
 * Nothing reads a login back to a person. A connection without a login of its own uses the operator's, if it is the one
 * that the environment names.
 */
import type { ConnectionTables } from "@/db/account/connections";
import type { Encryptor, SealedFor } from "@/lib/crypto/encryptor";
import { type ResealCounts, reencryptOlder } from "@/lib/crypto/reencrypt";
import type { EspnCookies } from "@/lib/espn/client";

export type LeagueLogins = {
  /** For one request to ESPN; `undefined` for a league without a login. @throws SecretUnreadable */
  cookiesOf(connectionId: string): Promise<EspnCookies | undefined>;
  /** `null` takes it away. `false` when the connection is not the person's. @throws SecretKeyMissing */
  keep(ownerId: string, connectionId: string, login: EspnCookies | null): Promise<boolean>;
  reencrypt(): Promise<ResealCounts>;
};

export function createLeagueLogins(deps: {
  connections: Pick<ConnectionTables, "sealedLogin" | "sealedLogins" | "keepLogin" | "reencryptLogin">;
  encryptor: Encryptor;
}): LeagueLogins {
  const { connections, encryptor } = deps;
  const boundTo = (ownerId: string, connectionId: string): SealedFor => ({
    ownerId,
    subjectId: connectionId,
    purpose: "espn-login",
  });
  return {
    async cookiesOf(connectionId) {
      const row = await connections.sealedLogin(connectionId);
      return row && toCookies(encryptor.open(row, boundTo(row.ownerId, connectionId)));
    },

    keep: (ownerId, connectionId, login) =>
      connections.keepLogin(
        ownerId,
        connectionId,
        login && encryptor.seal(JSON.stringify([login.espnS2, login.swid]), boundTo(ownerId, connectionId)),
      ),

    reencrypt: async () =>
      reencryptOlder({
        encryptor,
        rows: await connections.sealedLogins(),
        boundTo: ({ ownerId, connectionId }) => boundTo(ownerId, connectionId),
        replace: connections.reencryptLogin,
      }),
  };
}

function toCookies(secret: string): EspnCookies {
  const [espnS2, swid] = JSON.parse(secret) as [string, string]; // sealed above, in this form
  return { espnS2, swid };
}
