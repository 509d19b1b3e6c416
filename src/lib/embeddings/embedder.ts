/** Interface of an embedding provider. */
import { AppError } from "../errors";

/** The dimension of every provider: the column has one. */
export const EMBEDDING_DIMENSION = 768;

export type EmbeddingPurpose = "document" | "query";

export type Embedder = {
  /** Provider and model, stored beside each vector: vectors of two providers are never compared. */
  readonly id: string;
  /**
   * One unit vector of 768 numbers a text, in order.
   *
   * @throws EmbeddingsUnavailable, EmbeddingsRefused, EmbeddingsWrongShape
   */
  embed(
    texts: readonly string[],
    options?: { signal?: AbortSignal | undefined; purpose?: EmbeddingPurpose },
  ): Promise<number[][]>;
};

/** The provider did not answer, or asked to be left alone. News stay searchable by words. */
export class EmbeddingsUnavailable extends AppError {
  static override readonly code = "embeddings.unavailable";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** The provider refused the request: usually the key or the model's name. */
export class EmbeddingsRefused extends AppError {
  static override readonly code = "embeddings.refused";
  static override readonly status = 502;
}

/** The answer does not hold one vector of 768 numbers a text. */
export class EmbeddingsWrongShape extends AppError {
  static override readonly code = "embeddings.wrong_shape";
  static override readonly status = 502;
}

/** `FANVISE_EMBEDDINGS` names something that cannot be used. */
export class EmbeddingsChoiceInvalid extends AppError {
  static override readonly code = "embeddings.choice_invalid";
  static override readonly status = 422;
  constructor(reason: string) {
    const userMessage = `FANVISE_EMBEDDINGS ${reason}. Example: FANVISE_EMBEDDINGS=hash`;
    super({}, { userMessage });
  }
}

/** Length 1, so that providers that cut a longer vector compare like any other. A vector of zeros stays as it is. */
export function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? [...vector] : vector.map((x) => x / length);
}

/** Provider answers are outside input: the right number of vectors, each of the one dimension, each number finite. */
export function checkedVectors(vectors: readonly (readonly number[])[], requested: number): number[][] {
  const isRight =
    vectors.length === requested &&
    vectors.every((vector) => vector.length === EMBEDDING_DIMENSION && vector.every(Number.isFinite));
  if (!isRight)
    throw new EmbeddingsWrongShape({ wanted: requested, got: vectors.length, dimension: vectors[0]?.length ?? 0 });
  return vectors.map(unit);
}
