/** The routes of conversations. */
import * as query from "../http/query";
import type { Operation } from "./operation";

const EITHER = ["read", "chat"] as const;

/** What a person does with conversations is not a program's to do: those without scopes are closed to API tokens. */
export const THREAD_OPERATIONS: readonly Operation[] = [
  {
    id: "listThreads",
    method: "GET",
    path: "/api/threads",
    scopes: EITHER,
    summary:
      "The person's conversations, pinned ones first, then the latest, in pages; with words, those that hold them all",
    query: query.threadsQuery,
    answer: "Threads",
    refusals: [404],
  },
  {
    id: "readThread",
    method: "GET",
    path: "/api/threads/{id}",
    scopes: EITHER,
    summary: "A conversation's shown turns, oldest first",
    answer: "Thread",
  },
  {
    id: "changeThread",
    method: "PATCH",
    path: "/api/threads/{id}",
    scopes: [],
    summary: "Renames or pins a conversation",
    body: "ThreadChange",
    answer: "ThreadSummary",
  },
  {
    id: "deleteThread",
    method: "DELETE",
    path: "/api/threads/{id}",
    scopes: [],
    summary: "Deletes a conversation with its runs; 409 while it answers, and for a plan with its decisions",
    answer: "DeletedThread",
    refusals: [409],
  },
  {
    id: "rateAnswer",
    method: "POST",
    path: "/api/threads/{id}/feedback",
    scopes: [],
    summary: "What the person thinks of an answer; the latest word counts",
    body: "FeedbackRequest",
    answer: "Feedback",
  },
  {
    id: "readRun",
    method: "GET",
    path: "/api/threads/{id}/runs/{runId}",
    scopes: [],
    summary:
      "What a run was made of: nodes, look-ups and model calls with time and cost, and what each model call was sent",
    answer: "RunRecord",
  },
  {
    id: "listCheckpoints",
    method: "GET",
    path: "/api/threads/{id}/checkpoints",
    scopes: EITHER,
    summary: "The named states of a conversation, oldest first",
    answer: "Checkpoints",
  },
  {
    id: "saveCheckpoint",
    method: "POST",
    path: "/api/threads/{id}/checkpoints",
    scopes: [],
    summary: "Names the present state of a conversation, and goes back before a turn of it; 409 while it answers",
    body: "CheckpointRequest",
    answer: "Checkpoint",
    answerStatus: 201,
    refusals: [409],
  },
  {
    id: "deleteCheckpoint",
    method: "DELETE",
    path: "/api/threads/{id}/checkpoints/{checkpointId}",
    scopes: [],
    summary: "Forgets a name; the conversation stays as it is",
    answer: "DeletedCheckpoint",
  },
  {
    id: "restoreCheckpoint",
    method: "POST",
    path: "/api/threads/{id}/checkpoints/{checkpointId}/restore",
    scopes: [],
    summary: "Goes back to a named state: later turns are hidden, decisions stay; 409 while the conversation answers",
    answer: "Checkpoint",
    refusals: [409],
  },
  {
    id: "shareThread",
    method: "POST",
    path: "/api/threads/{id}/share",
    scopes: [],
    summary:
      "A link that shows the conversation as it is now, the league's names taken out; its secret is in this answer only",
    body: "ShareRequest",
    answer: "Share",
    answerStatus: 201,
    refusals: [502, 504],
  },
  {
    id: "unshareThread",
    method: "DELETE",
    path: "/api/threads/{id}/share",
    scopes: [],
    summary: "Takes every link to the conversation back",
    answer: "Unshared",
  },
  {
    id: "readSharedThread",
    method: "GET",
    path: "/api/shared/{token}",
    scopes: [],
    caller: "anyone",
    summary: "A shared conversation, for whoever has the link",
    answer: "SharedThread",
  },
];
