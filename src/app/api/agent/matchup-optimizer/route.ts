/** `POST /api/agent/matchup-optimizer`: plans the days left of the matchup, up to the person's decision. */
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { answerStarted } from "@/server/http/chat-response";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";
import { WindowReversed } from "@/services/league/schedule-window";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) => {
    const input = await readJson(request, optimizerRequest);
    if (input.window && input.window.to < input.window.from) throw new WindowReversed();
    const run = await fanvise.optimizerRuns.start(personId, input, (wish) => fanvise.scopeFor(personId, wish));
    return answerStarted(fanvise, run, request);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
