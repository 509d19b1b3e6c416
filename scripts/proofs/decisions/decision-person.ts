/**
 * A person who asks for a plan, decides on its cards and waits for the move to show, and notes what does not fit
 * together.
 */
import { randomUUID } from "node:crypto";
import { type MortalServer, pause } from "../server/mortal-server";
import {
  decide,
  type Followed,
  isComplete,
  readRun,
  receive,
  resumeStream,
  runJob,
  startRun,
  textOf,
} from "../server/proof-client";
import { JOB_SECRET } from "../server/proof-server";

/** From the decision on, its ten seconds for an undo included. */
const VERIFIED_WITHIN_MS = 40_000;
const ENDED_WITHIN_MS = 40_000;
const AGENT = "matchup-optimizer";

export type Person = {
  /** Everything the user was shown. */
  readonly reported: { cardIds: Set<string>; decisions: Map<string, string>; askedAgain: number };
  readonly problems: string[];
  /** Follows a run to its pause; a lost run is reported, its cards are declined, and it is requested again. */
  planned(): Promise<Followed>;
  /**
   * Approves the first card, in all tabs at once, and sees it verified, then declines the others and sees the run end.
   */
  decided(run: Followed): Promise<void>;
};

export function createPerson(server: MortalServer, tabs: number): Person {
  const reported = { cardIds: new Set<string>(), decisions: new Map<string, string>(), askedAgain: 0 };
  const problems: string[] = [];

  async function followed(started: Followed | undefined): Promise<Followed> {
    if (started) {
      const rest = await resumeStream(server.origin(), AGENT, started);
      if (rest) problems.push(...(await receive(rest, started)));
      return started;
    }
    const { run, response } = await startRun(server.origin(), AGENT, { maxMoves: 2 });
    server.watch(run.threadId);
    current = run;
    problems.push(...(await receive(response, run)));
    return run;
  }
  let current: Followed | undefined;

  /** The run when it waits; nothing when it was lost. */
  async function atItsPause(run: Followed): Promise<Followed | undefined> {
    const { status, error, answer, cards } = await server.named(run.threadId);
    for (const { proposalId } of cards) reported.cardIds.add(proposalId);
    if (!isComplete(run)) problems.push(`the stream of a run that is ${status} has no end`);
    if (status === "awaiting_approval") {
      if (textOf(run) !== answer) problems.push("the text is not the one that was streamed");
      return run;
    }
    if (status !== "failed" || error?.code !== "run.lost") throw new Error(`the run ended ${status} ${error?.code}`);
    for (const { proposalId } of cards.filter((card) => card.status === "pending")) {
      await decide(server.origin(), run.threadId, [{ proposalId, action: "decline" }], randomUUID());
      reported.decisions.set(proposalId, "decline");
    }
    return undefined;
  }

  /** And once more under the same key, as after a lost answer. */
  async function click(run: Followed, proposalId: string, action: "approve" | "decline", key: string): Promise<void> {
    const send = async () => {
      const onLate = () => {
        reported.askedAgain += 1;
      };
      const cards = await decide(server.origin(), run.threadId, [{ proposalId, action }], key, onLate);
      return cards.map((card) => card.proposalId);
    };
    const shown = await send();
    reported.decisions.set(proposalId, action);
    if (!shown.includes(proposalId)) problems.push(`${action}: the card is not in the answer`);
    if (shown.join() !== (await send()).join()) problems.push(`${action}: the same key was answered otherwise`);
  }

  async function verified(run: Followed, proposalId: string): Promise<void> {
    const sinceMs = performance.now();
    for (;;) {
      const { cards } = await readRun(server.origin(), run.threadId);
      const status = cards.find((card) => card.proposalId === proposalId)?.status;
      if (status === "verified") return;
      if (performance.now() - sinceMs > VERIFIED_WITHIN_MS) throw new Error(`the move is ${status}, not verified`);
      // The next minute's check.
      if (server.wasKilled()) await runJob(server.origin(), "verify", JOB_SECRET);
      await pause();
    }
  }

  /** How the run ends once none of its decisions can be undone. */
  async function ended(run: Followed): Promise<string> {
    const sinceMs = performance.now();
    for (;;) {
      const { status } = await server.named(run.threadId);
      if (status !== "awaiting_approval" || performance.now() - sinceMs > ENDED_WITHIN_MS) return status;
      await pause();
    }
  }

  return {
    reported,
    problems,
    planned: () =>
      server.surviving("plan", async () => {
        const first = await atItsPause(await followed(current));
        if (first) return first;
        current = undefined;
        const second = await atItsPause(await followed(undefined));
        if (!second) throw new Error("the run was lost twice");
        return second;
      }),

    async decided(run) {
      const { cards } = await readRun(server.origin(), run.threadId);
      const [first, ...others] = cards.map(({ proposalId }) => ({ proposalId, key: randomUUID() }));
      if (!first) throw new Error("the run has no cards");
      await server.surviving("approve", async () => {
        const keys = Array.from({ length: tabs }, (_, tab) => `${first.key}-${tab}`);
        await Promise.all(keys.map((key) => click(run, first.proposalId, "approve", key)));
        await verified(run, first.proposalId);
      });
      await server.surviving("end", async () => {
        for (const { proposalId, key } of others) await click(run, proposalId, "decline", key);
        const status = await ended(run);
        if (status !== "completed") throw new Error(`every card is decided and the run is ${status}`);
      });
    },
  };
}
