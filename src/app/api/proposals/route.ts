/** `GET /api/proposals?status=&limit=`: the person's recommendations in their present state, newest first. */
import { freshJson, proposalsQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson({ cards: await fanvise.recommendations.list(personId, readQuery(request, proposalsQuery)) }),
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
