/** A list of free agents that goes on with a day is looked up for those who play then, in every script. */
import { expect, it } from "vitest";
import { easternDay } from "@/domain/ids";
import { TOOL } from "../tools";
import { understandConversation } from "../understanding/understanding";
import { planCalls } from "./planning";

const TODAY = easternDay.parse("2025-01-15");
const LIST = "- **Guerschon Yabusele** (PF/C, PHI)\n- **Jonathan Isaac** (PF/C, ORL)";

it.each(["which of those plays tonight", "και από αυτούς ποιος παίζει σήμερα", "kai apo autous pios paizei simera"])(
  "those with a game: %s",
  (followUp) => {
    const asked = understandConversation(["best free agents at center", followUp], LIST);
    expect(planCalls(asked, new Set(Object.values(TOOL)), TODAY)).toEqual([
      { name: TOOL.freeAgents, args: expect.objectContaining({ position: "C", playsOn: TODAY }) },
    ]);
  },
);
