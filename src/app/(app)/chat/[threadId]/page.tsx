/** A stored conversation. Another user's conversation shows the same page as a missing one. */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { ChatScreen } from "@/components/chat/chat-screen";
import { WordsProvider } from "@/components/words/words";
import { MAX_QUESTION_CHARS } from "@/contract/conversation/chat-request";
import { pageWords } from "@/server/pages/page-words";
import { haveCards, withPresentCards } from "@/server/pages/present-cards";
import { leagueClockView, pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ threadId: string }> };

const RECENT_THREADS = 20;
/** Limit of the cards that the page requests. */
const RECENT_CARDS = 100;

const findThread = cache(async (threadId: string) => {
  if (!z.uuid().safeParse(threadId).success) return undefined;
  const { fanvise, person } = await personOfPage(`/chat/${threadId}`);
  return fanvise.conversations.findThread(person.personId, threadId);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const thread = await findThread((await params).threadId);
  return { title: thread?.title ?? (await pageWords("states")).words.states("missingTitle") };
}

export default async function ConversationPage({ params }: Props) {
  const thread = await findThread((await params).threadId);
  if (!thread) notFound();
  const { fanvise, person } = await personOfPage(`/chat/${thread.threadId}`);
  const [scope, { turns }, threads, { given }] = await Promise.all([
    fanvise.scopeFor(person.personId, { connectionId: thread.connectionId }),
    fanvise.threads.read(person.personId, thread.threadId),
    fanvise.threads.page(person.personId, { limit: RECENT_THREADS }),
    pageWords("chat", "threads", "tools", "fields", "cards"),
  ]);
  const { threadId, title, isPinned } = thread;
  const cards = haveCards(turns) ? await fanvise.recommendations.list(person.personId, { limit: RECENT_CARDS }) : [];
  return (
    <WordsProvider {...given}>
      <ChatScreen
        thread={{ threadId, title, isPinned, updatedAt: turns.at(-1)?.startedAt ?? "" }}
        turns={withPresentCards(turns, cards)}
        threads={threads}
        maxQuestionChars={MAX_QUESTION_CHARS}
        loadedAtMs={pageMadeAt()}
        leagueClock={leagueClockView(fanvise, scope)}
      />
    </WordsProvider>
  );
}
