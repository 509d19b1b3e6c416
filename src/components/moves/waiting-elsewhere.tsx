"use client";
/** Pending cards in another league or for another team, with a link. */
import { useState } from "react";
import { failureText, request } from "../api/request";
import { Button, buttonVariant } from "../ui/button";
import { Card } from "../ui/card";
import { useWords } from "../words/words";

export type Elsewhere = {
  readonly connectionId: string;
  readonly teamId: number;
  readonly count: number;
  /** The name of the league, or of the team in the league looked at. */
  readonly name: string;
  /** The address of the moves there; `null` in another league, which has to be looked at first. */
  readonly href: string | null;
};

export function WaitingElsewhere({ of }: { of: readonly Elsewhere[] }) {
  const [say, ui] = [useWords("moves"), useWords("ui")];
  const [failure, setFailure] = useState("");
  if (of.length === 0) return null;
  const openTeam = (connectionId: string) =>
    void request(`/api/connections/${connectionId}`, { method: "PATCH", body: { isActive: true } }).then(
      () => location.assign("/moves"),
      (error: unknown) => setFailure(failureText(error, ui)),
    );
  return (
    <Card title={say("elsewhere")}>
      <ul className="space-y-2">
        {of.map(({ connectionId, teamId, count, name, href }) => (
          <li key={`${connectionId} ${teamId}`} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span>{say("elsewhereIn", { count, place: name })}</span>
            {href === null ? (
              <Button
                size="small"
                onClick={() => openTeam(connectionId)}
                aria-label={`${say("elsewhereShow")}: ${name}`}
              >
                {say("elsewhereShow")}
              </Button>
            ) : (
              <a
                href={href}
                className={buttonVariant({ size: "small" })}
                aria-label={`${say("elsewhereShow")}: ${name}`}
              >
                {say("elsewhereShow")}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={failure === "" ? "sr-only" : "mt-2 text-sm text-bad"}>
        {failure}
      </p>
    </Card>
  );
}
