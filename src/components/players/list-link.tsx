"use client";
/** A link to the same list in another order, or to another of its pages. */
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { type ListChange, listAddress } from "./list-address";

type Props = { change: ListChange; tip?: string; className?: string; children: ReactNode };

export function ListLink({ change, tip, className, children }: Props) {
  return (
    <Link
      href={listAddress(useSearchParams().toString(), change)}
      prefetch={false}
      scroll={"cursor" in change}
      title={tip}
      className={className}
    >
      {children}
    </Link>
  );
}
