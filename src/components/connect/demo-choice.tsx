"use client";
/** The demo league in its formats, one click each. */
import { useState } from "react";
import { request } from "../api/request";
import { Badge } from "../ui/badge";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import { leagueFailureText } from "./failure-text";
import { DEMO_FORMATS, type DemoFormat, demoReference } from "./league-row-view";

type Props = {
  /** The user's demo leagues, by format. */
  known: Partial<Record<DemoFormat, { connectionId: string; isActive: boolean }>>;
  /** The person's team in every demo league. */
  teamId: number;
};

export function DemoChoice({ known, teamId }: Props) {
  const say = useWords("connect");
  const ui = useWords("ui");
  const [opening, setOpening] = useState<DemoFormat | null>(null);
  const [failure, setFailure] = useState("");

  const open = async (format: DemoFormat) => {
    setOpening(format);
    setFailure("");
    const there = known[format];
    try {
      // One that is there keeps the team that was chosen in it.
      if (there) await request(`/api/connections/${there.connectionId}`, { method: "PATCH", body: { isActive: true } });
      else await request("/api/connections", { body: { league: demoReference(format), teamId } });
      location.assign("/");
    } catch (error) {
      setFailure(leagueFailureText(error, say, ui));
      setOpening(null);
    }
  };

  return (
    <>
      <ul aria-label={say("demoChoice")} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {DEMO_FORMATS.map((format) => (
          <li key={format}>
            <button
              type="button"
              disabled={opening !== null}
              onClick={() => void open(format)}
              className="flex h-full min-h-11 w-full sm:min-h-24 flex-col items-start gap-1 rounded-lg border border-line bg-page p-3 text-left hover:border-accent disabled:opacity-55"
            >
              <span className="flex min-h-6 w-full flex-wrap items-center justify-between gap-1">
                <span className="text-sm font-semibold">{say(format)}</span>
                {known[format]?.isActive ? (
                  <Badge tone="accent">{say("inUse")}</Badge>
                ) : (
                  <span aria-hidden="true" className="text-xs font-medium text-accent">
                    {opening === format ? say("opening") : say("open")}
                  </span>
                )}
              </span>
              <span className="text-xs text-soft">{say(`${format}Text`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {failure !== "" && (
        <Notice tone="bad" role="alert" className="mt-3">
          {failure}
        </Notice>
      )}
    </>
  );
}
