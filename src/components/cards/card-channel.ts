/**
 * Channel on which parts of the page and other tabs announce changed cards; components that show cards then reload them
 * from the server.
 */
const NAME = "fanvise-proposals";
/** All that listen on a page hear the same message within it. */
const TOGETHER_MS = 10;

const isThere = (): boolean => typeof BroadcastChannel !== "undefined" && typeof window !== "undefined";

export function tellCardsChanged(): void {
  if (!isThere()) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("changed");
  channel.close();
}

/** @returns what ends the listening. */
export function onCardsChanged(hear: () => void): () => void {
  if (!isThere()) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", hear);
  return () => channel.close();
}

let next: ReturnType<typeof setTimeout> | undefined;

/** Reads once for all who ask at about the same time. What they ask for has to be the same. */
export function readTogether(read: () => void): void {
  clearTimeout(next);
  next = setTimeout(read, TOGETHER_MS);
}
