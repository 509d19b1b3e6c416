/** `GET /api/threads`: the person's conversations, latest first. */
import { withRequest } from "@/server/http/request";

export const dynamic = "force-dynamic";

const PAGE_SIZE = 50;

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise, personId }) =>
    Response.json({ threads: await fanvise.conversations.listThreads(personId, PAGE_SIZE) }),
  );
}
