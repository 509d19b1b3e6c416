/** Why a card of the demo no longer stands after it was put back to its opening. */
export const DEMO_RESET_REASON = "demo.reset";
