"use client";
/**
 * A dialog over Radix: focus stays inside, Escape closes, the page behind holds still. Load it lazily (`next/dynamic`).
 */
import "./style-nonce";
import * as Radix from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../words/words";
import { IconButton } from "./button";
import { useFocusReturn } from "./focus-return";

const WIDTHS = { narrow: "sm:max-w-md", medium: "sm:max-w-2xl", wide: "sm:max-w-5xl" } as const;

type Props = {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  /** Below the title, read out with it. */
  description?: ReactNode;
  isTitleHidden?: boolean;
  width?: keyof typeof WIDTHS;
  className?: string;
  children: ReactNode;
};

export function Dialog({ isOpen, onOpenChange, ...content }: Props) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Content {...content} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** There only while the dialog is open. */
function Content({
  title,
  description,
  isTitleHidden = false,
  width = "narrow",
  className,
  children,
}: Omit<Props, "isOpen" | "onOpenChange">) {
  const ui = useWords("ui");
  const giveFocusBack = useFocusReturn();
  return (
    <Radix.Content
      onCloseAutoFocus={giveFocusBack}
      {...(description === undefined ? { "aria-describedby": undefined } : {})}
      className={clsx(
        "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-y-auto rounded-t-2xl border border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-layer sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[76vh] sm:rounded-2xl sm:p-5",
        WIDTHS[width],
        className,
      )}
    >
      <div className={isTitleHidden ? "sr-only" : "mb-3 flex items-start justify-between gap-4"}>
        <div className="min-w-0">
          <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description asChild>
              <div className="mt-1 text-sm text-soft">{description}</div>
            </Radix.Description>
          )}
        </div>
        {!isTitleHidden && (
          <Radix.Close asChild>
            <IconButton label={ui("close")} className="-mt-1 -mr-2">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </Radix.Close>
        )}
      </div>
      {children}
    </Radix.Content>
  );
}
