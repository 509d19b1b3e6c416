/** Before every page and route: only loopback names are served. Next's files carry nothing private and are left out. */
import { type NextRequest, NextResponse } from "next/server";
import { isOwnHost } from "./server/http/own-host";

export function proxy(request: NextRequest): NextResponse {
  if (isOwnHost(request.headers)) return NextResponse.next();
  return new NextResponse("This address is not served here.\n", { status: 403 });
}

export const config = { matcher: "/((?!_next/static|icon.svg|api/).*)" };
