/**
 * Conversations: reading, naming, rating, going back, sharing.
 *
 * What a person does with conversations is not a program's to do: routes without scopes are closed to API tokens.
 */
import { readThreadCursor, threadsQuery } from "../http/query";
import { asWritten, defineRoute } from "./define-route";
import { UPSTREAM } from "./refusals";

export const listThreads = defineRoute({
  id: "listThreads",
  method: "GET",
  path: "/api/threads",
  scopes: ["read", "chat"],
  summary:
    "The person's conversations, pinned ones first, then the latest, in pages; with words, those that hold them all",
  query: threadsQuery,
  answer: "Threads",
  refusals: [404],
  handle: ({ fanvise, personId, query: { query, cursor, limit } }) =>
    fanvise.threads.page(personId, { query, after: readThreadCursor(cursor), limit }),
});

export const readThread = defineRoute({
  id: "readThread",
  method: "GET",
  path: "/api/threads/{id}",
  scopes: ["read", "chat"],
  summary: "A conversation's shown turns, oldest first",
  answer: "Thread",
  handle: ({ fanvise, personId, params: { id } }) => fanvise.threads.read(personId, id),
});

export const changeThread = defineRoute({
  id: "changeThread",
  method: "PATCH",
  path: "/api/threads/{id}",
  scopes: [],
  summary: "Renames or pins a conversation",
  body: "ThreadChange",
  answer: "ThreadSummary",
  handle: ({ fanvise, personId, params: { id }, body }) => fanvise.threads.change(personId, id, body),
});

export const deleteThread = defineRoute({
  id: "deleteThread",
  method: "DELETE",
  path: "/api/threads/{id}",
  scopes: [],
  summary: "Deletes a conversation with its runs; 409 while it answers, and for a plan with its decisions",
  answer: "DeletedThread",
  refusals: [409],
  handle: async ({ fanvise, personId, params: { id: threadId } }) => {
    await fanvise.threads.remove(personId, threadId);
    return { threadId };
  },
});

export const rateAnswer = defineRoute({
  id: "rateAnswer",
  method: "POST",
  path: "/api/threads/{id}/feedback",
  scopes: [],
  summary: "What the person thinks of an answer; the latest word counts",
  body: "FeedbackRequest",
  answer: "Feedback",
  handle: async ({ fanvise, personId, params: { id }, body }) => {
    await fanvise.threads.rate(personId, id, body);
    return body;
  },
});

export const readRun = defineRoute({
  id: "readRun",
  method: "GET",
  path: "/api/threads/{id}/runs/{runId}",
  scopes: [],
  summary:
    "What a run was made of: nodes, look-ups and model calls with time and cost, and what each model call was sent",
  answer: "RunRecord",
  handle: ({ fanvise, personId, params: { id, runId } }) => fanvise.threads.record(personId, id, runId),
});

export const listCheckpoints = defineRoute({
  id: "listCheckpoints",
  method: "GET",
  path: "/api/threads/{id}/checkpoints",
  scopes: ["read", "chat"],
  summary: "The named states of a conversation, oldest first",
  answer: "Checkpoints",
  handle: async ({ fanvise, personId, params: { id } }) => ({
    checkpoints: await fanvise.threads.checkpoints.list(personId, id),
  }),
});

export const saveCheckpoint = defineRoute({
  id: "saveCheckpoint",
  method: "POST",
  path: "/api/threads/{id}/checkpoints",
  scopes: [],
  summary: "Names the present state of a conversation, and goes back before a turn of it; 409 while it answers",
  body: "CheckpointRequest",
  answer: "Checkpoint",
  answerStatus: 201,
  refusals: [409],
  handle: ({ fanvise, personId, params: { id }, body }) => fanvise.threads.checkpoints.save(personId, id, body),
});

export const deleteCheckpoint = defineRoute({
  id: "deleteCheckpoint",
  method: "DELETE",
  path: "/api/threads/{id}/checkpoints/{checkpointId}",
  scopes: [],
  summary: "Forgets a name; the conversation stays as it is",
  answer: "DeletedCheckpoint",
  handle: async ({ fanvise, personId, params: { id, checkpointId } }) => {
    await fanvise.threads.checkpoints.remove(personId, id, checkpointId);
    return { checkpointId };
  },
});

export const restoreCheckpoint = defineRoute({
  id: "restoreCheckpoint",
  method: "POST",
  path: "/api/threads/{id}/checkpoints/{checkpointId}/restore",
  scopes: [],
  summary: "Goes back to a named state: later turns are hidden, decisions stay; 409 while the conversation answers",
  answer: "Checkpoint",
  refusals: [409],
  handle: ({ fanvise, personId, params: { id, checkpointId } }) =>
    fanvise.threads.checkpoints.restore(personId, id, checkpointId),
});

export const shareThread = defineRoute({
  id: "shareThread",
  method: "POST",
  path: "/api/threads/{id}/share",
  scopes: [],
  summary:
    "A link that shows the conversation as it is now, the league's names taken out; its secret is in this answer only",
  body: "ShareRequest",
  isBodyOptional: true,
  answer: "Share",
  answerStatus: 201,
  refusals: UPSTREAM,
  handle: ({ fanvise, personId, params: { id }, body: { expiresInDays } }) =>
    fanvise.threads.share(personId, id, expiresInDays, (request) => fanvise.scopeFor(personId, request)),
});

export const unshareThread = defineRoute({
  id: "unshareThread",
  method: "DELETE",
  path: "/api/threads/{id}/share",
  scopes: [],
  summary: "Takes every link to the conversation back",
  answer: "Unshared",
  handle: async ({ fanvise, personId, params: { id: threadId } }) => ({
    threadId,
    links: await fanvise.threads.unshare(personId, threadId),
  }),
});

export const readSharedThread = defineRoute({
  id: "readSharedThread",
  method: "GET",
  path: "/api/shared/{token}",
  // The service checks it, and answers alike for every token that opens nothing.
  params: { token: asWritten },
  scopes: [],
  caller: "anyone",
  summary: "A shared conversation, for whoever has the link",
  answer: "SharedThread",
  handle: ({ fanvise, params: { token } }) => fanvise.threads.shared(token),
});
