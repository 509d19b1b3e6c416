/** Work in a person's name: what row-level security shows to a person who asks the database directly. */
import { sql, type Transaction } from "kysely";
import type { Database } from "@/db/database";
import type { Schema } from "@/db/schema";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One transaction as that person. @param personId a uuid; anything else throws `RangeError`. */
export async function asPerson<T>(
  { kysely }: Pick<Database, "kysely">,
  personId: string,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (!UUID.test(personId)) throw new RangeError("a person's id must be a uuid");
  const claims = JSON.stringify({ sub: personId, role: "authenticated" });
  return kysely.transaction().execute(async (trx) => {
    // Local to the transaction: the next user of the session or connection is nobody again.
    await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`.execute(
      trx,
    );
    return work(trx);
  });
}
