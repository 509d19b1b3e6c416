"use client";
/** TanStack Query for the part of a page that polls or changes something; pages without such a part do not load it. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RequestFailed } from "./request";

/** The server caches source readings for about as long. */
const FRESH_MS = 30_000;
const TRIES_AGAIN = 2;

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A refusal stays one; only what did not arrive, or what a source could not say, is worth asking again.
        retry: (failures, error) =>
          failures < TRIES_AGAIN && error instanceof RequestFailed && (error.status === 0 || error.status >= 502),
      },
    },
  });

let shared: QueryClient | undefined;

export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    // On the server every request gets its own: what it holds is somebody's.
    if (typeof window === "undefined") return createClient();
    shared ??= createClient();
    return shared;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
