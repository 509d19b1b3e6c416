/** `GET /api/openapi.json`: the interface, described for programs. */
import { methodNotAllowed, withVisitor } from "@/server/http/request";
import { describeInterface } from "@/server/openapi/document";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withVisitor(request, async () =>
    Response.json(describeInterface(), { headers: { "cache-control": "no-cache" } }),
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
