/** `fanvise demo clock DAY`: moves the demo league, so that a person can see what really happened. */
import { z } from "zod";
import { errorBody } from "@/contract/error";
import { environment, owningServer, print, tell, withOwnHome } from "./home";

const moved = z.object({ day: z.string() });

export async function demoClock(day: string): Promise<number> {
  const env = environment();
  const server = owningServer(env);
  if (server) {
    const { body } = await server.call("POST", "/api/demo/clock", { day });
    const read = moved.safeParse(body);
    if (read.success) return said(read.data.day);
    const refused = errorBody.safeParse(body);
    tell(refused.success ? refused.data.error.message : "The server's answer could not be read.");
    return 1;
  }
  return withOwnHome(env, async ({ demo, demoNews }) => {
    if (!demo) {
      tell("The chosen league is a real one; only the demo league's clock can be moved.");
      return 1;
    }
    const moved = await demo.moveTo(day);
    await demoNews.load();
    return said(moved);
  });
}

function said(day: string): number {
  print(`The demo league is at ${day}.`);
  return 0;
}
