"use client";
/** The teams of a league, one of them the person's. */
import type { ConnectedOutput } from "@/contract/account/connection";

type Props = {
  label: string;
  teams: ConnectedOutput["teams"];
  chosen: number | null;
  /** Beside the team that the pasted link named. */
  note?: { teamId: number; text: string } | undefined;
  onChoose(teamId: number): void;
};

export function TeamChoice({ label, teams, chosen, note, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {teams.map(({ teamId, teamName, abbreviation }) => (
          <label
            key={teamId}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-line bg-page px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="team"
              value={teamId}
              checked={teamId === chosen}
              onChange={() => onChoose(teamId)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{teamName}</span>
            <span className="text-xs text-soft">{note?.teamId === teamId ? note.text : abbreviation}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
