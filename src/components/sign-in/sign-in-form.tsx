"use client";
/** Address and password, or a link by mail, or an account of another service. */
import { type FormEvent, useState } from "react";
import type { SIGN_IN_PROVIDERS } from "@/contract/account/sign-in";
import { failureText, RequestFailed, request } from "../api/request";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { useWords } from "../words/words";

type Provider = (typeof SIGN_IN_PROVIDERS)[number];
/** Names, the same in every language. */
const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: "Google", github: "GitHub", discord: "Discord" };
const FAILURES = {
  "sign_in.refused": "refused",
  "sign_in.unavailable": "unavailable",
  "sign_in.too_often": "tooOften",
  "request.invalid": "invalid",
} as const;
const isKnown = (code: string): code is keyof typeof FAILURES => Object.hasOwn(FAILURES, code);

type Props = { next: string; isLinkSpent: boolean; providers: readonly Provider[] };

export function SignInForm({ next, isLinkSpent, providers }: Props) {
  const [say, ui] = [useWords("signIn"), useWords("ui")];
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState(isLinkSpent ? say("linkSpent") : "");

  /** @param work gives what is said, or nothing when it leads away from here. */
  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setNote("");
    const message = await work().catch((error: unknown) =>
      error instanceof RequestFailed && isKnown(error.code) ? say(FAILURES[error.code]) : failureText(error, ui),
    );
    if (message === undefined) return;
    setNote(message);
    setBusy(false);
  };
  const withPassword = (event: FormEvent) => {
    event.preventDefault();
    return during(async () => {
      await request("/api/auth/sign-in", { body: { email, password } });
      window.location.assign(next);
      return undefined;
    });
  };
  const withLink = () =>
    during(async () => {
      await request("/api/auth/link", { body: { email, backTo: next } });
      return say("linkSent");
    });
  const withProvider = (provider: Provider) =>
    during(async () => {
      const { url } = await request<{ url: string }>("/api/auth/provider", { body: { provider, backTo: next } });
      window.location.assign(url);
      return undefined;
    });

  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">{say("title")}</h1>
      <form onSubmit={withPassword} className="mt-6 space-y-4">
        <TextField
          label={say("email")}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={say("password")}
          type="password"
          autoComplete="current-password"
          required
          minLength={6}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" disabled={isBusy} className="w-full">
          {say("signIn")}
        </Button>
        <Button size="large" disabled={isBusy || email === ""} onClick={withLink} className="w-full">
          {say("sendLink")}
        </Button>
      </form>
      <p role="status" className="mt-4 min-h-10 text-sm">
        {note}
      </p>
      <ul className="mt-4 space-y-2 border-t border-line pt-6">
        {providers.map((provider) => (
          <li key={provider}>
            <Button size="large" disabled={isBusy} onClick={() => withProvider(provider)} className="w-full">
              {say("continueWith", { provider: PROVIDER_NAMES[provider] })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
