"use client";
/**
 * The two cookies of a private league: where to find them, and boxes for them. What is typed leaves the page once, to
 * the server.
 */
import { type FormEvent, useState } from "react";
import { Button } from "../ui/button";
import { Choices, TextField } from "../ui/field";
import { useWords } from "../words/words";
import { cookiesIn, looksLikeS2, looksLikeSwid, type TypedLogin } from "./espn-cookies";

const BROWSERS = ["chrome", "firefox", "safari"] as const;
type Browser = (typeof BROWSERS)[number];
/** Names, the same in every language. */
const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  chrome: "Chrome, Edge",
  firefox: "Firefox",
  safari: "Safari",
};

type Props = { isTrying: boolean; onTry(login: TypedLogin): void };

export function LoginForm({ isTrying, onTry }: Props) {
  const say = useWords("connect");
  const [browser, setBrowser] = useState<Browser>(ownBrowser);
  const [typed, setTyped] = useState<TypedLogin>({ espnS2: "", swid: "" });
  const [isChecked, setIsChecked] = useState(false);
  const isS2Wrong = isChecked && !looksLikeS2(typed.espnS2);
  const isSwidWrong = isChecked && !looksLikeSwid(typed.swid);

  const change = (part: keyof TypedLogin, text: string) => {
    const found = cookiesIn(text);
    setTyped((before) => ({ ...before, ...(found.espnS2 || found.swid ? found : { [part]: text }) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!looksLikeS2(typed.espnS2) || !looksLikeSwid(typed.swid)) return;
    onTry({ espnS2: typed.espnS2.trim(), swid: typed.swid.trim() });
  };

  return (
    <form onSubmit={submit} className="space-y-4" noValidate>
      <div className="max-w-md">
        <Choices<Browser>
          label={say("browser")}
          name="browser"
          value={browser}
          options={BROWSERS.map((value) => ({ value, label: BROWSER_NAMES[value] }))}
          onChange={(chosen) => setBrowser(chosen)}
        />
      </div>
      <ol className="list-decimal space-y-1.5 pl-5 text-sm">
        <li>{say("step1")}</li>
        <li>{say(`${browser}2`)}</li>
        <li>{say(`${browser}3`)}</li>
        <li>{say("step4")}</li>
      </ol>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="espn_s2"
          hint={say("s2Hint")}
          error={isS2Wrong ? say("wrongS2") : undefined}
          value={typed.espnS2}
          onChange={(event) => change("espnS2", event.target.value)}
          {...SECRET}
        />
        <TextField
          label="SWID"
          hint={say("swidHint")}
          error={isSwidWrong ? say("wrongSwid") : undefined}
          value={typed.swid}
          onChange={(event) => change("swid", event.target.value)}
          {...SECRET}
        />
      </div>
      <Button type="submit" variant="primary" disabled={isTrying}>
        {isTrying ? say("tryingLogin") : say("tryLogin")}
      </Button>
    </form>
  );
}

/** Dots, and no offer of the browser to keep it as a password of this site. */
const SECRET = {
  type: "password",
  autoComplete: "off",
  spellCheck: false,
  required: true,
  "data-1p-ignore": "",
} as const;

function ownBrowser(): Browser {
  if (typeof navigator === "undefined") return "chrome";
  if (/Firefox\//.test(navigator.userAgent)) return "firefox";
  return /Safari\//.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent) ? "safari" : "chrome";
}
