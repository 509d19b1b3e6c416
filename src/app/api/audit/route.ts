/** `GET /api/audit?cursor=&limit=`: what the person did, and when, newest first. */
import { auditQuery, freshJson, readQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson(await fanvise.audit.list(personId, readQuery(request, auditQuery))),
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
