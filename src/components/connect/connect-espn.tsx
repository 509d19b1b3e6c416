"use client";
/** From a link to a connected league: looked at once, a login when it is private, one's own team, done. */
import dynamic from "next/dynamic";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ConnectedOutput } from "@/contract/account/connection";
import { readLeagueReference } from "@/domain/league/league-reference";
import { RequestFailed, request } from "../api/request";
import { Button } from "../ui/button";
import { SelectField, TextField } from "../ui/field";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { useWords } from "../words/words";
import type { TypedLogin } from "./espn-cookies";
import { leagueFailureText } from "./failure-text";
import { FORMAT_PHRASES } from "./format-phrases";
import { TeamChoice } from "./team-choice";

const LoginForm = dynamic(() => import("./login-form").then((module) => module.LoginForm), {
  loading: () => <Skeleton className="h-72" />,
});

type Wanted = { league: string; season?: number };
type Stage =
  | { at: "reference" }
  | { at: "login"; wanted: Wanted }
  | { at: "team"; wanted: Wanted; found: ConnectedOutput; login?: TypedLogin };

/** @param seasons years in which seasons end, the latest first. */
export function ConnectEspn({ seasons }: { seasons: readonly number[] }) {
  const say = useWords("connect");
  const ui = useWords("ui");
  const [text, setText] = useState("");
  const [season, setSeason] = useState("");
  const [stage, setStage] = useState<Stage>({ at: "reference" });
  const [linkedTeam, setLinkedTeam] = useState<number | null>(null);
  const [teamId, setTeamId] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the occasion
  useEffect(() => heading.current?.focus(), [stage.at]);

  /** A link's team is only proposed: it may be the page of another's. */
  const search = async (typed: string, login?: TypedLogin) => {
    const named = readLeagueReference(typed);
    if (!named) return setFailure(say("wrongReference"));
    const year = season === "" ? named.season : Number(season);
    const requested: Wanted = { league: named.leagueId, ...(year !== undefined && { season: year }) };
    setIsAsking(true);
    setFailure("");
    try {
      const found = await request<ConnectedOutput>("/api/connections", {
        body: { ...requested, ...(login && { login }) },
      });
      const linked = found.teams.some((each) => each.teamId === named.teamId) ? (named.teamId ?? null) : null;
      setLinkedTeam(linked);
      setTeamId(linked);
      setStage({ at: "team", wanted: requested, found, ...(login && { login }) });
    } catch (error) {
      const isPrivate = error instanceof RequestFailed && error.code === "espn.league_private";
      if (isPrivate && !login) setStage({ at: "login", wanted: requested });
      else setFailure(leagueFailureText(error, say, ui));
    }
    setIsAsking(false);
  };

  const connect = async ({ wanted: requested, login }: Extract<Stage, { at: "team" }>) => {
    if (teamId === null) return;
    setIsAsking(true);
    setFailure("");
    try {
      await request("/api/connections", { body: { ...requested, teamId, ...(login && { login }) } });
      location.assign("/");
    } catch (error) {
      setFailure(leagueFailureText(error, say, ui));
      setIsAsking(false);
    }
  };
  const startAgain = () => {
    setStage({ at: "reference" });
    setFailure("");
  };
  const failed = failure !== "" && (
    <Notice tone="bad" role="alert">
      {failure}
    </Notice>
  );

  if (stage.at === "login") {
    return (
      <Step title={say("loginTitle")} heading={heading} onBack={startAgain} back={say("another")}>
        <p className="text-sm text-soft">{say("loginText")}</p>
        <LoginForm isTrying={isAsking} onTry={(login) => void search(text, login)} />
        {failed}
      </Step>
    );
  }
  if (stage.at === "team") {
    const { league, teams } = stage.found;
    const chosen = teams.find((team) => team.teamId === teamId);
    return (
      <Step title={say("teamTitle")} heading={heading} onBack={startAgain} back={say("another")}>
        <p className="text-sm text-soft">
          <strong className="font-medium text-ink">{league.leagueName}</strong>
          {[
            say("seasonOf", { season: String(league.season) }),
            say(FORMAT_PHRASES[league.format] ?? "formatUnknown"),
            say("teams", { count: teams.length }),
            ...(league.isPublic === null ? [] : [say(league.isPublic ? "publicLeague" : "privateLeague")]),
          ].map((part) => ` · ${part}`)}
        </p>
        <TeamChoice
          label={say("teamTitle")}
          teams={teams}
          chosen={teamId}
          note={linkedTeam === null ? undefined : { teamId: linkedTeam, text: say("fromLink") }}
          onChoose={setTeamId}
        />
        {failed}
        <Button
          variant="primary"
          size="large"
          disabled={isAsking || !chosen}
          onClick={() => void connect(stage)}
          // The team's name can be of any length.
          className="max-w-full whitespace-normal! wrap-anywhere"
        >
          {isAsking ? say("connecting") : chosen ? say("connectAs", { team: chosen.teamName }) : say("chooseTeam")}
        </Button>
      </Step>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(text);
  };
  return (
    <form onSubmit={submit} className="space-y-3" noValidate>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label={say("reference")}
          hint={say("referenceHint")}
          value={text}
          required
          maxLength={500}
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          placeholder="fantasy.espn.com/basketball/league?leagueId=…"
          onChange={(event) => {
            setText(event.target.value);
            setFailure("");
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (text !== "" || !readLeagueReference(pasted)) return;
            event.preventDefault();
            setText(pasted.trim());
            void search(pasted);
          }}
        />
        <SelectField label={say("season")} value={season} onChange={(event) => setSeason(event.target.value)}>
          <option value="">{say("presentSeason")}</option>
          {seasons.map((year) => (
            <option key={year} value={year}>{`${year - 1}-${String(year).slice(2)}`}</option>
          ))}
        </SelectField>
      </div>
      {failed}
      <Button type="submit" variant="primary" disabled={isAsking}>
        {isAsking ? say("finding") : say("find")}
      </Button>
    </form>
  );
}

function Step({
  title,
  heading,
  back,
  onBack,
  children,
}: {
  title: string;
  heading: { current: HTMLHeadingElement | null };
  back: string;
  onBack(): void;
  children: ReactNode;
}) {
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h3>
        <Button size="small" variant="quiet" onClick={onBack}>
          {back}
        </Button>
      </div>
      {children}
    </div>
  );
}
