import { routeHandlers } from "@/server/routes/define-route";
import { readSeasonOdds } from "@/server/routes/league-routes";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(readSeasonOdds);
