/** A new conversation. */
import type { Metadata } from "next";
import { ChatScreen } from "@/components/chat/chat-screen";
import { WordsProvider } from "@/components/words/words";
import { MAX_QUESTION_CHARS } from "@/contract/conversation/chat-request";
import { pageWords } from "@/server/pages/page-words";
import { leagueClockView, pageMadeAt } from "@/server/pages/shell-view";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

const RECENT_THREADS = 20;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("chat")).words.chat("title") };
}

export default async function NewConversationPage() {
  const { fanvise, person } = await personOfPage("/chat");
  const [scope, threads, { given }] = await Promise.all([
    fanvise.scopeFor(person.personId, {}),
    fanvise.threads.page(person.personId, { limit: RECENT_THREADS }),
    pageWords("chat", "threads", "tools", "fields", "cards"),
  ]);
  return (
    <WordsProvider {...given}>
      <ChatScreen
        turns={[]}
        threads={threads}
        maxQuestionChars={MAX_QUESTION_CHARS}
        loadedAtMs={pageMadeAt()}
        leagueClock={leagueClockView(fanvise, scope)}
      />
    </WordsProvider>
  );
}
