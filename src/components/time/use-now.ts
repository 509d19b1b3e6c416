/** The present, for ages on the page. Begins with the server's, so that the first drawing agrees with its HTML. */
import { useEffect, useState } from "react";

const TICK_MS = 20_000;

export function useNow(loadedAtMs: number): number {
  const [nowMs, setNowMs] = useState(loadedAtMs);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
