/** `POST /api/jobs/{name}`: an outside scheduler runs a job now. Answers when the job has ended, or at once when it runs already. */

import { methodNotAllowed, withRequest } from "@/server/http/request";
import { NotFound } from "@/services/refusals";

export const dynamic = "force-dynamic";

export function POST(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  return withRequest(
    request,
    async ({ fanvise: { jobs } }) => {
      const { name } = await params;
      const outcome = await jobs?.runNow(name);
      if (!outcome || outcome.status === "unknown job") throw new NotFound();
      return Response.json({ job: name, ...outcome }, { headers: { "cache-control": "no-store" } });
    },
    "scheduler",
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
