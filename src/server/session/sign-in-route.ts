/** What the routes of signing in share. */
import { AppError } from "@/lib/errors";
import { NotFound } from "@/services/refusals";
import { type VisitContext, withCookies, withVisitor } from "../http/request";
import type { SignIn } from "./session-home";
import { safePath } from "./supabase-session";

/** The work of a route that only exists where people sign in. */
export function withSignIn(
  request: Request,
  work: (signIn: SignIn, visit: VisitContext) => Promise<Response>,
): Promise<Response> {
  return withVisitor(request, async (visit) => {
    const { signIn } = visit.fanvise.sessions;
    if (!signIn) throw new NotFound();
    return work(signIn, visit);
  });
}

const MAX_CODE_CHARS = 500;

/** A browser is here, so a failure leads to a page that says what to do. */
export async function backFromSignIn(signIn: SignIn, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const code = (searchParams.get("code") ?? "").slice(0, MAX_CODE_CHARS);
  try {
    const { setCookies } = await signIn.finish(request, code);
    return withCookies(sentTo(safePath(searchParams.get("next") ?? "/")), setCookies);
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    return sentTo(`/sign-in?problem=${failure.code}`);
  }
}

const sentTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });
