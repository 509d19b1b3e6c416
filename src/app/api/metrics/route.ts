/** `GET /api/metrics`: counts for the operator, in Prometheus' text format. Where people sign in, for the scheduler's secret alone. */
import { methodNotAllowed, withRequest } from "@/server/http/request";
import { metricsOf } from "@/server/operations/metrics";
import { runningFanVise } from "@/server/running";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const { sessions } = await runningFanVise();
  return withRequest(
    request,
    async ({ fanvise }) =>
      new Response(await metricsOf(fanvise), {
        headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" },
      }),
    sessions.kind === "local" ? "person" : "scheduler",
  );
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
