"use client";
/** Import of an export file. The server validates all of it before it imports any of it. */
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import type { ImportOutput } from "@/contract/account/person-export";
import { RequestFailed, request } from "../api/request";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import { useSaving } from "./use-saving";

/** Upload limit of the server, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

type Counts = { added: number; changed: number; left: number };

class NoExport extends Error {}

export function ImportCard() {
  const say = useWords("settings");
  const router = useRouter();
  const bringing = useSaving();
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<Counts | null>(null);

  const bringBack = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    setDone(null);
    await bringing.run(
      async () => {
        const { tables } = await request<ImportOutput>("/api/import", { body: await documentIn(file) });
        setDone(sumOf(Object.values(tables)));
        router.refresh();
      },
      (error) => {
        if (error instanceof NoExport) return say("notJson");
        if (!(error instanceof RequestFailed)) return undefined;
        if (error.status === 413) return say("tooLarge");
        return [400, 409, 422].includes(error.status) ? say("importRefused") : undefined;
      },
    );
  };
  const isTooLarge = file !== null && file.size > MAX_BYTES;
  return (
    <Card title={say("importTitle")}>
      <p className="mb-3 max-w-prose text-sm text-soft">{say("importText")}</p>
      <form onSubmit={(event) => void bringBack(event)} className="space-y-3">
        <Field label={say("importFile")} error={isTooLarge ? say("tooLarge") : bringing.failure} className="max-w-xl">
          {(ids) => (
            <input
              {...ids}
              type="file"
              accept="application/json,.json"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              className="min-h-10 w-full rounded-lg border border-line-strong bg-surface text-sm file:mr-3 file:min-h-10 file:border-0 file:bg-raised file:px-3 file:text-sm file:font-medium file:text-ink pointer-coarse:min-h-11 pointer-coarse:file:min-h-11"
            />
          )}
        </Field>
        <Button type="submit" disabled={bringing.isBusy || file === null || isTooLarge}>
          {bringing.isBusy ? say("importing") : say("importRun")}
        </Button>
        <div aria-live="polite">{done && <Notice tone="good">{say("imported", done)}</Notice>}</div>
      </form>
    </Card>
  );
}

async function documentIn(file: File): Promise<object> {
  try {
    const read: unknown = JSON.parse(await file.text());
    if (typeof read === "object" && read !== null) return read;
  } catch {
    // Said below, as for every other file that is none of ours.
  }
  throw new NoExport();
}

const sumOf = (tables: readonly Counts[]): Counts =>
  tables.reduce(
    (sum, { added, changed, left }) => ({
      added: sum.added + added,
      changed: sum.changed + changed,
      left: sum.left + left,
    }),
    { added: 0, changed: 0, left: 0 },
  );
