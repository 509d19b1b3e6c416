"use client";
/** Runs one saving request at a time, with its status message. */
import { useState } from "react";
import type { Words } from "@/language/texts/ui/messages";
import { failureText } from "../api/request";
import { useWords } from "../words/words";

export type Saving = {
  isBusy: boolean;
  /** Why the last one failed, in words; empty when it did not. */
  failure: string;
  /** @returns whether it went well. @param formatted the page's own words for some failures. */
  run(work: () => Promise<unknown>, formatted?: (error: unknown) => string | undefined): Promise<boolean>;
};

export function useSaving(): Saving {
  const ui: Words<"ui"> = useWords("ui");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState("");
  return {
    isBusy,
    failure,
    async run(work, formatted) {
      setIsBusy(true);
      setFailure("");
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(formatted?.(error) ?? failureText(error, ui));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
