/** `POST /api/auth/provider`: where to go to sign in with another account of the person's. */
import { providerRequest } from "@/contract/account/sign-in";
import { freshJson } from "@/server/http/query";
import { methodNotAllowed, readJson, withCookies } from "@/server/http/request";
import { withSignIn } from "@/server/session/sign-in-route";

export const dynamic = "force-dynamic";

export function POST(request: Request): Promise<Response> {
  return withSignIn(request, async (signIn) => {
    const { url, setCookies } = await signIn.withProvider(request, await readJson(request, providerRequest));
    return withCookies(freshJson({ url }), setCookies);
  });
}

export { methodNotAllowed as DELETE, methodNotAllowed as GET, methodNotAllowed as PATCH, methodNotAllowed as PUT };
