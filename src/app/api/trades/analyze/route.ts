import { routeHandlers } from "@/server/routes/define-route";
import { analyzeTrade } from "@/server/routes/trade-routes";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(analyzeTrade);
