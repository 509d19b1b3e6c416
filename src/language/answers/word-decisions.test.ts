/** What was proposed and what became of it, as it is worded. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import { decisionState } from "@/contract/planning/decisions-output";
import { checkSentence, collectFacts, splitSentences, startOf } from "@/domain/grounding";
import { TOOL } from "../questions/tools";
import { decided, decisions } from "./sample-decisions";

const say = (output: object, language: "en" | "el" = "en") =>
  wordAnswer("what have you suggested so far?", language, [{ name: TOOL.decisions, output }]);

describe("what was proposed", () => {
  it.each(["en", "el"] as const)(
    "is told state by state, and every sentence is borne out by the record (%s)",
    (language) => {
      const output = decisions({
        decisions: decisionState.options.map((state) =>
          decided({ state, reason: { code: "move.roster_changed", text: "" } }),
        ),
      });
      const text = say(output, language);
      const facts = collectFacts([output], "what have you suggested so far?", undefined);
      let carried = startOf(facts);
      for (const sentence of splitSentences(`${text}\n\nX`).complete) {
        const checked = checkSentence(sentence, facts, carried);
        carried = checked.carried;
        expect(checked.unsupported, sentence).toEqual([]);
      }
      expect(text.match(/Scoot Henderson/g)).toHaveLength(decisionState.options.length);
    },
  );

  it("says of an approved move whether it went through, is scheduled, or is still missing in the league", () => {
    const line = (more: Parameters<typeof decided>[0]) =>
      say(decisions({ asked: "approved_all", decisions: [decided(more)] })).split("\n")[1];
    expect(line({ state: "verified", isSeenInLeague: true })).toContain("it went through");
    expect(line({ state: "scheduled" })).toContain("scheduled; the league does not show it yet");
    expect(line({ state: "scheduled", isSeenInLeague: true })).toContain("scheduled, and the league shows it already");
    expect(line({ state: "approved" })).toContain("approved; the league does not show it yet");
    expect(line({ state: "not_seen" })).toContain("did not go through");
  });

  it("says why a move no longer waits", () => {
    const outdated = decided({
      state: "outdated",
      reason: { code: "move.player_taken", text: "the player was taken" },
    });
    const output = decisions({ asked: "outdated", decisions: [outdated] });
    expect(say(output)).toContain("another team took the player");
    expect(say(output, "el")).toContain("τον πήρε άλλη ομάδα");
  });

  it("says that there is none of what was asked for, and what there is instead", () => {
    const output = decisions({ asked: "pending", decisions: [decided({ state: "declined" })] });
    const none = { ...output, decisions: [], matchedMoves: 0, shownMoves: 0 };
    expect(say(none)).toContain("No move for **Fan Favorites** is waiting for your decision. So far: 1 move declined.");
    expect(say({ ...none, proposedMoves: 0 })).toMatch(/^No: nothing waits/);
  });
});
