import { routeHandlers } from "@/server/routes/define-route";
import { readDescription } from "@/server/routes/routes";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(readDescription);
