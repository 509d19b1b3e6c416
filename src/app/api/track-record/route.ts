/** `GET /api/track-record`: what proposals claimed and what they delivered, approved and declined ones apart, by unit. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson({ records: await fanvise.outcomes.trackRecord(personId) }),
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
