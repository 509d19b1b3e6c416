/** `GET /api/threads?query=&cursor=&limit=`: the person's conversations, pinned ones first, then the latest. */
import { freshJson, readQuery, readThreadCursor, threadsQuery } from "@/server/http/query";
import { methodNotAllowed, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const { query, cursor, limit } = readQuery(request, threadsQuery);
    return freshJson(await fanvise.threads.page(personId, { query, after: readThreadCursor(cursor), limit }));
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
