/** A page of a league, where none is connected. */
import type { Words } from "@/language/texts/ui/messages";
import { buttonVariant } from "../ui/button";
import { Empty } from "../ui/empty";

export function NoLeague({ ui }: { ui: Words<"ui"> }) {
  const toConnect = (
    <a href="/connect" className={buttonVariant({ variant: "primary" })}>
      {ui("toConnect")}
    </a>
  );
  return (
    <Empty title={ui("noLeagueTitle")} action={toConnect}>
      {ui("noLeagueText")}
    </Empty>
  );
}
