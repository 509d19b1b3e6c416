/** A new conversation. */
import { ChatScreen } from "@/components/chat/chat-screen";
import { MAX_QUESTION_CHARS } from "@/contract/chat-request";
import { LOCAL_OWNER_ID } from "@/server/local-owner";
import { runningFanVise } from "@/server/running";

export const dynamic = "force-dynamic";

const RECENT_THREADS = 20;

export default async function NewConversationPage() {
  const fanvise = await runningFanVise();
  return (
    <ChatScreen
      turns={[]}
      threads={await fanvise.conversations.listThreads(LOCAL_OWNER_ID, RECENT_THREADS)}
      demoDay={fanvise.demo?.today() ?? null}
      maxQuestionChars={MAX_QUESTION_CHARS}
      loadedAtMs={Date.now()}
    />
  );
}
