"use client";
/** The model that answers: a test of it, and a key of one's own, which goes in and never comes out. */
import { ExternalLink } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import type { ModelTestOutput } from "@/contract/model-test";
import { numberIn } from "@/language/texts/ui/phrases";
import { RequestFailed, request } from "../api/request";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { useLanguage, useWords } from "../words/words";
import { outsideFailure } from "./outside-failure";
import { useSaving } from "./use-saving";

const Confirm = dynamic(() => import("../ui/confirm").then((module) => module.Confirm), { loading: () => null });

const PROVIDER = "google-genai";
const KEY_PAGE = "https://aistudio.google.com/apikey";
const LOOKS_LIKE_KEY = /^[\x21-\x7e]{10,400}$/;

type Props = {
  hasKey: boolean;
  /** The current model, as the server reports it. */
  children: ReactNode;
};

export function ModelPanel({ hasKey, children }: Props) {
  const say = useWords("settings");
  const router = useRouter();
  const testing = useSaving();
  const saving = useSaving();
  const [result, setResult] = useState<ModelTestOutput | null>(null);
  const [key, setKey] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const isWrong = isChecked && !LOOKS_LIKE_KEY.test(key.trim());

  const test = () => {
    setResult(null);
    return testing.run(
      async () => setResult(await request<ModelTestOutput>("/api/models/test", { body: {} })),
      (error) => (error instanceof RequestFailed && error.status === 429 ? say("failTooMany") : undefined),
    );
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!LOOKS_LIKE_KEY.test(key.trim())) return;
    const body = { provider: PROVIDER, key: key.trim() };
    if (!(await saving.run(() => request("/api/model-keys", { method: "PUT", body })))) return;
    setKey("");
    setIsChecked(false);
    router.refresh();
    await test();
  };
  const remove = async () => {
    setResult(null);
    const path = `/api/model-keys?provider=${PROVIDER}`;
    if (await saving.run(() => request(path, { method: "DELETE" }))) router.refresh();
  };

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">{children}</div>
        <div className="text-right">
          <Button onClick={() => void test()} disabled={testing.isBusy} aria-describedby="test-note">
            {testing.isBusy ? say("testing") : say("test")}
          </Button>
          <p id="test-note" className="mt-1 text-xs text-soft">
            {say("testText")}
          </p>
        </div>
      </div>
      <div aria-live="polite">
        {result && <TestResult result={result} />}
        {testing.failure !== "" && <Notice tone="bad">{testing.failure}</Notice>}
      </div>
      <form onSubmit={(event) => void save(event)} noValidate className="space-y-3 border-t border-line pt-4">
        <div>
          <h3 className="text-sm font-medium">{say("keyTitle")}</h3>
          <p className="text-xs text-soft">{say("keyLead")}</p>
        </div>
        <TextField
          label={say("key")}
          type="password"
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore=""
          className="max-w-xl"
          hint={
            <a
              href={KEY_PAGE}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center gap-1 text-accent hover:underline pointer-coarse:min-h-11"
            >
              {say("keyWhere")}
              <ExternalLink aria-hidden="true" className="size-3" />
            </a>
          }
          value={key}
          error={isWrong ? say("wrongKey") : saving.failure}
          onChange={(event) => setKey(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={saving.isBusy}>
            {saving.isBusy ? say("saving") : say(hasKey ? "replaceKey" : "saveKey")}
          </Button>
          {hasKey && (
            <Button variant="danger" disabled={saving.isBusy} onClick={() => setIsRemoving(true)}>
              {say("removeKey")}
            </Button>
          )}
        </div>
      </form>
      {isRemoving && (
        <Confirm
          isOpen
          onOpenChange={setIsRemoving}
          title={say("removeKeyTitle")}
          action={say("removeKey")}
          isDanger
          onConfirm={() => void remove()}
        >
          {say("removeKeyText")}
        </Confirm>
      )}
    </div>
  );
}

function TestResult({ result }: { result: ModelTestOutput }) {
  const say = useWords("settings");
  const language = useLanguage();
  const { isAnswering, ms, inputTokens, outputTokens, costUsd, error } = result;
  const model = result.model === "rules" ? say("rules") : result.model;
  const figures = say("testFigures", {
    ms: Math.round(ms),
    input: inputTokens,
    output: outputTokens,
    cost:
      costUsd === null
        ? say("costUnknown")
        : costUsd === 0
          ? say("free")
          : say("cost", { amount: numberIn(language, costUsd, 6) }),
  });
  return isAnswering ? (
    <Notice tone="good" title={say("answering", { model })}>
      <span className="tabular-nums">{figures}</span>
    </Notice>
  ) : (
    <Notice tone="bad" title={say("notAnswering", { model })}>
      <p>
        {error ? outsideFailure(error, say) : ""} {say("rulesInstead")}
      </p>
    </Notice>
  );
}
