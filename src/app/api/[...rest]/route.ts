/** Addresses under `/api` that do not exist answer like every other refusal. */
import { answerNotFound } from "@/server/routes/define-route";

export const dynamic = "force-dynamic";
export {
  answerNotFound as DELETE,
  answerNotFound as GET,
  answerNotFound as PATCH,
  answerNotFound as POST,
  answerNotFound as PUT,
};
