/** A stored conversation. One that is not the person's looks like one that does not exist. */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { ChatScreen } from "@/components/chat/chat-screen";
import { MAX_QUESTION_CHARS } from "@/contract/chat-request";
import { LOCAL_OWNER_ID } from "@/server/local-owner";
import { runningFanVise } from "@/server/running";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ threadId: string }> };

const RECENT_THREADS = 20;

const findThread = cache(async (threadId: string) => {
  if (!z.uuid().safeParse(threadId).success) return undefined;
  const { conversations } = await runningFanVise();
  return conversations.findThread(LOCAL_OWNER_ID, threadId);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const thread = await findThread((await params).threadId);
  return { title: thread?.title ?? "Not found" };
}

export default async function ConversationPage({ params }: Props) {
  const thread = await findThread((await params).threadId);
  if (!thread) notFound();
  const { conversations, demo } = await runningFanVise();
  const [runs, threads] = await Promise.all([
    conversations.runsOfThread(LOCAL_OWNER_ID, thread.threadId),
    conversations.listThreads(LOCAL_OWNER_ID, RECENT_THREADS),
  ]);
  return (
    <ChatScreen
      threadId={thread.threadId}
      turns={runs.map(({ runId, status, question, startedAt, result }) => ({
        runId,
        status,
        question,
        startedAt,
        result,
      }))}
      threads={threads}
      demoDay={demo?.today() ?? null}
      maxQuestionChars={MAX_QUESTION_CHARS}
      loadedAtMs={Date.now()}
    />
  );
}
