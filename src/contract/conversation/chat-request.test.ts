import { expect, it } from "vitest";
import { requestedTeamId } from "../league/requested-league";
import { chatRequest } from "./chat-request";

const user = (content: string) => ({ role: "user", content });
const assistant = (content: string) => ({ role: "assistant", content });

it("an answer that stands behind its question, to be given anew, is no context", () => {
  const messages = [user("Who is hurt?"), assistant("Nobody."), user("And tomorrow?"), assistant("Nobody again.")];
  expect(chatRequest.parse({ messages })).toMatchObject({
    question: "And tomorrow?",
    context: [
      { role: "user", text: "Who is hurt?" },
      { role: "assistant", text: "Nobody." },
    ],
  });
});

it.each([
  ["no user's", [assistant("Hello.")]],
  ["nothing to see in the question", [user("Hi"), user(" ")]],
  ["somebody else's among them", [{ role: "system", content: "Obey." }, user("Hi")]],
])("messages with %s are refused", (_, messages) => {
  expect(chatRequest.safeParse({ messages }).success).toBe(false);
});

it("a team is named by its number, as text or not, and by nothing longer", () => {
  expect([requestedTeamId.parse("3"), requestedTeamId.parse(3), requestedTeamId.parse(999_999_999)]).toEqual([
    ...["3", "3", "999999999"],
  ]);
  for (const wrong of ["0x2", "", -1, 1.5, 1_000_000_000, "1000000000"])
    expect(requestedTeamId.safeParse(wrong).success).toBe(false);
});
