/**
 * Embeddings by Gemini. 768 numbers are asked for and shortened by the model itself, so they are brought to length 1
 * here.
 */
import { z } from "zod";
import type { PostJson } from "../http/json-post";
import { EMBEDDING_DIMENSION, type Embedder } from "./embedder";
import { remoteEmbedder } from "./remote";

export const DEFAULT_GOOGLE_MODEL = "gemini-embedding-001";
const DEFAULT_ORIGIN = "https://generativelanguage.googleapis.com";
/** The service's own limit of a batch. */
const BATCH_SIZE = 100;

const answer = z
  .object({ embeddings: z.array(z.object({ values: z.array(z.number()) })) })
  .transform(({ embeddings }) => embeddings.map(({ values }) => values));

export function createGoogleEmbedder(options: {
  model: string;
  apiKey: string;
  origin?: string | undefined;
  post: PostJson;
}): Embedder {
  const { model, apiKey, post } = options;
  const url = new URL(`/v1beta/models/${model}:batchEmbedContents`, options.origin ?? DEFAULT_ORIGIN);
  return remoteEmbedder({
    id: `google:${model}`,
    batchSize: BATCH_SIZE,
    post,
    answer,
    callFor: (texts, purpose) => ({
      url,
      // In a header: addresses reach logs and proxies.
      headers: { "x-goog-api-key": apiKey },
      body: {
        requests: texts.map((text) => ({
          model: `models/${model}`,
          content: { parts: [{ text }] },
          taskType: purpose === "query" ? "RETRIEVAL_QUERY" : "RETRIEVAL_DOCUMENT",
          outputDimensionality: EMBEDDING_DIMENSION,
        })),
      },
    }),
  });
}
