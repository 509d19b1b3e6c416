"use client";
/** The user's audit log, newest first, in pages. */
import { useState } from "react";
import type { AuditOutput } from "@/contract/account/audit";
import { request } from "../api/request";
import { agoIn } from "../time/day-and-age";
import { useNow } from "../time/use-now";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Table, Td, Th } from "../ui/table";
import { useWords } from "../words/words";
import { actionIn, detailIn } from "./audit-words";
import { useSaving } from "./use-saving";

export function ActivityList({ first, nowMs }: { first: AuditOutput; nowMs: number }) {
  const say = useWords("settings");
  const time = useWords("time");
  const now = useNow(nowMs);
  const loading = useSaving();
  const [older, setOlder] = useState<AuditOutput>({ entries: [], nextCursor: first.nextCursor });
  const entries = [...first.entries, ...older.entries];

  const loadOlder = (cursor: string) =>
    loading.run(async () => {
      const page = await request<AuditOutput>("/api/audit", { query: { cursor } });
      setOlder((before) => ({ entries: [...before.entries, ...page.entries], nextCursor: page.nextCursor }));
    });

  if (entries.length === 0) return <p className="text-sm text-soft">{say("noActivity")}</p>;
  return (
    <div className="space-y-3">
      <Table caption={say("activityTable")}>
        <thead>
          <tr>
            <Th>{say("columnWhat")}</Th>
            <Th align="end">{say("columnWhen")}</Th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries carry no id, are never reordered, and grow at the end
            <tr key={index}>
              <Td className="wrap-anywhere">
                {actionIn(say, entry)}
                <span className="ml-2 text-xs text-soft">{detailIn(say, entry)}</span>
              </Td>
              <Td align="end" className="whitespace-nowrap text-soft">
                <time dateTime={entry.at} title={entry.at}>
                  {agoIn(time, entry.at, now)}
                </time>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {loading.failure !== "" && (
        <Notice tone="bad" role="alert">
          {loading.failure}
        </Notice>
      )}
      {older.nextCursor !== null && (
        <Button size="small" disabled={loading.isBusy} onClick={() => void loadOlder(String(older.nextCursor))}>
          {loading.isBusy ? say("working") : say("older")}
        </Button>
      )}
    </div>
  );
}
