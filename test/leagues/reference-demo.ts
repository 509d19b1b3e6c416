/**
 * The demo as tests, proofs, browser flows and measurements open it: on a day of their own and without its news, so
 * that what they expect does not depend on where a fresh demo opens.
 */
import { DEMO_REFERENCE_DAY } from "@/demo/season/days";

/** Environment variables of the product. */
export const REFERENCE_DEMO = { FANVISE_DEMO_DAY: DEMO_REFERENCE_DAY, FANVISE_DEMO_NEWS: "off" } as const;
