/**
 * Where a command does its work: in the server that owns the data directory, or in this process for as long as it runs.
 */

import type { z } from "zod";
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { errorBody } from "@/contract/error";
import { readOwner } from "@/db/embedded/directory-lock";
import { unverifiedLine } from "@/language/answers/unverified-line";
import { type Env, readEnv } from "@/lib/env";
import { AppError, type FailureCode, failureCode, failureMessage } from "@/lib/errors";
import { callOwnServer, type OwnServerAnswer } from "@/lib/http/own-server";
import { createLogger } from "@/lib/log";
import type { FanVise } from "@/server/wiring/composition";

export type ServerAddress = {
  address: string;
  call(method: "GET" | "POST", path: string, body?: unknown): Promise<OwnServerAnswer>;
};

/**
 * The server that owns the data directory, if one does and has published its address. A shared Postgres has no owner.
 */
export function owningServer(env: Env): ServerAddress | undefined {
  const owner = env.DATABASE_URL === undefined ? readOwner(env.FANVISE_DATA_DIR) : undefined;
  const address = owner?.address;
  if (!owner || !address) return undefined;
  return {
    address,
    call: (method, path, body) => callOwnServer(address, { method, path, body, localToken: owner.localToken }),
  };
}

/** The server's own words for a refusal, passed on. */
export class ServerRefused extends AppError {
  static override readonly status = 502;
  constructor(refusal: { code: string; message: string }) {
    // Every code of the server has its form.
    super({}, { code: refusal.code as FailureCode, userMessage: refusal.message });
  }
}

/** Posts to the server that owns the data directory, and reads its answer. @throws ServerRefused */
export async function askServer<Answer extends z.ZodType>(
  server: ServerAddress,
  path: string,
  options: unknown,
  shape: Answer,
): Promise<z.output<Answer>> {
  tell(`Asking the server at ${server.address}`);
  const { body } = await server.call("POST", path, options);
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  const refused = errorBody.safeParse(body);
  throw new ServerRefused(
    refused.success
      ? refused.data.error
      : { code: "request.unreadable", message: "The server's answer could not be read." },
  );
}

/** Code and safe message of a failed command. A bug's own message goes beside the answer. */
export function refusalOf(error: unknown): { code: string; message: string } {
  const refusal = { code: failureCode(error), message: failureMessage(error) };
  if (refusal.code === "internal.fault" && error instanceof Error) tell(error.stack ?? error.name);
  return refusal;
}

/** Opens the product here, does the work, and closes it whatever happens. */
export async function withLocalInstance<T>(env: Env, work: (fanvise: FanVise) => Promise<T>): Promise<T> {
  const log = createLogger({ minLevel: env.FANVISE_LOG_LEVEL });
  // Loaded only here: a command that works through a running server needs none of it, and it takes seconds.
  const { openFanVise } = await import("@/server/wiring/composition");
  const fanvise = await openFanVise({ env, log, onStep: tell });
  try {
    return await work(fanvise);
  } finally {
    await fanvise.close();
  }
}

export const environment = (): Env => readEnv();

/** Progress for the person, beside the answer. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The answer itself. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** An answer as text, with its unsupported claims listed at the end. */
export function inText({ answer, grounding, language }: Pick<ChatAnswer, "answer" | "grounding" | "language">): string {
  const line = unverifiedLine(answer, grounding, language);
  return line === "" ? answer.trim() : `${answer.trim()}\n\n${line}`;
}
