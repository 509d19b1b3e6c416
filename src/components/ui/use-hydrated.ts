"use client";
import { useSyncExternalStore } from "react";

const nothingToHear = () => () => {};

/** Whether the page's script has taken over what the server drew: a click before that is lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );
