"use client";
/** Hands the moves to the optimizer, whose cards wait on Moves for the person's decision. Nothing is done here. */
import { useMutation } from "@tanstack/react-query";
import { Wand } from "lucide-react";
import { useRouter } from "next/navigation";
import type { OptimizerAnswer } from "@/contract/planning/optimizer-answer";
import { failureText, RequestFailed, request } from "../api/request";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useLanguage, useWords } from "../words/words";
import { ask } from "./chosen-moves";
import type { WhatIf } from "./use-what-if";

export function PrepareButton({ whatIf: { picked, answer }, teamId }: { whatIf: WhatIf; teamId: number }) {
  const [week, ui] = [useWords("week"), useWords("ui")];
  const language = useLanguage();
  const router = useRouter();
  const preparing = useMutation({
    mutationFn: async () => {
      const body = { moves: ask(picked), language, teamId: String(teamId) };
      const plan = await request<OptimizerAnswer>("/api/agent/matchup-optimizer", { body });
      if (plan.status === "failed") {
        throw new RequestFailed(plan.error?.code ?? "request.failed", plan.error?.message ?? "");
      }
      return plan;
    },
  });
  const { data: plan, error, isPending } = preparing;
  // Not after the person has gone elsewhere: given with the call, it ends with this button.
  const prepare = () =>
    preparing.mutate(undefined, {
      onSuccess: ({ status }) => {
        if (status === "awaiting_approval") router.push("/moves");
      },
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="primary" disabled={answer?.isLegal !== true || isPending} onClick={prepare}>
        <Wand aria-hidden="true" className="size-4" />
        {week(isPending ? "preparing" : "prepare")}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-xs text-soft">{week("prepareText")}</p>
      <div aria-live="polite" className="w-full empty:hidden">
        {error && <Notice tone="bad">{failureText(error, ui)}</Notice>}
        {plan?.standPat && <Notice title={week("notPrepared")}>{plan.standPat.detail}</Notice>}
      </div>
    </div>
  );
}
