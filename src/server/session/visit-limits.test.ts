/** Counting visitors where nothing can be counted. */
import { expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { createVisitLimits } from "./visit-limits";

// `GET /api/ready` counts its visitors too: whoever looks after the server must learn that its database is gone.
it("lets everybody in while the database is away", async () => {
  const database = await openTestDatabase();
  const limits = createVisitLimits({ database });
  await limits.count("203.0.113.7");
  await database.close();
  await expect(limits.count("203.0.113.7")).resolves.toBeUndefined();
});
