import { routeHandlers } from "@/server/routes/define-route";
import { signOut } from "@/server/routes/sign-in-routes";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(signOut);
