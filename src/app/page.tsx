/** A new conversation. */
import { ChatScreen } from "@/components/chat/chat-screen";
import { MAX_QUESTION_CHARS } from "@/contract/chat-request";
import { activeDemoDay } from "@/server/active-demo-day";
import { personOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

const RECENT_THREADS = 20;

export default async function NewConversationPage() {
  const { fanvise, person } = await personOfPage("/");
  return (
    <ChatScreen
      turns={[]}
      threads={(await fanvise.threads.page(person.personId, { limit: RECENT_THREADS })).threads}
      demoDay={await activeDemoDay(fanvise, person.personId)}
      maxQuestionChars={MAX_QUESTION_CHARS}
      loadedAtMs={Date.now()}
    />
  );
}
