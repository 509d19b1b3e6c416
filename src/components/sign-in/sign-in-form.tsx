"use client";
/** Address and password, or a link by mail, or an account of another service. */
import { type FormEvent, useState } from "react";
import { SIGN_IN_PROVIDERS } from "@/contract/sign-in";

const PROVIDER_NAMES: Readonly<Record<(typeof SIGN_IN_PROVIDERS)[number], string>> = {
  google: "Google",
  github: "GitHub",
  discord: "Discord",
};
const FIELD = "mt-1 block min-h-11 w-full rounded-lg border border-line bg-surface px-3";
const BUTTON = "min-h-11 w-full rounded-lg border border-line px-3 font-medium hover:bg-raised disabled:opacity-60";

type Answer = { ok: true; body: { url?: string } } | { ok: false; message: string };

async function post(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const read = await response.json();
    return response.ok
      ? { ok: true, body: read }
      : { ok: false, message: String(read?.error?.message ?? "Try again.") };
  } catch {
    return { ok: false, message: "The server cannot be reached. Check the connection and try again." };
  }
}

export function SignInForm({ next, isLinkSpent }: { next: string; isLinkSpent: boolean }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState(
    isLinkSpent ? "That link does not work any more. Links work once, in the browser that asked for them." : "",
  );

  const during = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setNote("");
    const said = await work();
    if (said !== undefined) {
      setNote(said);
      setBusy(false);
    }
  };
  const withPassword = (event: FormEvent) => {
    event.preventDefault();
    return during(async () => {
      const answer = await post("/api/auth/sign-in", { email, password });
      if (!answer.ok) return answer.message;
      window.location.assign(next);
      return undefined;
    });
  };
  const withLink = () =>
    during(async () => {
      const answer = await post("/api/auth/link", { email, backTo: next });
      return answer.ok
        ? "If that address has an account, a link is on its way. Open it in this browser."
        : answer.message;
    });
  const withProvider = (provider: string) =>
    during(async () => {
      const answer = await post("/api/auth/provider", { provider, backTo: next });
      if (!answer.ok) return answer.message;
      if (answer.body.url) window.location.assign(answer.body.url);
      return undefined;
    });

  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Sign in</h1>
      <form onSubmit={withPassword} className="mt-6 space-y-4">
        <label className="block text-sm font-medium">
          Email
          <input
            className={FIELD}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        <label className="block text-sm font-medium">
          Password
          <input
            className={FIELD}
            type="password"
            autoComplete="current-password"
            required
            minLength={6}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <button type="submit" disabled={isBusy} className={`${BUTTON} bg-accent text-on-accent hover:bg-accent`}>
          Sign in
        </button>
        <button type="button" disabled={isBusy || email === ""} onClick={withLink} className={BUTTON}>
          Send me a link instead
        </button>
      </form>
      <p role="status" className="mt-4 min-h-6 text-sm">
        {note}
      </p>
      <ul className="mt-4 space-y-2 border-t border-line pt-6">
        {SIGN_IN_PROVIDERS.map((provider) => (
          <li key={provider}>
            <button type="button" disabled={isBusy} onClick={() => withProvider(provider)} className={BUTTON}>
              Continue with {PROVIDER_NAMES[provider]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
