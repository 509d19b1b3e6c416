/** Shared code for Google and Ollama embeddings: batches, failure classes, and a check of the response. */
import type { z } from "zod";
import { HttpPaused, HttpTimeout, HttpTooLarge, HttpUnreachable } from "../http/errors";
import type { JsonPost, PostJson } from "../http/json-post";
import {
  checkedVectors,
  type Embedder,
  type EmbeddingPurpose,
  EmbeddingsRefused,
  EmbeddingsUnavailable,
  EmbeddingsWrongShape,
} from "./embedder";

type Remote = {
  id: string;
  batchSize: number;
  post: PostJson;
  callFor(texts: readonly string[], purpose: EmbeddingPurpose): Omit<JsonPost, "signal">;
  answer: z.ZodType<number[][]>;
};

export function remoteEmbedder({ id, batchSize, post, callFor, answer }: Remote): Embedder {
  const embedBatch = async (texts: readonly string[], purpose: EmbeddingPurpose, signal: AbortSignal | undefined) => {
    const got = await send(post, { ...callFor(texts, purpose), signal });
    if (got.status >= 500 || got.status === 429) throw new EmbeddingsUnavailable({ status: got.status });
    if (got.status !== 200) throw new EmbeddingsRefused({ status: got.status });
    const read = answer.safeParse(got.body);
    if (!read.success) throw new EmbeddingsWrongShape({ wanted: texts.length });
    return checkedVectors(read.data, texts.length);
  };
  return {
    id,
    async embed(texts, options = {}) {
      const vectors: number[][] = [];
      for (let from = 0; from < texts.length; from += batchSize) {
        const batch = texts.slice(from, from + batchSize);
        vectors.push(...(await embedBatch(batch, options.purpose ?? "document", options.signal)));
      }
      return vectors;
    },
  };
}

async function send(post: PostJson, call: JsonPost) {
  try {
    return await post(call);
  } catch (error) {
    if (error instanceof HttpTooLarge) throw new EmbeddingsWrongShape({}, { cause: error });
    const isAway = [HttpTimeout, HttpUnreachable, HttpPaused].some((kind) => error instanceof kind);
    if (isAway) throw new EmbeddingsUnavailable({}, { cause: error });
    throw error;
  }
}
