"use client";
/** "Viewing as": any team of the league. */
import { Eye } from "lucide-react";
import { useWords } from "../words/words";

type Props = {
  teams: readonly { teamId: number; teamName: string }[];
  myTeamId: number;
  viewed: number;
  onView(teamId: number): void;
};

export function PerspectiveSwitch({ teams, myTeamId, viewed, onView }: Props) {
  const shell = useWords("shell");
  const mineFirst = [
    ...teams.filter((each) => each.teamId === myTeamId),
    ...teams.filter((each) => each.teamId !== myTeamId),
  ];
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className="shrink-0 text-soft max-md:sr-only">{shell("viewingAs")}</span>
      <Eye aria-hidden="true" className="size-4 shrink-0 text-soft md:hidden" />
      <select
        value={viewed}
        onChange={(event) => onView(Number(event.target.value))}
        className="min-h-9 w-full max-w-64 min-w-0 truncate rounded-lg border border-line bg-surface px-2 font-medium hover:bg-raised pointer-coarse:min-h-11"
      >
        {mineFirst.map(({ teamId, teamName }) => (
          <option key={teamId} value={teamId}>
            {teamId === myTeamId ? shell("yourTeam", { team: teamName }) : teamName}
          </option>
        ))}
      </select>
    </label>
  );
}
