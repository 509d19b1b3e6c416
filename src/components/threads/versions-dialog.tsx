"use client";
/** The versions of a conversation that were put aside, and the way back to each. Loaded when it is first opened. */
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { z } from "zod";
import type { checkpointsOutput } from "@/contract/conversation/threads";
import { failureText, request } from "../api/request";
import { agoIn } from "../time/day-and-age";
import { Button, IconButton } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Loading, Skeleton } from "../ui/skeleton";
import { useWords } from "../words/words";

type Versions = z.output<typeof checkpointsOutput>["checkpoints"];
type Props = { threadId: string; onRestore(checkpointId: string): void; onClose(): void };

export function VersionsDialog({ threadId, onRestore, onClose }: Props) {
  const [say, ui, time] = [useWords("threads"), useWords("ui"), useWords("time")];
  const [versions, setVersions] = useState<Versions | null>(null);
  const [failure, setFailure] = useState("");
  const path = `/api/threads/${threadId}/checkpoints`;
  useEffect(() => {
    request<{ checkpoints: Versions }>(path).then(
      ({ checkpoints }) => setVersions(checkpoints.toReversed()),
      (error: unknown) => setFailure(failureText(error, ui)),
    );
  }, [path, ui]);

  const forget = async (checkpointId: string) => {
    try {
      await request(`${path}/${checkpointId}`, { method: "DELETE" });
      setVersions((all) => all?.filter((each) => each.checkpointId !== checkpointId) ?? null);
    } catch (error) {
      setFailure(failureText(error, ui));
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say("versions")}
      description={say("versionsText")}
    >
      {failure !== "" && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {failure}
        </p>
      )}
      {versions === null && failure === "" && (
        <Loading note={ui("loading")}>
          <Skeleton className="h-14" />
        </Loading>
      )}
      {versions?.length === 0 && <p className="text-sm text-soft">{say("noVersions")}</p>}
      <ul className="divide-y divide-line">
        {versions?.map(({ checkpointId, name, turns, createdAt }) => (
          <li key={checkpointId} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm font-medium">{name}</span>
              <span className="block text-xs text-soft">
                {say("versionTurns", { count: turns })} · {agoIn(time, createdAt, Date.now())}
              </span>
            </span>
            <Button size="small" onClick={() => onRestore(checkpointId)}>
              {say("goBack")}
            </Button>
            <IconButton label={say("forget", { name })} onClick={() => void forget(checkpointId)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
