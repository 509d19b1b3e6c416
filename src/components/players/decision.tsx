"use client";
/** What to do with a player: the advice, and what adding or letting go of him would change. Both are asked for after the page is there. */
import { WithQueries } from "../api/queries";
import { Advice } from "./advice";
import { WhatIf, type WhatIfChoice } from "./what-if";

type Props = {
  playerId: number;
  /** Whose view is taken. */
  teamId: number;
  /** `null`: he is somebody else's. */
  choice: WhatIfChoice | null;
  isActive: boolean;
};

export function Decision({ playerId, teamId, choice, isActive }: Props) {
  return (
    <WithQueries>
      <Advice playerId={playerId} teamId={teamId} hasCurve={!isActive} />
      <WhatIf playerId={playerId} teamId={teamId} choice={choice} />
    </WithQueries>
  );
}
