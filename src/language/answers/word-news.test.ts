/** A dated report in an answer: what it says of a return is told, and the check of the answer leaves it as it is. */
import { expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import type { NewsCitationOutput } from "@/contract/news/news-output";
import { TOOL } from "../questions/tools";
import { news } from "./sample-decisions";
import { unsupportedIn } from "./unsupported-in";

const [SAMPLE] = news().citations;
const STATUS = "Devin Booker (ankle) is questionable for Wednesday's game against the Hawks.";
const RETURN = "The guard is expected to return on Friday against Denver, the team said.";
const claim = (kind: "status" | "return", sentence: string, contradictsOfficial: boolean) => ({
  playerId: 7,
  playerName: "Devin Booker",
  kind,
  text: kind,
  sentence,
  contradictsOfficial,
  ...(kind === "return"
    ? { earliestDay: "2025-01-17", latestDay: "2025-01-17" }
    : { earliestDay: null, latestDay: null }),
  confidence: kind === "status" ? 0.9 : 0.4,
});
const reported = (isContradicted: boolean): NewsCitationOutput[] =>
  SAMPLE
    ? [
        {
          ...SAMPLE,
          title: "Suns guard Devin Booker questionable with a sore ankle",
          snippet: `${STATUS} ${RETURN}`,
          source: "Associated Press",
          trust: "outlet",
          standing: "reported",
          claims: [claim("status", STATUS, isContradicted), claim("return", RETURN, false)],
        },
      ]
    : [];

it.each(["en", "el"] as const)(
  "tells the day of a return that a report names, and nothing of it is cut (%s)",
  (language) => {
    for (const isContradicted of [false, true]) {
      const output = news({ citations: reported(isContradicted) });
      const answer = wordAnswer("any news on Booker", language, [{ name: TOOL.news, output }]);
      expect(answer).toContain("Associated Press");
      expect(answer).toContain("Friday");
      expect(unsupportedIn(answer, [output])).toEqual([]);
    }
  },
);
