"use client";
/** Signing out, here or everywhere. */
import { LogOut } from "lucide-react";
import { useState } from "react";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { useWords } from "../words/words";

export function SignOut() {
  const say = useWords("settings");
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (where: "here" | "everywhere") => {
    setIsLeaving(true);
    // The session ends here even when the server cannot be reached.
    await request("/api/auth/sign-out", { body: { where } }).catch(() => undefined);
    location.assign("/sign-in");
  };
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        <Button disabled={isLeaving} onClick={() => void leave("here")}>
          <LogOut aria-hidden="true" className="size-4" />
          {say("signOutHere")}
        </Button>
        <Button disabled={isLeaving} onClick={() => void leave("everywhere")}>
          {say("signOutEverywhere")}
        </Button>
      </div>
      <p className="mt-1.5 text-xs text-soft">{say("signOutText")}</p>
    </div>
  );
}
