/** `POST /api/auth/sign-in`: address and password. Who is wrong in either is told the same. */
import { passwordRequest } from "@/contract/account/sign-in";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withCookies } from "@/server/http/request";
import { withSignIn } from "@/server/session/sign-in-route";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withSignIn(request, async (signIn) => {
    const { setCookies } = await signIn.withPassword(request, await readJson(request, passwordRequest));
    return withCookies(freshJson({ signedIn: true }), setCookies);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
