"use client";
/** The tokens of the person's programs: a new one, shown once; those there are; an end to any of them. */
import dynamic from "next/dynamic";
import { type FormEvent, useState } from "react";
import type { ApiToken, NewToken, TokenScope } from "@/contract/account/api-token";
import { RequestFailed, request } from "../api/request";
import { agoIn, untilIn } from "../time/day-and-age";
import { useNow } from "../time/use-now";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Empty } from "../ui/empty";
import { SelectField, TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { Table, Td, Th } from "../ui/table";
import { useWords } from "../words/words";
import { NewTokenShown } from "./new-token-shown";
import { useSaving } from "./use-saving";

const Confirm = dynamic(() => import("../ui/confirm").then((module) => module.Confirm), { loading: () => null });

const LIFETIMES_DAYS = [30, 90, 365] as const;
const USUAL_DAYS = 90;
const SCOPES = [
  { scope: "read", phrase: "scopeRead", short: "scopeReadShort" },
  { scope: "chat", phrase: "scopeChat", short: "scopeChatShort" },
] as const satisfies readonly { scope: TokenScope; phrase: string; short: string }[];

export function TokenPanel({ initialTokens, nowMs }: { initialTokens: readonly ApiToken[]; nowMs: number }) {
  const say = useWords("settings");
  const [tokens, setTokens] = useState(initialTokens);
  const [made, setMade] = useState<NewToken | null>(null);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const removal = useSaving();

  const revoke = async ({ tokenId }: ApiToken) => {
    if (!(await removal.run(() => request(`/api/tokens/${tokenId}`, { method: "DELETE" })))) return;
    setTokens((before) => before.filter((each) => each.tokenId !== tokenId));
    setMade((shown) => (shown?.tokenId === tokenId ? null : shown));
  };

  return (
    <>
      <Card title={say("newToken")}>
        <p className="mb-4 max-w-prose text-sm text-soft">{say("tokensLead")}</p>
        {made ? (
          <NewTokenShown token={made} onDone={() => setMade(null)} />
        ) : (
          <TokenForm
            onMade={(token) => {
              setMade(token);
              setTokens((before) => [token, ...before]);
            }}
          />
        )}
      </Card>
      <Card title={say("yourTokens")}>
        {removal.failure !== "" && (
          <Notice tone="bad" role="alert" className="mb-3">
            {removal.failure}
          </Notice>
        )}
        {tokens.length === 0 ? (
          <Empty title={say("noTokens")}>{say("noTokensText")}</Empty>
        ) : (
          <TokenTable tokens={tokens} nowMs={nowMs} onRevoke={setRevoking} />
        )}
      </Card>
      {revoking && (
        <Confirm
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRevoking(null)}
          title={say("revokeTitle", { label: revoking.label })}
          action={say("revoke")}
          isDanger
          onConfirm={() => void revoke(revoking)}
        >
          {say("revokeText")}
        </Confirm>
      )}
    </>
  );
}

function TokenForm({ onMade }: { onMade(token: NewToken): void }) {
  const say = useWords("settings");
  const creation = useSaving();
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["read"]);
  const [days, setDays] = useState<number>(USUAL_DAYS);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    await creation.run(
      async () =>
        onMade(await request<NewToken>("/api/tokens", { body: { label: label.trim(), scopes, expiresInDays: days } })),
      (error) => (error instanceof RequestFailed && error.status === 409 ? say("failTokens") : undefined),
    );
  };
  return (
    <form onSubmit={(event) => void create(event)} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label={say("tokenLabel")}
          hint={say("tokenLabelHint")}
          value={label}
          required
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
        <SelectField label={say("lasts")} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {LIFETIMES_DAYS.map((count) => (
            <option key={count} value={count}>
              {say("days", { count })}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{say("scopes")}</legend>
        {SCOPES.map(({ scope, phrase }) => (
          <label key={scope} className="flex min-h-8 w-fit items-center gap-2.5 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes((before) => [...before.filter((each) => each !== scope), ...(target.checked ? [scope] : [])])
              }
              className="size-4 accent-accent"
            />
            {say(phrase)}
          </label>
        ))}
        <p className="mt-1 text-xs text-soft">{say("scopeNever")}</p>
      </fieldset>
      {creation.failure !== "" && (
        <Notice tone="bad" role="alert">
          {creation.failure}
        </Notice>
      )}
      <Button type="submit" variant="primary" disabled={creation.isBusy || label.trim() === "" || scopes.length === 0}>
        {creation.isBusy ? say("creating") : say("create")}
      </Button>
    </form>
  );
}

type TableProps = { tokens: readonly ApiToken[]; nowMs: number; onRevoke(token: ApiToken): void };

function TokenTable({ tokens, nowMs, onRevoke }: TableProps) {
  const say = useWords("settings");
  const time = useWords("time");
  const now = useNow(nowMs);
  return (
    <Table caption={say("tokensTable")}>
      <thead>
        <tr>
          <Th>{say("columnLabel")}</Th>
          <Th>{say("columnScopes")}</Th>
          <Th>{say("columnUsed")}</Th>
          <Th>{say("columnEnds")}</Th>
          <Th align="end">
            <span className="sr-only">{say("columnAction")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.tokenId}>
            <Th scope="row" className="max-w-60 truncate border-t border-line/70">
              {token.label}
            </Th>
            <Td className="whitespace-nowrap">
              {SCOPES.filter(({ scope }) => token.scopes.includes(scope))
                .map(({ short }) => say(short))
                .join(", ")}
            </Td>
            <Td className="whitespace-nowrap">
              {(token.lastUsedAt && agoIn(time, token.lastUsedAt, now)) ?? say("neverUsed")}
            </Td>
            <Td className="whitespace-nowrap">{untilIn(time, token.expiresAt, now) ?? say("ended")}</Td>
            <Td align="end">
              <Button
                size="small"
                variant="danger"
                aria-label={say("revokeLabel", { label: token.label })}
                onClick={() => onRevoke(token)}
              >
                {say("revoke")}
              </Button>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
