"use client";
/** Start of a new conversation: a short introduction, and a sample question for each feature. */
import { useWords } from "../words/words";

const STARTERS = [
  "starterReview",
  "starterStream",
  "starterInjury",
  "starterLineup",
  "starterPlayer",
  "starterRumour",
  "starterScoring",
  "starterAdvice",
] as const;

export function Welcome({ onAsk }: { onAsk(question: string): void }) {
  const chat = useWords("chat");
  return (
    <div className="space-y-6 pt-6 pb-6 sm:pt-10">
      <div className="space-y-2">
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{chat("welcome")}</h1>
        <p className="max-w-prose text-soft">{chat("welcomeText")}</p>
      </div>
      <section aria-labelledby="starters" className="space-y-2.5">
        <h2 id="starters" className="text-sm font-semibold text-soft">
          {chat("startWith")}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {STARTERS.map((starter) => (
            <li key={starter}>
              <button
                type="button"
                onClick={() => onAsk(chat(starter))}
                className="flex h-full min-h-16 w-full flex-col rounded-lg border border-line bg-surface px-3 py-2.5 text-left text-sm shadow-card hover:border-accent hover:bg-raised"
              >
                <span className="text-xs font-medium text-accent">{chat(`${starter}Label`)}</span>
                <span className="mt-0.5">{chat(starter)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
