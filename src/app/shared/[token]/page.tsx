/**
 * A shared conversation, open to anyone with the link: a copy made once, without a session and without scripts of the
 * chat.
 */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { SharedConversation } from "@/components/threads/shared-conversation";
import { clientAddress } from "@/server/http/client-address";
import { attempt } from "@/server/pages/page-reading";
import { pageWords } from "@/server/pages/page-words";
import { runningFanVise } from "@/server/running";
import { requestOfPage } from "@/server/session/page-person";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ token: string }> };

/** Counted as a visit, once a page, as `GET /api/shared/{token}` is. */
const readShared = cache(async (token: string) => {
  const fanvise = await runningFanVise();
  return attempt(async () => {
    await fanvise.visits.count(clientAddress(await requestOfPage()));
    return fanvise.threads.shared(token);
  });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shared = await readShared((await params).token);
  const { words } = await pageWords("threads");
  return {
    title: shared.ok ? shared.value.title : words.threads("sharedMissing"),
    // The link is the secret.
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function SharedPage({ params }: Props) {
  const shared = await readShared((await params).token);
  const { words } = await pageWords("threads", "time", "ui");
  if (!shared.ok) {
    if (shared.failure.code === "request.not_found") notFound();
    return (
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 px-4 py-16">
        <h1 className="text-xl font-semibold">
          {shared.failure.code === "request.too_many" ? words.threads("sharedTooMany") : shared.failure.message}
        </h1>
      </main>
    );
  }
  return <SharedConversation shared={shared.value} say={words.threads} time={words.time} ui={words.ui} />;
}
