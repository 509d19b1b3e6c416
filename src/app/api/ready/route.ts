/** `GET /api/ready`: database, migrations, model and source can do their work. 503 while one cannot. */

import { withVisitor } from "@/server/http/request";
import { readiness } from "@/server/readiness";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withVisitor(request, async ({ fanvise }) => {
    const report = await readiness(fanvise);
    return Response.json(report, {
      status: report.status === "ready" ? 200 : 503,
      headers: { "cache-control": "no-store" },
    });
  });
}
