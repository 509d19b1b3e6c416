/** Sign-in page. A local installation has none: anyone at the machine is its owner. */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SignInForm } from "@/components/sign-in/sign-in-form";
import { WordsProvider } from "@/components/words/words";
import { SIGN_IN_PROVIDERS } from "@/contract/account/sign-in";
import { pageWords } from "@/server/pages/page-words";
import { runningFanVise } from "@/server/running";
import { safePath } from "@/server/session/supabase-session";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageWords("signIn")).words.signIn("title") };
}

type Props = { searchParams: Promise<{ next?: string; problem?: string }> };

export default async function SignInPage({ searchParams }: Props) {
  const { sessions } = await runningFanVise();
  if (!sessions.signIn) notFound();
  const { next = "/", problem } = await searchParams;
  const { given } = await pageWords("signIn");
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-sm flex-1 px-4 py-10">
      <WordsProvider {...given}>
        <SignInForm
          next={safePath(String(next))}
          isLinkSpent={problem !== undefined}
          // The list comes from the contract, whose schemas the browser has no use for.
          providers={SIGN_IN_PROVIDERS}
        />
      </WordsProvider>
    </main>
  );
}
