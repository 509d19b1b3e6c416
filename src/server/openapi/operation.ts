/** One operation of the interface's description. */
import type { z } from "zod";
import type { TokenScope } from "@/contract/account/api-token";
import type { AnswerName, RequestName } from "./schemas";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Operation = {
  id: string;
  method: Method;
  /** Parameters in braces. */
  path: string;
  summary: string;
  /** A token with any one of these may call it; empty: no token may. */
  scopes: readonly TokenScope[];
  /** Others than the person and a person's token: anyone, so often from one address; the whole world, without any limit. */
  caller?: "anyone" | "whole world" | "this machine" | "scheduler";
  query?: z.ZodObject;
  headers?: readonly ("Idempotency-Key" | "Last-Event-ID")[];
  body?: RequestName;
  /** `undefined`: nothing is said in the body. */
  answer?: AnswerName;
  answerStatus?: 200 | 201 | 202 | 204 | 303;
  /** Further forms of the answer, chosen by `Accept`; the events of a run carry `StreamEvent`. */
  streams?: "run" | "events only" | "rpc" | "text" | "csv";
  /** Besides those that follow from the rest: 401, 403, 405, 429, 503; with a body 400, 413, 415; with input 422; with an id or a league 404. */
  refusals?: readonly (401 | 404 | 406 | 409 | 410 | 502 | 504)[];
};
