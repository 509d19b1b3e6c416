/** Signing in. A local installation has no such page: its owner is whoever sits before it. */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SignInForm } from "@/components/sign-in/sign-in-form";
import { runningFanVise } from "@/server/running";
import { safePath } from "@/server/session/supabase-session";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<{ next?: string; problem?: string }> };

export default async function SignInPage({ searchParams }: Props) {
  const { sessions } = await runningFanVise();
  if (!sessions.signIn) notFound();
  const { next = "/", problem } = await searchParams;
  return (
    <main id="main" className="mx-auto w-full max-w-sm flex-1 px-4 py-10">
      <SignInForm next={safePath(String(next))} isLinkSpent={problem !== undefined} />
    </main>
  );
}
