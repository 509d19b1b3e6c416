/** `GET /api/ready`: how database, migrations, model and sources fare. 503 only while the database cannot answer. */

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
