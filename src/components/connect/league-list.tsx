"use client";
/** The leagues that are there: which is in use, whose team, how old its login is, and what can be changed. */
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { request } from "../api/request";
import { agoIn } from "../time/day-and-age";
import { useNow } from "../time/use-now";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import { leagueFailure, leagueFailureText } from "./failure-text";
import type { LeagueRow } from "./league-row-view";

const Confirm = dynamic(() => import("../ui/confirm").then((module) => module.Confirm), { loading: () => null });
const TeamDialog = dynamic(() => import("./team-dialog").then((module) => module.TeamDialog), { loading: () => null });
const LoginDialog = dynamic(() => import("./login-dialog").then((module) => module.LoginDialog), {
  loading: () => null,
});

/** A season's length: a login saved before the last season began should be renewed. */
const OLD_LOGIN_MS = 180 * 86_400_000;

type Asked = { what: "team" | "login" | "drop" | "remove"; league: LeagueRow };

export function LeagueList({ leagues, nowMs }: { leagues: readonly LeagueRow[]; nowMs: number }) {
  const say = useWords("connect");
  const ui = useWords("ui");
  const router = useRouter();
  const [requested, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState("");
  const [failure, setFailure] = useState("");
  const close = () => setAsked(null);

  const during = async (connectionId: string, work: () => Promise<unknown>, then: () => void) => {
    setBusy(connectionId);
    setFailure("");
    try {
      await work();
      then();
    } catch (error) {
      setFailure(leagueFailureText(error, say, ui));
    }
    setBusy("");
  };
  const change = ({ connectionId }: LeagueRow, body: object, then: () => void) =>
    during(connectionId, () => request(`/api/connections/${connectionId}`, { method: "PATCH", body }), then);
  const remove = ({ connectionId }: LeagueRow) =>
    during(
      connectionId,
      () => request(`/api/connections/${connectionId}`, { method: "DELETE" }),
      // The frame may show this very league.
      () => location.reload(),
    );

  return (
    <>
      {failure !== "" && (
        <Notice tone="bad" role="alert" title={say("failed")} className="mb-3">
          {failure}
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {leagues.map((league) => (
          <Row
            key={league.connectionId}
            league={league}
            nowMs={nowMs}
            isOnly={leagues.length === 1}
            isBusy={busy === league.connectionId}
            onUse={() => void change(league, { isActive: true }, () => location.assign("/"))}
            onAsk={(what) => setAsked({ what, league })}
          />
        ))}
      </ul>
      {requested?.what === "team" && (
        <TeamDialog league={requested.league} onClose={close} onDone={() => router.refresh()} />
      )}
      {requested?.what === "login" && (
        <LoginDialog league={requested.league} onClose={close} onDone={() => router.refresh()} />
      )}
      {requested?.what === "drop" && (
        <Confirm
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={say("dropTitle", { league: requested.league.label })}
          action={say("dropLogin")}
          isDanger
          onConfirm={() => void change(requested.league, { login: null }, () => router.refresh())}
        >
          {say("dropText")}
        </Confirm>
      )}
      {requested?.what === "remove" && (
        <Confirm
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={say("removeTitle", { league: requested.league.label })}
          action={say("remove")}
          isDanger
          onConfirm={() => void remove(requested.league)}
        >
          {say("removeText")}
        </Confirm>
      )}
    </>
  );
}

type RowProps = {
  league: LeagueRow;
  nowMs: number;
  isOnly: boolean;
  isBusy: boolean;
  onUse(): void;
  onAsk(what: Asked["what"]): void;
};

function Row({ league, nowMs, isOnly, isBusy, onUse, onAsk }: RowProps) {
  const say = useWords("connect");
  const { label, season, isDemo, isActive, teamId, teamName, loginSetAt, problem } = league;
  const team = teamName ?? say("team", { id: String(teamId) });
  return (
    <li className="space-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
            <span className="wrap-anywhere">{label}</span>
            {isActive && <Badge tone="accent">{say("inUse")}</Badge>}
            {isDemo && <Badge>{say("demo")}</Badge>}
            {problem?.isOfLogin && <Badge tone="bad">{say("refused")}</Badge>}
          </p>
          <p className="mt-0.5 text-xs text-soft">
            {say("seasonOf", { season: String(season) })} · {say("yourTeam", { team })}
          </p>
          {!isDemo && <LoginAge loginSetAt={loginSetAt} nowMs={nowMs} />}
        </div>
        {!isActive && (
          <Button size="small" disabled={isBusy} onClick={onUse}>
            {isBusy ? say("opening") : say("use")}
          </Button>
        )}
      </div>
      {problem && (
        <Notice
          tone="bad"
          title={say("repairTitle", { league: label })}
          {...(problem.isOfLogin && {
            actions: (
              <Button size="small" onClick={() => onAsk("login")}>
                {say(loginSetAt === null ? "addLogin" : "renewLogin")}
              </Button>
            ),
          })}
        >
          {leagueFailure(problem.code, say) ?? problem.message}
        </Notice>
      )}
      <div className="-ml-2.5 flex flex-wrap gap-x-1">
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => onAsk("team")}>
          {say("changeTeam")}
        </Button>
        {!isDemo && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => onAsk("login")}>
            {say(loginSetAt === null ? "addLogin" : "renewLogin")}
          </Button>
        )}
        {loginSetAt !== null && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => onAsk("drop")}>
            {say("dropLogin")}
          </Button>
        )}
        {!isOnly && (
          <Button size="small" variant="quiet" className="text-bad" disabled={isBusy} onClick={() => onAsk("remove")}>
            {say("remove")}
          </Button>
        )}
      </div>
    </li>
  );
}

function LoginAge({ loginSetAt, nowMs }: { loginSetAt: string | null; nowMs: number }) {
  const say = useWords("connect");
  const time = useWords("time");
  const now = useNow(nowMs);
  if (loginSetAt === null) return <p className="text-xs text-soft">{say("noLogin")}</p>;
  const isOld = now - Date.parse(loginSetAt) > OLD_LOGIN_MS;
  return (
    <p className={isOld ? "text-xs font-medium text-note-ink" : "text-xs text-soft"}>
      {say(isOld ? "loginOld" : "loginSaved", { age: agoIn(time, loginSetAt, now) ?? "" })}
    </p>
  );
}
