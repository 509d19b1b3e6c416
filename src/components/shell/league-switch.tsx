"use client";
/** Switches the user's active league. It changes every page, so the page is reloaded. */
import { useState } from "react";
import type { ShellLeague } from "@/contract/league/shell-view";
import { failureText, request } from "../api/request";
import { SelectField } from "../ui/field";
import { useWords } from "../words/words";

export function LeagueSwitch({ leagues }: { leagues: readonly ShellLeague[] }) {
  const shell = useWords("shell");
  const ui = useWords("ui");
  const [failure, setFailure] = useState("");
  const active = leagues.find(({ isActive }) => isActive) ?? leagues[0];
  if (!active) return null;
  const nameOf = ({ leagueName, leagueId, season }: ShellLeague) =>
    shell("season", { name: leagueName ?? shell("unnamedLeague", { id: leagueId }), season: String(season) });
  const connect = (
    <a
      href="/connect"
      className="mt-1 inline-flex min-h-8 items-center text-xs text-accent hover:underline pointer-coarse:min-h-11"
    >
      {shell("connectLeague")}
    </a>
  );
  if (leagues.length === 1) {
    return (
      <>
        <dl>
          <dt className="text-xs text-soft">{shell("league")}</dt>
          <dd className="text-sm font-medium wrap-anywhere">{nameOf(active)}</dd>
        </dl>
        {connect}
      </>
    );
  }
  const change = (connectionId: string) =>
    request(`/api/connections/${connectionId}`, { method: "PATCH", body: { isActive: true } }).then(
      // Without the old league's team and conversation.
      () => location.assign(location.pathname.startsWith("/chat/") ? "/chat" : location.pathname),
      (error: unknown) => setFailure(failureText(error, ui)),
    );
  return (
    <>
      <SelectField
        label={<span className="text-xs font-normal text-soft">{shell("league")}</span>}
        // A select cuts long names: two leagues may differ only in their ends.
        hint={nameOf(active)}
        title={nameOf(active)}
        value={active.connectionId}
        error={failure}
        onChange={(event) => void change(event.target.value)}
      >
        {leagues.map((league) => (
          <option key={league.connectionId} value={league.connectionId}>
            {nameOf(league)}
          </option>
        ))}
      </SelectField>
      {connect}
    </>
  );
}
