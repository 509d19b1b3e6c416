/** "Why am I losing?": the one day that did it comes first; without one, the score. */
import { describe, expect, it } from "vitest";
import { readQuestion } from "@/language/questions/understanding/reading";
import { understand } from "@/language/questions/understanding/understanding";

describe("a question about why a matchup is being lost", () => {
  it.each([
    "why am i losing when i have KD and KAT",
    "which of his guys killed me",
    "γιατί χάνω τόσο πολύ;",
    "re file giati xanw toso poly, afou exw durant kai KAT",
  ])("is about the matchup and nobody's status: %s", (question) => {
    const { focus, searchNames, day } = understand(question);
    expect({ focus, searchNames, day }).toEqual({
      focus: "why-behind",
      searchNames: [],
      day: { kind: "offset", days: -1 },
    });
  });

  it.each(["why am i losing rebounds", "why is KAT out", "who is killing my FG%"])(
    "is another matter in: %s",
    (question) => {
      expect(understand(question).focus).not.toBe("why-behind");
    },
  );

  it("is read whole when it is Greek in Latin letters", () => {
    const { text } = readQuestion("re file giati xanw toso, thn kyriakh paizw");
    expect(text.words.map(({ normalized }) => normalized)).toEqual(
      expect.arrayContaining(["γιατι", "χανω", "την", "κυριακη"]),
    );
  });
});
