/**
 * Who is asked when: several at once, in order, never two of one lane at a time.
 *
 * One that waits for its lane lets the next go first, so a slow lane costs the others one place of `atOnce` and nothing
 * more.
 */
export async function takeTurns<Job, Outcome>(
  jobs: readonly Job[],
  options: {
    atOnce: number;
    concurrencyKeyOf(job: Job): string;
    /** Must not reject: one job's failure is its outcome, not the end of the others. */
    run(job: Job): Promise<Outcome>;
    /** No job begins after it aborts. */
    signal?: AbortSignal | undefined;
  },
): Promise<Outcome[]> {
  const waiting = [...jobs];
  const busy = new Set<string>();
  const outcomes: Outcome[] = [];
  // A worker that finds every lane busy may end: each busy lane has a worker, which checks again when its job is over.
  const work = async () => {
    for (;;) {
      const place = options.signal?.aborted ? -1 : waiting.findIndex((job) => !busy.has(options.concurrencyKeyOf(job)));
      const [job] = place < 0 ? [] : waiting.splice(place, 1);
      if (job === undefined) return;
      const concurrencyKey = options.concurrencyKeyOf(job);
      busy.add(concurrencyKey);
      outcomes.push(await options.run(job));
      busy.delete(concurrencyKey);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
  return outcomes;
}
