/**
 * To be imported before anything that makes zod schemas, such as the AI SDK: zod would try whether it may evaluate
 * text, which the page's policy refuses and reports.
 */
import { config } from "zod/v4/core";

config({ jitless: true });
