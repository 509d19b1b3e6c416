"use client";
/** A login for a league that is there. It is tried before it is saved. */
import { useState } from "react";
import { request } from "../api/request";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import type { TypedLogin } from "./espn-cookies";
import { leagueFailureText } from "./failure-text";
import type { LeagueRow } from "./league-row-view";
import { LoginForm } from "./login-form";

type Props = { league: LeagueRow; onClose(): void; onDone(): void };

export function LoginDialog({ league, onClose, onDone }: Props) {
  const say = useWords("connect");
  const ui = useWords("ui");
  const [isTrying, setIsTrying] = useState(false);
  const [failure, setFailure] = useState("");
  const save = async (login: TypedLogin) => {
    setIsTrying(true);
    setFailure("");
    try {
      await request(`/api/connections/${league.connectionId}`, { method: "PATCH", body: { login } });
      onClose();
      onDone();
    } catch (error) {
      setFailure(leagueFailureText(error, say, ui));
      setIsTrying(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say("loginFor", { league: league.label })}
      description={say("loginText")}
      width="medium"
    >
      <LoginForm isTrying={isTrying} onTry={(login) => void save(login)} />
      {failure !== "" && (
        <Notice tone="bad" role="alert" className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
