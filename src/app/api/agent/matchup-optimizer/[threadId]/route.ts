/** `GET /api/agent/matchup-optimizer/{threadId}`: a run at any later time, with its cards as they are now. */
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ threadId: string }> };

export function GET(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    freshJson(await fanvise.optimizerRuns.read(personId, readThreadId((await params).threadId))),
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
