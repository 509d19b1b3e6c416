"use client";
/**
 * Asks the engine for a plan of the days left and shows what it works on. The plan belongs to the server: after a
 * reload it is followed again, by its thread in the address.
 */
import { Check, LoaderCircle, Wand } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { OptimizerAnswer } from "@/contract/planning/optimizer-answer";
import { failureText, RequestFailed, request } from "../api/request";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useLanguage, useWords } from "../words/words";
import { followPlan } from "./plan-stream";

type Note = { step: number; text: string };
type Plan =
  | { at: "idle" }
  | { at: "running"; threadId: string | null; notes: readonly Note[] }
  | { at: "done"; cards: number; standPat: string | null }
  | { at: "stopped" }
  | { at: "cut"; threadId: string }
  | { at: "failed"; message: string };

const PARAMETER = "plan";
const OF_PLAN = "/api/agent/matchup-optimizer";

/** `onCards` settles once they are shown: what is announced before could be a card that the plan has replaced. */
type Hears = { onStart(): void; onCards(): Promise<void> };

export function useWeekPlan(followed: string | null, hears: Hears) {
  const ui = useWords("ui");
  const language = useLanguage();
  const [plan, setPlan] = useState<Plan>(
    followed === null ? { at: "idle" } : { at: "running", threadId: followed, notes: [] },
  );
  const heard = useRef(hears);
  heard.current = hears;
  const failed = (error: unknown) => setPlan({ at: "failed", message: failureText(error, ui) });

  const follow = async (threadId: string, response: Response) => {
    const notes = new Map<number, Note>();
    setPlan({ at: "running", threadId, notes: [] });
    // Nothing left to follow: a browser may give the empty answer a body, in which no end is found.
    const body = response.status === 204 ? null : response.body;
    const end = body
      ? await followPlan(body, (note) => {
          notes.set(note.step, note);
          setPlan({ at: "running", threadId, notes: [...notes.values()] });
        })
      : { kind: "finished" as const };
    if (end.kind === "cut") {
      setPlan({ at: "cut", threadId });
      return;
    }
    keepInAddress(null);
    const answer = await request<OptimizerAnswer>(`${OF_PLAN}/${threadId}`);
    await heard.current.onCards();
    if (answer.status === "failed") setPlan({ at: "failed", message: answer.error?.message ?? ui("refused") });
    else if (answer.status === "stopped") setPlan({ at: "stopped" });
    else {
      const cards = answer.cards.filter(({ status }) => status === "pending").length;
      setPlan({ at: "done", cards, standPat: answer.standPat ? answer.answer : null });
    }
  };

  const resume = (threadId: string) =>
    fetch(`${OF_PLAN}/${threadId}/stream`, { cache: "no-store" })
      .catch(() => {
        throw new RequestFailed("connection.lost", "");
      })
      .then(async (response) => {
        if (!response.ok) throw await refusal(response);
        await follow(threadId, response);
      })
      .catch(failed);

  const resumeOnce = useRef(() => {
    if (followed !== null) void resume(followed);
  });
  useEffect(() => {
    resumeOnce.current();
    resumeOnce.current = () => {};
  }, []);

  const start = async () => {
    heard.current.onStart();
    setPlan({ at: "running", threadId: null, notes: [] });
    try {
      const response = await fetch(OF_PLAN, {
        method: "POST",
        cache: "no-store",
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify({ language }),
      }).catch(() => {
        throw new RequestFailed("connection.lost", "");
      });
      const threadId = response.headers.get("x-fanvise-thread-id");
      if (!response.ok || threadId === null) throw await refusal(response);
      keepInAddress(threadId);
      await follow(threadId, response);
    } catch (error) {
      failed(error);
    }
  };

  const stop = (threadId: string) =>
    void request(`${OF_PLAN}/${threadId}/stop`, { method: "POST" }).catch(() => undefined);

  return { plan, start: () => void start(), stop, resume: (threadId: string) => void resume(threadId) };
}

type WeekPlan = ReturnType<typeof useWeekPlan>;

export function OptimizeButton({ week, variant = "primary" }: { week: WeekPlan; variant?: "primary" | "plain" }) {
  const say = useWords("moves");
  return (
    <Button variant={variant} disabled={week.plan.at === "running"} onClick={week.start}>
      <Wand aria-hidden="true" className="size-4" />
      {say("optimize")}
    </Button>
  );
}

export function PlanProgress({ week }: { week: WeekPlan }) {
  const say = useWords("moves");
  const { plan } = week;
  return (
    <div aria-live="polite">
      {plan.at === "running" && (
        <section aria-label={say("planning")} aria-busy="true" className="rounded-xl border border-line bg-surface p-4">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <div>
              <p className="flex items-center gap-2 text-sm font-semibold">
                <LoaderCircle aria-hidden="true" className="size-4 text-accent motion-safe:animate-spin" />
                {say("planning")}
              </p>
              <p className="mt-1 text-xs text-soft">{say("planningText")}</p>
            </div>
            {plan.threadId !== null && (
              <Button size="small" onClick={() => plan.threadId !== null && week.stop(plan.threadId)}>
                {say("stop")}
              </Button>
            )}
          </div>
          <ol className="mt-3 min-h-24 space-y-1 text-sm">
            {plan.notes.map(({ step, text }) => (
              <li key={step} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {plan.at === "done" &&
        (plan.standPat !== null ? (
          <Notice tone="plain">{plan.standPat}</Notice>
        ) : (
          // All decided since: there is nothing to announce.
          plan.cards > 0 && <Notice tone="good">{say("planReady", { count: plan.cards })}</Notice>
        ))}
      {plan.at === "stopped" && <Notice tone="plain">{say("stopped")}</Notice>}
      {plan.at === "cut" && (
        <Notice
          actions={
            <Button size="small" onClick={() => week.resume(plan.threadId)}>
              {say("follow")}
            </Button>
          }
        >
          {say("cut")}
        </Notice>
      )}
      {plan.at === "failed" && (
        <Notice tone="bad" title={say("planFailed")}>
          {plan.message}
        </Notice>
      )}
    </div>
  );
}

async function refusal(response: Response): Promise<RequestFailed> {
  const answer = (await response.json().catch(() => undefined)) as
    | { error?: { code?: string; message?: string } }
    | undefined;
  return new RequestFailed(answer?.error?.code ?? "request.failed", answer?.error?.message ?? "", response.status);
}

/** So that a reload follows it on; `null` once it is over. */
function keepInAddress(threadId: string | null): void {
  const address = new URL(location.href);
  if (threadId === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, threadId);
  history.replaceState(history.state, "", address);
}
