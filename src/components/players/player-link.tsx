"use client";
/** A link to a player's page under the same perspective. */
import Link from "next/link";
import type { ReactNode } from "react";
import { usePerspectiveLink } from "../shell/perspective";

type Props = { playerId: number; className?: string; children: ReactNode };

export function PlayerLink({ playerId, className, children }: Props) {
  return (
    <Link href={usePerspectiveLink()(`/players/${playerId}`)} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
