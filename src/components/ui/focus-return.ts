"use client";
import { useState } from "react";

/**
 * For `onCloseAutoFocus` of what is rendered only while it is open: gives the focus back to whatever had it before.
 *
 * Radix gives it to a trigger of its own alone, and ours are opened by keys, menus and other components.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
