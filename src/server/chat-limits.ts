/** How many questions a person may have under way, and start within a minute. Counts accepted runs, in this process. */
import type { Clock } from "@/lib/clock";
import { TooManyChats } from "./errors";

export type ChatLimits = {
  /** Takes a place or throws `TooManyChats`. Exactly one of the returned functions is called: when the run ends, or at once when it was refused. */
  admit(personId: string): { ended(): void; refused(): void };
};

const MINUTE_MS = 60_000;

export function createChatLimits(limits: { perMinute: number; atOnce: number }, clock: Clock): ChatLimits {
  const people = new Map<string, { startedAtMs: number[]; running: number }>();
  return {
    admit(personId) {
      const now = clock.now();
      const person = people.get(personId) ?? { startedAtMs: [], running: 0 };
      person.startedAtMs = person.startedAtMs.filter((at) => at > now - MINUTE_MS);
      const oldest = person.startedAtMs[0];
      if (oldest !== undefined && person.startedAtMs.length >= limits.perMinute) {
        throw new TooManyChats(Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1_000)));
      }
      if (person.running >= limits.atOnce) throw new TooManyChats(1);
      person.startedAtMs.push(now);
      person.running += 1;
      people.set(personId, person);
      let isOver = false;
      const leave = () => {
        if (!isOver) person.running -= 1;
        isOver = true;
      };
      return {
        ended: leave,
        refused() {
          leave();
          person.startedAtMs = person.startedAtMs.filter((at) => at !== now);
        },
      };
    },
  };
}
