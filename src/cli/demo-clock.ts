/**
 * `fanvise demo clock DAY` moves the demo league, so that a person can see what really happened; `fanvise demo reset`
 * puts it back.
 */
import { z } from "zod";
import { errorBody } from "@/contract/error";
import type { Env } from "@/lib/env";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { environment, owningServer, print, type ServerAddress, tell, withLocalInstance } from "./server-address";

const moved = z.object({ day: z.string() });

export async function demoClock(day: string): Promise<number> {
  const env = environment();
  const server = owningServer(env);
  if (server) return throughServer(server, "/api/demo/clock", { day });
  return withLocalInstance(env, async ({ demo, moveDemoDay }) => {
    if (!demo) {
      tell("The chosen league is a real one; only the demo league's clock can be moved.");
      return 1;
    }
    return periodOf(await moveDemoDay(day));
  });
}

export async function demoReset(): Promise<number> {
  const env: Env = environment();
  const server = owningServer(env);
  if (server) return throughServer(server, "/api/demo/reset", {});
  return withLocalInstance(env, async (fanvise) => periodOf(await fanvise.demoReset.reset(LOCAL_OWNER_ID)));
}

async function throughServer(server: ServerAddress, path: string, request: unknown): Promise<number> {
  const { body } = await server.call("POST", path, request);
  const read = moved.safeParse(body);
  if (read.success) return periodOf(read.data.day);
  const refused = errorBody.safeParse(body);
  tell(refused.success ? refused.data.error.message : "The server's answer could not be read.");
  return 1;
}

function periodOf(day: string): number {
  print(`The demo league is at ${day}.`);
  return 0;
}
