/** What a new conversation begins with: what this is, and questions to start from. */
export function Welcome({ onAsk }: { onAsk(question: string): void }) {
  return (
    <div className="space-y-6 pt-6 pb-6 sm:pt-10">
      <div className="space-y-2">
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">Ask about your fantasy team</h1>
        <p className="max-w-prose text-soft">Answers from your league, with the source and age of every figure.</p>
      </div>
      <section aria-labelledby="starters" className="space-y-2.5">
        <h2 id="starters" className="text-sm font-semibold text-soft">
          Start with
        </h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {STARTERS.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="h-full min-h-12 w-full rounded-lg border border-line bg-surface px-3 py-2.5 text-left text-sm hover:border-accent hover:bg-raised"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const STARTERS = [
  "Who is on my roster and who is hurt?",
  "What is the score of my matchup?",
  "Who are the best free agents?",
  "What's Ja Morant's status?",
  "How has Tyrese Haliburton been playing?",
  "30 points, 10 rebounds and 5 assists: how many fantasy points?",
] as const;
