/** `POST /api/auth/link`: sends a link to sign in with. The answer is the same for every address. */
import { linkRequest } from "@/contract/account/sign-in";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withCookies } from "@/server/http/request";
import { withSignIn } from "@/server/session/sign-in-route";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withSignIn(request, async (signIn) => {
    const { setCookies } = await signIn.sendLink(request, await readJson(request, linkRequest));
    return withCookies(freshJson({ sent: true }), setCookies);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
