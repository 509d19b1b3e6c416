/** `POST /api/mcp`: the read-only tools, for clients of the Model Context Protocol over streamable HTTP. */
import { z } from "zod";
import { mcpQuery, readQuery } from "@/server/http/query";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const scope = await fanvise.scopeFor(personId, readQuery(request, mcpQuery));
    return fanvise.mcp.answer(request, { personId, scope }, await readJson(request, z.unknown()));
  });
}

// A stateless server has no stream to follow and no session to end.
export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
