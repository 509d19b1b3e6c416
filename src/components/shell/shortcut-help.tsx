"use client";
/** The shortcuts of the page as it is, and the switch of those made of single keys. Loaded when it is first opened. */
import { Fragment, useState } from "react";
import { Dialog } from "../ui/dialog";
import { Choices } from "../ui/field";
import { useWords } from "../words/words";
import { areSingleKeysOn, shortcutsNow, switchSingleKeys } from "./shortcuts";

export function ShortcutHelp({ onClose }: { onClose(): void }) {
  const shell = useWords("shell");
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shell("shortcuts")}
      description={shell("shortcutsText")}
    >
      <dl className="divide-y divide-line">
        {shortcutsNow().map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-4 py-2 text-sm">
            <dt>{label}</dt>
            <dd className="flex shrink-0 items-center gap-1.5 text-soft">
              <Keys keys={keys} between={shell("followedBy")} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Choices
          label={shell("singleKeys")}
          name="single-keys"
          value={isOn ? "on" : "off"}
          options={[
            { value: "on", label: shell("on") },
            { value: "off", label: shell("off") },
          ]}
          onChange={(value) => {
            switchSingleKeys(value === "on");
            setIsOn(value === "on");
          }}
        />
      </div>
    </Dialog>
  );
}

function Keys({ keys, between }: { keys: string; between: string }) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return keys.split(" ").map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className="text-xs">{between}</span>}
      <kbd className="min-w-7 rounded-md border border-line bg-page px-1.5 py-0.5 text-center font-sans text-xs text-ink">
        {key.replace("mod+", isMac ? "⌘ " : "Ctrl ").toUpperCase()}
      </kbd>
    </Fragment>
  ));
}
