import { AppError } from "@/lib/errors";

/** The outcome of work that an answer can do without; `undefined` when it failed by name. Bugs and aborts go on. */
export async function orUndefinedOnFailure<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (failure) {
    if (failure instanceof AppError) return undefined;
    throw failure;
  }
}
