/** Error message of the server, with its code for a report. */
import type { ReactNode } from "react";
import type { Words } from "@/language/texts/ui/messages";
import { Notice } from "./notice";

type Props = { title: string; failure: { code: string; message: string }; ui: Words<"ui">; actions?: ReactNode };

export function Failure({ title, failure, ui, actions }: Props) {
  return (
    <Notice tone="bad" title={title} actions={actions} className="self-start">
      <p>{failure.message}</p>
      <p className="mt-1 text-xs opacity-80">{ui("errorCode", { code: failure.code })}</p>
    </Notice>
  );
}
