"use client";
/**
 * A read-only link to a copy of the conversation, and the way to take all of them back. Loaded when it is first opened.
 */
import { useState } from "react";
import type { z } from "zod";
import type { shareOutput, sharesDeletion } from "@/contract/conversation/threads";
import { failureText, request } from "../api/request";
import { dayIn } from "../time/day-and-age";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SelectField, TextField } from "../ui/field";
import { useWords } from "../words/words";

const DAYS = [7, 30, 90] as const;

export function ShareDialog({ threadId, onClose }: { threadId: string; onClose(): void }) {
  const [say, ui, time] = [useWords("threads"), useWords("ui"), useWords("time")];
  const [days, setDays] = useState<number>(30);
  const [link, setLink] = useState<{ address: string; until: string } | null>(null);
  const [message, setMessage] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const path = `/api/threads/${threadId}/share`;

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setMessage("");
    await work().catch((error: unknown) => setMessage(failureText(error, ui)));
    setIsBusy(false);
  };
  const make = () =>
    attempt(async () => {
      const made = await request<z.output<typeof shareOutput>>(path, { body: { expiresInDays: days } });
      setLink({ address: `${location.origin}/shared/${made.token}`, until: made.expiresAt.slice(0, 10) });
    });
  const takeBack = () =>
    attempt(async () => {
      const { links } = await request<z.output<typeof sharesDeletion>>(path, { method: "DELETE" });
      setLink(null);
      setMessage(say("takenBack", { count: links }));
    });
  const copy = () =>
    attempt(async () => navigator.clipboard.writeText(link?.address ?? "").then(() => setMessage(say("copied"))));

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say("shareTitle")}
      description={say("shareText")}
    >
      <div className="space-y-4">
        {link === null ? (
          <div className="flex items-end gap-2">
            <SelectField
              label={say("expires")}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
              className="flex-1"
            >
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {say("days", { count })}
                </option>
              ))}
            </SelectField>
            <Button variant="primary" disabled={isBusy} onClick={() => void make()}>
              {say("makeLink")}
            </Button>
          </div>
        ) : (
          <div className="space-y-2">
            <TextField
              label={say("link")}
              readOnly
              value={link.address}
              onFocus={(event) => event.target.select()}
              hint={say("linkUntil", { day: dayIn(time, link.until) })}
            />
            <Button variant="primary" onClick={() => void copy()}>
              {say("copyLink")}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <p role="status" className="text-sm text-soft">
            {message}
          </p>
          <Button variant="quiet" size="small" className="text-bad!" disabled={isBusy} onClick={() => void takeBack()}>
            {say("takeBack")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
