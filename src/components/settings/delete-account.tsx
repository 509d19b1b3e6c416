"use client";
/** Asking that everything be deleted, confirmed in words, and taking that back while there is time. */
import { type FormEvent, useState } from "react";
import type { AccountOutput } from "@/contract/account/person-export";
import { request } from "../api/request";
import { dayIn } from "../time/day-and-age";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import { useSaving } from "./use-saving";

type Props = {
  initialDueAt: string | null;
  graceDays: number;
  /** Confirmation text the server requires, in any language of the page. */
  confirmation: string;
};

export function DeleteAccount({ initialDueAt, graceDays, confirmation }: Props) {
  const say = useWords("settings");
  const time = useWords("time");
  const saving = useSaving();
  const [dueAt, setDueAt] = useState(initialDueAt);
  const [isRetained, setIsRetained] = useState(false);
  const [typed, setTyped] = useState("");
  const days = say("days", { count: graceDays });
  const isConfirmed = typed.trim().toLowerCase() === say("deletionWords");

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed) return;
    await saving.run(async () => {
      const account = await request<AccountOutput>("/api/account", { method: "DELETE", body: { confirmation } });
      setDueAt(account.deletionDueAt);
      setTyped("");
      setIsRetained(false);
    });
  };
  const keep = () =>
    saving.run(async () => {
      setDueAt((await request<AccountOutput>("/api/account/keep", { method: "POST" })).deletionDueAt);
      setIsRetained(true);
    });
  const failure = saving.failure !== "" && (
    <Notice tone="bad" role="alert">
      {saving.failure}
    </Notice>
  );

  if (dueAt !== null) {
    return (
      <div className="space-y-3">
        <Notice
          tone="bad"
          role="status"
          title={say("deleting", { day: dayIn(time, dueAt.slice(0, 10)) })}
          actions={
            <Button disabled={saving.isBusy} onClick={() => void keep()}>
              {say("keep")}
            </Button>
          }
        >
          {say("deletingText")}
        </Notice>
        {failure}
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void ask(event)} className="space-y-3">
      <div role="status">{isRetained && <Notice tone="good">{say("retained")}</Notice>}</div>
      <p className="max-w-prose text-sm text-soft">{say("deleteText", { days })}</p>
      <TextField
        label={say("typeToDelete", { words: say("deletionWords") })}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        className="max-w-sm"
        onChange={(event) => setTyped(event.target.value)}
      />
      {failure}
      <Button type="submit" variant="danger" disabled={saving.isBusy || !isConfirmed}>
        {saving.isBusy ? say("working") : say("delete", { days })}
      </Button>
    </form>
  );
}
