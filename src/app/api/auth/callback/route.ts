/** `GET /api/auth/callback?code=&next=`: back from a link or a provider, with a code that works once and in the same browser. */
import { methodNotAllowed } from "@/server/http/request";
import { backFromSignIn, withSignIn } from "@/server/session/sign-in-route";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return withSignIn(request, (signIn) => backFromSignIn(signIn, request));
}

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT };
