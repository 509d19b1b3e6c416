/**
 * `fanvise demo clock DAY` moves the demo league, so that a person can see what really happened; `fanvise demo reset`
 * puts it back.
 */
import { z } from "zod";
import { errorBody } from "@/contract/error";
import type { Env } from "@/lib/env";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { environment, owningServer, print, type ServerHome, tell, withOwnHome } from "./home";

const moved = z.object({ day: z.string() });

export async function demoClock(day: string): Promise<number> {
  const env = environment();
  const server = owningServer(env);
  if (server) return throughServer(server, "/api/demo/clock", { day });
  return withOwnHome(env, async ({ demo, moveDemoDay }) => {
    if (!demo) {
      tell("The chosen league is a real one; only the demo league's clock can be moved.");
      return 1;
    }
    return said(await moveDemoDay(day));
  });
}

export async function demoReset(): Promise<number> {
  const env: Env = environment();
  const server = owningServer(env);
  if (server) return throughServer(server, "/api/demo/reset", {});
  return withOwnHome(env, async (fanvise) => said(await fanvise.demoReset.reset(LOCAL_OWNER_ID)));
}

async function throughServer(server: ServerHome, path: string, request: unknown): Promise<number> {
  const { body } = await server.call("POST", path, request);
  const read = moved.safeParse(body);
  if (read.success) return said(read.data.day);
  const refused = errorBody.safeParse(body);
  tell(refused.success ? refused.data.error.message : "The server's answer could not be read.");
  return 1;
}

function said(day: string): number {
  print(`The demo league is at ${day}.`);
  return 0;
}
