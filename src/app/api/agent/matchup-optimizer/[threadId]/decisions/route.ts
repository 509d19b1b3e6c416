/** `POST /api/agent/matchup-optimizer/{threadId}/decisions`: what the person decides on the cards, all of it or nothing. */
import { decisionsRequest } from "@/contract/planning/card";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readIdempotencyKey, readJson, readThreadId, withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

type Params = { params: Promise<{ threadId: string }> };

export function POST(request: Request, { params }: Params): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const threadId = readThreadId((await params).threadId);
    const idempotencyKey = readIdempotencyKey(request);
    const asked = { request: await readJson(request, decisionsRequest), idempotencyKey };
    const answer = await fanvise.optimizerRuns.decide(personId, threadId, asked, (wish) =>
      fanvise.scopeFor(personId, wish),
    );
    if (answer.cards.some(({ status }) => status === "approved")) fanvise.lookForMoves();
    return freshJson(answer);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
