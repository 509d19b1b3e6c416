/** `GET|POST /api/demo/clock`: the day of the demo leagues, and moving it; where people share them, nobody moves it. */
import { z } from "zod";
import { methodNotAllowed, readJson, withRequest } from "@/server/http/request";
import { DemoClockShared } from "@/services/refusals";

export const dynamic = "force-dynamic";

const move = z.object({
  day: z.union([z.literal("next"), z.literal("start"), z.string().regex(/^\d{4}-\d{2}-\d{2}$/)]),
});

export function GET(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise: { demo } }) => {
    return Response.json({ day: demo.today() }, { headers: { "cache-control": "no-store" } });
  });
}

export function POST(request: Request): Promise<Response> {
  return withRequest(request, async ({ fanvise: { moveDemoDay, sessions } }) => {
    if (sessions.kind !== "local") throw new DemoClockShared();
    const { day } = await readJson(request, move);
    const moved = await moveDemoDay(day);
    return Response.json({ day: moved }, { headers: { "cache-control": "no-store" } });
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as PUT };
