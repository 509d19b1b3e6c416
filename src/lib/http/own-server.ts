/** Talks to this product's own server on loopback: the one that owns the data directory. */
import { Agent, request } from "undici";
import { HttpUnreachable } from "./errors";

/** A turn may take minutes; the server has its own limit and always answers. */
const ANSWER_LIMIT_MS = 180_000;

export type OwnServerAnswer = { status: number; body: unknown };

/** @throws HttpUnreachable when nothing answers at the address. */
export async function callOwnServer(
  address: string,
  call: { method: "GET" | "POST"; path: string; localToken: string; body?: unknown },
): Promise<OwnServerAnswer> {
  const agent = new Agent({
    connect: { timeout: 2_000 },
    headersTimeout: ANSWER_LIMIT_MS,
    bodyTimeout: ANSWER_LIMIT_MS,
  });
  try {
    const answer = await request(new URL(call.path, address), {
      method: call.method,
      dispatcher: agent,
      headers: {
        accept: "application/json",
        authorization: `Bearer ${call.localToken}`,
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
    });
    return { status: answer.statusCode, body: await answer.body.json() };
  } catch (error) {
    throw new HttpUnreachable({}, { cause: error });
  } finally {
    await agent.close();
  }
}
