"use client";
/** Advice on a player, and the effect of adding or dropping him, loaded after the page is displayed. */
import type { PlayerResearchOutput } from "@/contract/players/player-research";
import { WithQueries } from "../api/queries";
import { Advice } from "./advice";
import { WhatIf, type WhatIfChoice } from "./what-if";

type Props = {
  playerId: number;
  /** Team whose view is shown. */
  teamId: number;
  /** `null`: he is somebody else's. */
  choice: WhatIfChoice | null;
  isActive: boolean;
  /** `null`: it could not be had with the page, and is asked for again. */
  advice: PlayerResearchOutput | null;
};

export function Decision({ playerId, teamId, choice, isActive, advice }: Props) {
  return (
    <WithQueries>
      <Advice playerId={playerId} teamId={teamId} hasCurve={!isActive} given={advice} />
      <WhatIf playerId={playerId} teamId={teamId} choice={choice} />
    </WithQueries>
  );
}
