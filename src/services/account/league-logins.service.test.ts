/** Saved logins while the key that seals them is changed. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { createConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { createEncryptor, SecretKeyMissing, SecretUnreadable } from "@/lib/crypto/encryptor";
import { createLeagueLogins } from "./league-logins.service";

const OWNERS = ["00000000-0000-4000-8000-0000000000a1", "00000000-0000-4000-8000-0000000000a2"] as const;
const login = (name: string) => ({ espnS2: `AEB-of-${name}`, swid: "{01234567-89AB-CDEF-0123-456789ABCDEF}" });

describe.each(DATABASE_BACKENDS)("saved logins on $name", (kind) => {
  let running: RunningDatabase;
  let database: Database;
  let ids: string[];
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const withKeys = (...ring: Buffer[]) =>
    createLeagueLogins({ connections: createConnectionTables(database.kysely), encryptor: createEncryptor(ring) });

  beforeAll(async () => {
    running = await kind.start();
    database = await running.openMigrated();
    const tables = createConnectionTables(database.kysely);
    ids = await Promise.all(
      OWNERS.map(async (owner) => {
        await tables.ensureProfile(owner);
        const requested = { provider: "espn" as const, leagueKey: "1", season: 2027, teamId: 1 };
        return (await tables.ensureConnection(owner, requested)).connectionId;
      }),
    );
  });
  afterAll(async () => {
    await database.close();
    await running.stop();
  });

  it("are read with the old key and the new one until they are sealed anew, and with the new one alone after", async () => {
    const [ann = "", bob = ""] = ids;
    await withKeys(older).keep(OWNERS[0], ann, login("ann"));
    await withKeys(newer, older).keep(OWNERS[1], bob, login("bob"));
    expect(await withKeys(newer, older).cookiesOf(ann)).toEqual(login("ann"));
    expect(await withKeys(newer, older).reencrypt()).toEqual({ resealed: 1, unreadable: 0 });
    expect(await withKeys(newer, older).reencrypt()).toEqual({ resealed: 0, unreadable: 0 });
    expect(await withKeys(newer).cookiesOf(ann)).toEqual(login("ann"));
    expect(await withKeys(newer).cookiesOf(bob)).toEqual(login("bob"));
    await expect(withKeys(older).cookiesOf(ann)).rejects.toBeInstanceOf(SecretUnreadable);
  });

  it("that no key opens are counted and left as they are", async () => {
    const otherUser = randomBytes(32);
    expect(await withKeys(otherUser).reencrypt()).toEqual({ resealed: 0, unreadable: 2 });
    expect(await withKeys(newer).cookiesOf(ids[0] ?? "")).toEqual(login("ann"));
  });

  it("are nobody else's to change, may be taken away, and are not kept without a key", async () => {
    const [ann = ""] = ids;
    expect(await withKeys(newer).keep(OWNERS[1], ann, login("bob"))).toBe(false);
    expect(await withKeys(newer).cookiesOf(ann)).toEqual(login("ann"));
    expect(() => withKeys().keep(OWNERS[0], ann, login("ann"))).toThrow(SecretKeyMissing);
    expect(await withKeys(newer).keep(OWNERS[0], ann, null)).toBe(true);
    expect(await withKeys(newer).cookiesOf(ann)).toBeUndefined();
  });
});
