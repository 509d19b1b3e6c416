/**
 * `fetch` for what reads its answers as they come, such as a model's stream, with the same check of addresses as every
 * other call. Time and size limits are the caller's.
 */
import { fetch as undiciFetch } from "undici";
import { createOutboundAgent, type OutboundOptions, requireOpenable } from "./outbound";

const CONNECT_TIMEOUT_MS = 3_000;

export function createOutboundFetch(options: OutboundOptions): typeof fetch {
  const dispatcher = createOutboundAgent({ ...options, connectTimeoutMs: CONNECT_TIMEOUT_MS });
  const { isOperatorOrigin = () => false } = options;
  const outboundFetch = async (input: string | URL, init?: object) => {
    requireOpenable(new URL(input), isOperatorOrigin);
    // A redirect is an answer: following it would carry the caller's keys to another host.
    return undiciFetch(input, { ...init, redirect: "manual", dispatcher });
  };
  // Node's own fetch is an older undici's; the two differ in their types' names, not in what is used here.
  return outboundFetch as unknown as typeof fetch;
}
