import { routeHandlers } from "@/server/routes/define-route";
import { valueMoves } from "@/server/routes/planning-routes";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(valueMoves);
