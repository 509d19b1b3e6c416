/** News on their way in, as `fanvise ingest-news` hands them to a running server. Every field is outside text. */
import { z } from "zod";

const rawNewsItem = z.object({
  sourceItemId: z.string().optional(),
  title: z.string().optional(),
  text: z.string(),
  url: z.string().optional(),
  publishedAt: z.string(),
  source: z.string(),
});

/** A line that could not be read keeps its place as a fault, so that the report's places are the file's. */
export const newsItems = z.object({
  items: z
    .array(z.union([rawNewsItem, z.enum(["not_json", "no_text", "no_source", "bad_url", "bad_date", "bad_shape"])]))
    .min(1)
    .max(500),
});
