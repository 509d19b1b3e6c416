"use client";
/**
 * Keyboard shortcuts of the page: `"?"`, `"g d"` (one after the other), `"mod+k"` (Ctrl, or ⌘ on a Mac).
 *
 * Those without `mod` are silent in text boxes and under a dialog, and can be switched off as a whole (WCAG 2.1.4).
 */
import { useEffect, useRef } from "react";

export type Shortcut = { keys: string; label: string; run(): void };

const STORAGE_KEY = "fanvise-single-keys";
/** Between the two keys of a sequence. */
const PAUSE_MS = 1_200;

const registered = new Map<object, Shortcut>();
let pending = { key: "", untilMs: 0 };

/** @param label what it does, as the help says it. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const shortcut = { keys, label, run: () => latest.current() };
    registered.set(shortcut, shortcut);
    if (registered.size === 1) document.addEventListener("keydown", onKeyDown);
    return () => {
      registered.delete(shortcut);
      if (registered.size === 0) document.removeEventListener("keydown", onKeyDown);
    };
  }, [keys, label]);
}

/** Shortcuts of the current page, one per row of the help. */
export const shortcutsNow = (): readonly Shortcut[] => [...registered.values()];

export const areSingleKeysOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== "off";
export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, "off");
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    runThat(`mod+${event.key.toLowerCase()}`, event);
    return;
  }
  if (isTyping(event.target) || document.querySelector("[role=dialog],[role=alertdialog],[role=menu]")) return;
  if (!areSingleKeysOn()) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const sequence = pending.untilMs > event.timeStamp ? `${pending.key} ${key}` : "";
  pending = { key, untilMs: event.timeStamp + PAUSE_MS };
  if (sequence !== "" && find(sequence)) runThat(sequence, event);
  else runThat(key, event);
}

/** The latest wins, so that a page can give a key another meaning. */
const find = (keys: string): Shortcut | undefined => [...registered.values()].findLast((each) => each.keys === keys);

function runThat(keys: string, event: KeyboardEvent): void {
  const shortcut = find(keys);
  if (!shortcut) return;
  event.preventDefault();
  pending = { key: "", untilMs: 0 };
  shortcut.run();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
