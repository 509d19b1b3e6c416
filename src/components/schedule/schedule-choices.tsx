/** Choices of the schedule's content and order: links, so that every choice has an address. */
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { MatchupPeriod } from "@/contract/league/league-output";
import type { ScheduleOutput } from "@/contract/league/schedule-output";
import type { Words } from "@/language/texts/ui/messages";
import { shortDayIn } from "../time/day-and-age";
import { buttonVariant } from "../ui/button";
import { PRO_TEAM_ORDERS, type ProTeamOrder } from "./pro-team-rows";
import { aroundOf, offeredMatchups, WEEK_PARAMETER } from "./schedule-window";

type Say = { schedule: Words<"schedule">; time: Words<"time"> };

/** Builds the page's address: keeps the current parameters and applies a change. */
export type ScheduleAddress = (change: Readonly<Record<string, string | undefined>>) => string;

type Props = {
  schedule: ScheduleOutput;
  order: ProTeamOrder;
  isMineOnly: boolean;
  /** False where it is not known which NBA teams are my players'. */
  hasMine: boolean;
  address: ScheduleAddress;
  words: Say;
};

/** On a phone each row of choices scrolls by itself, so that the table begins higher. */
const ROW =
  "scrolls-x flex min-w-0 gap-1.5 max-sm:-mx-3 max-sm:w-[calc(100%+1.5rem)] max-sm:overflow-x-auto max-sm:px-3 max-sm:py-0.5 sm:flex-wrap";
const CHIP =
  "inline-flex min-h-9 items-center shrink-0 rounded-lg border border-line bg-surface px-3 text-sm whitespace-nowrap hover:bg-raised aria-[current=true]:border-accent aria-[current=true]:bg-accent-wash aria-[current=true]:font-semibold aria-[current=true]:text-accent pointer-coarse:min-h-11";

export function ScheduleChoices({ schedule, order, isMineOnly, hasMine, address, words }: Props) {
  const { schedule: say } = words;
  const orders: Record<ProTeamOrder, string> = { games: say("byGames"), light: say("byLight"), name: say("byName") };
  return (
    <div className="mb-4 space-y-3">
      <Windows schedule={schedule} address={address} words={words} />
      <div className={clsx(ROW, "gap-x-6! gap-y-2")}>
        <nav aria-label={say("teamsShown")} className="flex gap-1.5">
          <Chip href={address({ clubs: undefined })} isNow={!isMineOnly}>
            {say("everyTeam")}
          </Chip>
          {hasMine && (
            <Chip href={address({ clubs: "mine" })} isNow={isMineOnly}>
              {say("myTeams")}
            </Chip>
          )}
        </nav>
        <nav aria-label={say("sortedBy")} className="flex gap-1.5">
          {PRO_TEAM_ORDERS.map((each) => (
            <Chip key={each} href={address({ sort: each === "games" ? undefined : each })} isNow={each === order}>
              {orders[each]}
            </Chip>
          ))}
        </nav>
      </div>
    </div>
  );
}

function Windows({ schedule, address, words: { schedule: say, time } }: Pick<Props, "schedule" | "address" | "words">) {
  const { matchups, from, to } = schedule;
  const toMatchup = ({ matchupPeriod, isCurrent }: MatchupPeriod) =>
    address({ [WEEK_PARAMETER]: isCurrent ? undefined : String(matchupPeriod), from: undefined });
  const { before, after } = aroundOf(matchups, from);
  const offered = offeredMatchups(matchups);
  const rounds = matchups.filter(({ isPlayoffs }) => isPlayoffs);
  const nextAt = offered.findIndex(({ isCurrent }) => isCurrent) + 1;
  const nameOf = (each: MatchupPeriod, at: number): string =>
    each.isCurrent
      ? say("thisMatchup")
      : at === nextAt && !each.isPlayoffs
        ? say("nextMatchup")
        : say("playoffRound", { round: String(rounds.indexOf(each) + 1) });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <nav aria-label={say("windowOf")} className={ROW}>
        {offered.map((each, at) => (
          <Chip key={each.matchupPeriod} href={toMatchup(each)} isNow={each.firstDay === from && each.lastDay === to}>
            {nameOf(each, at)}
          </Chip>
        ))}
      </nav>
      <div className="flex items-center gap-1">
        {before && <Step href={toMatchup(before)} label={say("earlier")} isBack />}
        <p className="text-sm font-medium tabular-nums">
          {say("span", { first: shortDayIn(time, from), last: shortDayIn(time, to) })}
        </p>
        {after && <Step href={toMatchup(after)} label={say("later")} />}
      </div>
    </div>
  );
}

function Chip({ href, isNow, children }: { href: string; isNow: boolean; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      className={CHIP}
      {...(isNow && { "aria-current": "true" as const })}
    >
      {children}
    </Link>
  );
}

function Step({ href, label, isBack = false }: { href: string; label: string; isBack?: boolean }) {
  const Icon = isBack ? ChevronLeft : ChevronRight;
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-label={label}
      title={label}
      className={clsx(buttonVariant({ variant: "quiet", size: "small" }), "px-2!")}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Link>
  );
}
