"use client";
/** Choosing players of the list to see them side by side. The address keeps the choice, over pages and filters. */
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { buttonVariant } from "../ui/button";
import { useWords } from "../words/words";
import { compareAddress, MAX_COMPARED, MIN_COMPARED, pickedIn, withPicked } from "./list-address";

/** The address alone changes; the list need not be read again. */
const keep = (ids: readonly string[]) =>
  history.replaceState(null, "", withPicked(new URLSearchParams(location.search), ids));

export function PickBox({ playerId, label }: { playerId: number; label: string }) {
  const picked = pickedIn(new URLSearchParams(useSearchParams()));
  const id = String(playerId);
  const isPicked = picked.includes(id);
  return (
    <label className="inline-flex size-8 cursor-pointer items-center justify-center rounded-lg hover:bg-raised has-disabled:cursor-default has-disabled:opacity-40 pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        disabled={!isPicked && picked.length >= MAX_COMPARED}
        onChange={() => keep(isPicked ? picked.filter((each) => each !== id) : [...picked, id])}
        className="size-4.5 accent-accent"
      />
    </label>
  );
}

/** At the lower edge as long as somebody is chosen. */
export function CompareBar() {
  const players = useWords("players");
  const parameters = new URLSearchParams(useSearchParams());
  const picked = pickedIn(parameters);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-20 p-3">
      <p role="status" className="sr-only">
        {picked.length > 0 && players("picked", { count: picked.length })}
      </p>
      {picked.length > 0 && (
        <div className="pointer-events-auto mx-auto flex max-w-lg flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-surface px-3 py-2 text-sm shadow-layer">
          <p aria-hidden="true" className="min-w-40 flex-1">
            {players("picked", { count: picked.length })}
          </p>
          <button type="button" onClick={() => keep([])} className={buttonVariant({ variant: "quiet", size: "small" })}>
            {players("unpick")}
          </button>
          {picked.length >= MIN_COMPARED && (
            <Link
              href={compareAddress(parameters, picked)}
              prefetch={false}
              className={buttonVariant({ variant: "primary", size: "small" })}
            >
              {players("compare")}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
