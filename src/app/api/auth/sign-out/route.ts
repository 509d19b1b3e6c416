/** `POST /api/auth/sign-out`: on this device, or on all of them. */
import { signOutRequest } from "@/contract/account/sign-in";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withCookies } from "@/server/http/request";
import { withSignIn } from "@/server/session/sign-in-route";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withSignIn(request, async (signIn) => {
    const { where } = await readJson(request, signOutRequest);
    const { setCookies } = await signIn.signOut(request, where);
    return withCookies(freshJson({ signedIn: false }), setCookies);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
