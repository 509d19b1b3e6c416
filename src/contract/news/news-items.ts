/** News items that `fanvise ingest-news` posts to a running server. Every field is untrusted text. */
import { z } from "zod";

const rawNewsItem = z.object({
  sourceItemId: z.string().optional(),
  title: z.string().optional(),
  text: z.string(),
  url: z.string().optional(),
  publishedAt: z.string(),
  source: z.string(),
});

const newsFault = z.enum(["not_json", "no_text", "no_source", "bad_url", "bad_date", "bad_shape"]);

/** A line that could not be read keeps its place as a fault, so that the report's places are the file's. */
export const newsItems = z.object({
  items: z
    .array(z.union([rawNewsItem, newsFault]))
    .min(1)
    .max(500),
});

const count = z.number().int().nonnegative();

/** Result counts of one ingest of news items. */
export const ingestReport = z.object({
  read: count,
  stored: count,
  /** Reports that were read before. */
  unchanged: count,
  /** Items that report an event another item already reported; stored as its duplicates. */
  merged: count,
  rejected: count,
  rejectedFor: z.partialRecord(newsFault, count),
  /** The first rejected ones, by their place in the input, counted from 1. */
  rejections: z.array(z.object({ place: count, reason: newsFault })),
  /** Stored without a vector because the embedding provider failed. */
  withoutEmbedding: count,
});
export type IngestReport = z.infer<typeof ingestReport>;
