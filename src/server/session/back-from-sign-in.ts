/** The end of signing in with a link or a provider. */
import { AppError } from "@/lib/errors";
import { withCookies } from "../http/request";
import type { SignIn } from "./session-provider";
import { safePath } from "./supabase-session";

const MAX_CODE_CHARS = 500;

/** A failure leads to a page that says what to do. @returns a redirect */
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
