/** `POST /api/demo/reset`: puts the person's demo back to its opening; where people share its clock, nobody resets it. */

import { methodNotAllowed, withRequest } from "@/server/http/request";
import { DemoClockShared } from "@/services/refusals";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise: { demoReset, sessions }, personId }) => {
    if (sessions.kind !== "local") throw new DemoClockShared();
    return Response.json({ day: await demoReset.reset(personId) }, { headers: { "cache-control": "no-store" } });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
