"use client";
import { useLayoutEffect, useState } from "react";

/** The element focused before a dialog opened, and the opener of an outer dialog. */
type Opener = { readonly element: Element | null; readonly before: Opener | undefined };

const DIALOG = "[role=dialog], [role=alertdialog]";

let latest: Opener | undefined;
/** Opener of the closed dialog that has not returned the focus yet. */
let leaving: Opener | undefined;

/**
 * For `onCloseAutoFocus` of what is rendered only while it is open: gives the focus back to whatever had it before.
 *
 * Radix gives it to a trigger of its own alone, and ours are opened by keys, menus and other components. What opened it
 * may be gone by then, as when one dialog takes the place of another: then what opened that has it, or the content of
 * the page.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState((): Opener => {
    const element = document.activeElement;
    latest = { element, before: element?.closest(DIALOG) ? latest : leaving };
    return latest;
  });
  useLayoutEffect(
    () => () => {
      leaving = opener;
    },
    [opener],
  );
  return (event) => {
    event.preventDefault();
    leaving = undefined;
    (stillThere(opener) ?? document.getElementById("main"))?.focus({ preventScroll: true });
  };
}

function stillThere(opener: Opener | undefined): HTMLElement | undefined {
  if (!opener) return undefined;
  const { element, before } = opener;
  const isThere = element instanceof HTMLElement && element !== document.body && element.isConnected;
  return isThere ? element : stillThere(before);
}
