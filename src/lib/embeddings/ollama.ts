/** Embeddings by a model of an Ollama server. The model must give 768 numbers, as `nomic-embed-text` does. */
import { z } from "zod";
import type { PostJson } from "../http/json-post";
import type { Embedder } from "./embedder";
import { remoteEmbedder } from "./remote";

export const DEFAULT_OLLAMA_MODEL = "nomic-embed-text";
const BATCH_SIZE = 32;

const answer = z.object({ embeddings: z.array(z.array(z.number())) }).transform(({ embeddings }) => embeddings);

export function createOllamaEmbedder(options: { model: string; origin: string; post: PostJson }): Embedder {
  const { model, post } = options;
  const url = new URL("/api/embed", options.origin);
  return remoteEmbedder({
    id: `ollama:${model}`,
    batchSize: BATCH_SIZE,
    post,
    answer,
    callFor: (texts, purpose) => ({
      url,
      body: { model, truncate: true, input: texts.map((text) => prefixed(model, text, purpose)) },
    }),
  });
}

/** nomic's models were trained with the task before the text and find worse without it. */
const prefixed = (model: string, text: string, purpose: "document" | "query"): string =>
  model.startsWith("nomic-embed") ? `search_${purpose}: ${text}` : text;
