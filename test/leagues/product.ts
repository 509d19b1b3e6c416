/**
 * The product opened as the server opens it, by its environment variables alone, and asked over its chat route, for
 * tests.
 */
import { expect, vi } from "vitest";
import { POST as chat } from "@/app/api/agent/chat/route";
import { type ChatAnswer, chatAnswer } from "@/contract/conversation/chat-answer";
import { closeRunning, runningFanVise } from "@/server/running";
import { preparedDirectory } from "../database";

export const HOST = "127.0.0.1:3000";

/** @param variables beside a data directory of its own. `close` gives all of it up. */
export async function openProduct(variables: Readonly<Record<string, string>>) {
  const directory = await preparedDirectory();
  vi.stubEnv("FANVISE_DATA_DIR", directory.path);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const fanvise = await runningFanVise();
  const close = async () => {
    await closeRunning();
    vi.unstubAllEnvs();
    directory.remove();
  };
  return { fanvise, close };
}

/** One question in a thread of its own, read through its contract. */
export async function ask(body: { message: string; threadId?: string; language?: string }): Promise<ChatAnswer> {
  const response = await chat(
    new Request(`http://${HOST}/api/agent/chat`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { host: HOST, "content-type": "application/json", accept: "application/json" },
    }),
  );
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return chatAnswer.parse(answer);
}
