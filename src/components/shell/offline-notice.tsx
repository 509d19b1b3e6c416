"use client";
/** Says when the browser has no network, and that what is shown is what was loaded last. */
import { useSyncExternalStore } from "react";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";

export function OfflineNotice() {
  const ui = useWords("ui");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && <Notice className="rounded-none border-x-0 border-t-0 px-4 lg:px-6">{ui("offline")}</Notice>}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
