import { followChat } from "@/server/routes/agent-routes";
import { routeHandlers } from "@/server/routes/define-route";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(followChat);
