import { routeHandlers } from "@/server/routes/define-route";
import { moveDemoDay, readDemoDay } from "@/server/routes/operation-routes";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(readDemoDay, moveDemoDay);
