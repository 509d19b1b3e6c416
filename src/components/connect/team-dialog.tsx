"use client";
/** Another team of the same league as one's own; the teams are read when it opens. */
import { useEffect, useState } from "react";
import type { ConnectedOutput } from "@/contract/account/connection";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { Loading, Skeleton } from "../ui/skeleton";
import { useWords } from "../words/words";
import { leagueFailureText } from "./failure-text";
import type { LeagueRow } from "./league-row-view";
import { TeamChoice } from "./team-choice";

type Props = { league: LeagueRow; onClose(): void; onDone(): void };

export function TeamDialog({ league, onClose, onDone }: Props) {
  const say = useWords("connect");
  const ui = useWords("ui");
  const [teams, setTeams] = useState<ConnectedOutput["teams"] | null>(null);
  const [chosen, setChosen] = useState<number | null>(league.teamId);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState("");

  useEffect(() => {
    const leaving = new AbortController();
    // Without a team the league is read and nothing is changed.
    request<ConnectedOutput>("/api/connections", {
      body: { league: league.reference, season: league.season },
      signal: leaving.signal,
    }).then(
      (found) => setTeams(found.teams),
      (error: unknown) => !leaving.signal.aborted && setFailure(leagueFailureText(error, say, ui)),
    );
    return () => leaving.abort();
  }, [league, say, ui]);

  const save = async () => {
    setIsSaving(true);
    setFailure("");
    try {
      await request(`/api/connections/${league.connectionId}`, { method: "PATCH", body: { teamId: chosen } });
      onClose();
      onDone();
    } catch (error) {
      setFailure(leagueFailureText(error, say, ui));
      setIsSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say("teamFor", { league: league.label })}
      width="medium"
    >
      <div className="space-y-4">
        {teams && <TeamChoice label={say("teamTitle")} teams={teams} chosen={chosen} onChoose={setChosen} />}
        {!teams && failure === "" && (
          <Loading note={say("readingTeams")}>
            <Skeleton className="h-44" />
          </Loading>
        )}
        {failure !== "" && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
        {teams && (
          <Button variant="primary" disabled={isSaving || chosen === league.teamId} onClick={() => void save()}>
            {isSaving ? say("saving") : say("save")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
