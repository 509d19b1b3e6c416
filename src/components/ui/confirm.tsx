"use client";
/** Asks before what cannot be taken back. Focus begins on the way out. Load it lazily (`next/dynamic`). */
import "./style-nonce";
import * as Radix from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { useWords } from "../words/words";
import { buttonVariant } from "./button";
import { useFocusReturn } from "./focus-return";

type Props = {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  children: ReactNode;
  /** Label of the confirm button: a verb, not "OK". */
  action: string;
  isDanger?: boolean;
  onConfirm(): void;
};

export function Confirm({ isOpen, onOpenChange, ...content }: Props) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Content {...content} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** There only while it asks. */
function Content({ title, children, action, isDanger = false, onConfirm }: Omit<Props, "isOpen" | "onOpenChange">) {
  const ui = useWords("ui");
  const giveFocusBack = useFocusReturn();
  return (
    <Radix.Content
      onCloseAutoFocus={giveFocusBack}
      className="fixed inset-x-4 top-[20vh] z-50 mx-auto max-w-md rounded-2xl border border-line bg-surface p-5 shadow-layer"
    >
      <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
      <Radix.Description asChild>
        <div className="mt-2 text-sm text-soft">{children}</div>
      </Radix.Description>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Radix.Cancel className={buttonVariant()}>{ui("cancel")}</Radix.Cancel>
        <Radix.Action onClick={onConfirm} className={buttonVariant({ variant: isDanger ? "danger" : "primary" })}>
          {action}
        </Radix.Action>
      </div>
    </Radix.Content>
  );
}
