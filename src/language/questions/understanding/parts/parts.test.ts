import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding";
import { segmentsOf } from "./segments";

const partsOf = (question: string) => understandConversation([question]).parts;

describe("a message with several questions", () => {
  it.each([
    ["Who's winning, and can I still add anybody before this ends?", ["matchup", "matchup"]],
    ["1) who should I start tonight? 2) how many adds do I have left?", ["daily-lineup", "matchup"]],
    ["When does this matchup end, and how many games do we both have?", ["matchup", "schedule"]],
    ["Wallace or Camara for Thursday? Also when do lineups lock tonight?", ["status", "daily-lineup"]],
    ["Ποιος προηγείται και ποιον να βάλω απόψε;", ["matchup", "daily-lineup"]],
    ["poios kerdizei kai poioi einai traumaties stin omada mou?", ["matchup", "my-roster"]],
    ["Who is my best rebounder and who is hurt on my team?", ["roster-form", "my-roster"]],
  ] as const)("is read question by question: %s", (question, wants) => {
    const parts = partsOf(question) ?? [];
    expect(parts).toHaveLength(wants.length);
    for (const [at, want] of wants.entries()) expect([...(parts[at]?.intents ?? [])]).toContain(want);
  });

  it("wants all that its questions want", () => {
    const { intents, parts = [] } = understandConversation(["Who's winning? And who should I stream tonight?"]);
    expect(parts).toHaveLength(2);
    expect([...intents].sort()).toEqual([...new Set(parts.flatMap((part) => [...part.intents]))].sort());
  });

  it("names in a later question the player of the one before", () => {
    const parts = partsOf("Who should I start tonight? How is Tyler Herro, and when is he back?") ?? [];
    expect(parts.map(({ searchNames }) => searchNames)).toEqual([[], ["Tyler Herro"], ["Tyler Herro"]]);
  });

  it("names nobody in a question that points at nobody", () => {
    const parts = partsOf("Is Bam playing tonight, and who are the best free agent centers?") ?? [];
    expect(parts.map(({ searchNames }) => searchNames.length)).toEqual([1, 0]);
  });

  it.each([
    "Is Bam healthy, and is he starting?",
    "Should I drop Nembhard for Camara, and will it hurt me in assists?",
    "He offers me Garland for Herro. Is that fair? Should I take it?",
    "Review my matchup and tell me which moves would help",
    "add Toumani Camara and drop Herbert Jones",
    "Drop Jones or Nembhard?",
    "How many games do I have left and how many does my opponent have?",
    "Ποιος προηγείται και πόσες προσθήκες μου μένουν;",
    "Plan my week and find me replacements for my injured guys",
    "Set my lineups for the week and suggest my best moves",
    "Υπάρχει όριο αγώνων. Τι κινήσεις αξίζουν ακόμα;",
    "Πόσους αγώνες έχει παίξει φέτος ο Ty Jerome και πόσους πόντους έχει κατά μέσο όρο στη σεζόν;",
    "I'm down 40 points with three days left. Who should I stream?",
  ])("stays one question where it is one: %s", (question) => {
    expect(partsOf(question)).toBeUndefined();
  });
});

describe("the questions of a message", () => {
  it("keep what is told before them or after the last", () => {
    expect(segmentsOf("I'm down 40. Who do I stream? Who starts? I have two adds.").texts).toEqual([
      "I'm down 40. Who do I stream?",
      "Who starts? I have two adds.",
    ]);
  });

  it("are numbered only where a first and a second number stand", () => {
    expect(segmentsOf("Who are the top 5. Who is hurt?").isNumbered).toBe(false);
    expect(segmentsOf("1. who starts? 2. who sits?")).toEqual({
      texts: ["who starts?", "who sits?"],
      isNumbered: true,
    });
  });

  it("are one message again when there are more than four", () => {
    const question = "Who starts? Who sits? Who is hurt? Who plays? Who is best?";
    expect(segmentsOf(question).texts).toEqual([question]);
  });
});

describe("a long message around one question", () => {
  const STORY =
    "I swear this league hates me. Embiid on IR since forever, Monk out, Herb out, and this guy gets a triple double from Jokic every other night. I've got 3 moves left and feel like tanking the week. ";

  it("is answered where it asks", () => {
    const { focus, searchNames } = understandConversation([
      `${STORY}Talk me out of it: is there a realistic path or should I save my energy for next week?`,
    ]);
    expect(focus).toBe("chance");
    expect(searchNames).toEqual([]);
  });

  it("is read to its end where it is one sentence from the first word to the last", () => {
    const sentence =
      "With Embiid on IR since what feels like forever and Monk and Herb Jones both out for who knows how long, do you think it makes sense for me to keep Malik Monk on my bench or should I rather cut him for somebody with four games?";
    expect(understandConversation([sentence]).searchNames.length).toBeGreaterThan(0);
  });

  it("is read whole where its question points back to the story", () => {
    expect(
      understandConversation([`${STORY}What would you do about it if you were in my place?`]).searchNames,
    ).not.toEqual([]);
  });
});

it("a question under a condition is one of its own, with or without its mark", () => {
  for (const second of ["If he's out who should I slot in at UTIL", "If he's out who should I slot in at UTIL?"])
    expect(partsOf(`Is Towns playing tonight? ${second}`)?.map(({ matter }) => matter)).toEqual(["status", "instead"]);
});
