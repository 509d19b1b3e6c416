/** What-ifs of missed games: read as such where the outcome is asked for, and as what they are otherwise. */
import { describe, expect, it } from "vitest";
import { easternDay } from "@/domain/ids";
import { planCalls } from "../../planning/planning";
import { understandConversation } from "../understanding";

const TODAY = easternDay.parse("2025-01-15");
const callsOf = (question: string) =>
  planCalls(understandConversation([question]), new Set(["simulate_absence"]), TODAY).map(({ args }) => args);

describe("the matchup without some games", () => {
  it.each([
    ["if Jokic sits one game does that change anything for me", { players: ["Jokic"], games: 1 }],
    ["how bad does it hurt me if Bam and KAT both miss the rest of the week", { players: ["Bam", "KAT"] }],
    ["If I sit Sexton and Tyus the rest of the way do I win turnovers?", { players: ["Sexton", "Tyus"] }],
    ["If KAT is out tonight do I still have a shot?", { players: ["KAT"], from: TODAY, to: TODAY }],
    ["αν δεν παίξει ο Τάουνς σήμερα, πόσο αλλάζει η πιθανότητα νίκης;", { players: ["Towns"], from: TODAY, to: TODAY }],
    ["an o Jokic katsei ena mats poso allazei to skor", { players: ["Jokic"], games: 1 }],
    ["Αν από αύριο δεν βάλω κανέναν να παίξει, τα λάθη τα κερδίζω;", { from: "2025-01-16" }],
    ["if nobody on my team plays tomorrow can I still win", { from: "2025-01-16", to: "2025-01-16" }],
  ])("%s", (question, args) => {
    expect(callsOf(question)).toEqual([args]);
  });

  it.each([
    "without Bam tonight, who should I start?",
    "If Embiid is out do I drop him",
    "Is Embiid out tonight?",
    "if KAT sits who do I add for him",
    "αν δεν παίξει ο Τάουνς ποιον βάζω;",
    "if Towns is out does my playoff chance change",
    "How much do I lose if I drop Sexton?",
  ])("is not asked for: %s", (question) => {
    expect(callsOf(question)).toEqual([]);
  });
});
