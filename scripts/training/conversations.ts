/** Conversations to learn from, as `training/conversations/*.jsonl` holds them: each turn with what it asks for, by hand. */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { MATTERS } from "@/language/questions/matters/matters";
import { readLabeledLines } from "./labeled-lines";

const conversation = z.strictObject({
  turns: z
    .array(
      z.strictObject({
        asks: z.string().min(1),
        /** Each of them answers rightly. */
        matters: z.array(z.enum(MATTERS)).min(1),
      }),
    )
    .min(1),
});
export type LabeledConversation = z.output<typeof conversation>;

const FOLDER = new URL("../../training/conversations/", import.meta.url);

/** @throws Error that names the line which is no conversation */
export const labeledConversations = (): LabeledConversation[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readLabeledLines(readFileSync(new URL(name, FOLDER), "utf8"), conversation, `conversation of ${name}`),
    );
