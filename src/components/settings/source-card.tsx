/** One outside source: how it fares, when it was last read, what went wrong, and what mends it. */
import type { SourceOutput } from "@/contract/news/source-output";
import type { Words } from "@/language/texts/ui/messages";
import { leagueFailure } from "../connect/failure-text";
import { agoIn } from "../time/day-and-age";
import { Badge, type Tone } from "../ui/badge";
import { buttonVariant } from "../ui/button";
import { outsideFailure } from "./outside-failure";

type Say = { settings: Words<"settings">; connect: Words<"connect">; time: Words<"time"> };

const STATES = {
  working: { phrase: "stateWorking", tone: "good" },
  "not used yet": { phrase: "stateUnused", tone: "plain" },
  failing: { phrase: "stateFailing", tone: "bad" },
  paused: { phrase: "statePaused", tone: "note" },
  "needs you": { phrase: "stateNeedsYou", tone: "bad" },
} as const satisfies Record<SourceOutput["state"], { phrase: string; tone: Tone }>;

const KINDS = {
  league: "kindLeague",
  news: "kindNews",
  embeddings: "kindEmbeddings",
  model: "kindModel",
} as const satisfies Record<SourceOutput["kind"], string>;

/** Failures that a new login mends. */
const OF_LOGIN: ReadonlySet<string> = new Set(["espn.login_refused", "espn.league_private"]);

export function SourceCard({ source, words, nowMs }: { source: SourceOutput; words: Say; nowMs: number }) {
  const say = words.settings;
  const { kind, state, lastSuccessAt, lastFailure, circuit } = source;
  const { phrase, tone } = STATES[state];
  const ago = (instant: string) => agoIn(words.time, instant, nowMs) ?? "";
  const isFailing = state !== "working" && lastFailure !== null;
  return (
    <li className="grid gap-x-4 gap-y-1 grid-cols-[minmax(0,1fr)_auto] py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-sm font-medium wrap-anywhere">{nameOf(source, say)}</p>
        <p className="text-xs text-soft">
          {say(KINDS[kind])} ·{" "}
          {lastSuccessAt === null ? say("neverRead") : say("lastRead", { age: ago(lastSuccessAt) })}
          {circuit === "open" && ` · ${say("circuitOpen")}`}
          {circuit === "half-open" && ` · ${say("circuitHalf")}`}
        </p>
      </div>
      <div className="justify-self-end">
        <Badge tone={tone}>{say(phrase)}</Badge>
      </div>
      {isFailing && (
        <div className="space-y-1.5 col-span-2 text-sm">
          <p>{leagueFailure(lastFailure.code, words.connect) ?? outsideFailure(lastFailure, say)}</p>
          <p className="text-xs text-soft">
            {say("lastFailure", { age: ago(lastFailure.at) })} · <code>{lastFailure.code}</code>
          </p>
          {state === "needs you" && OF_LOGIN.has(lastFailure.code) && (
            <a href="/connect" className={buttonVariant({ size: "small" })}>
              {say("renewLogin")}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

/** Feeds and models are called by their own names. */
function nameOf({ key, name, kind }: SourceOutput, say: Words<"settings">): string {
  if (kind === "news") return name;
  if (kind === "model") return say("sourceModel", { name: key.replace(/^model:/, "") });
  if (kind === "embeddings") return say("sourceEmbeddings", { name: key.replace(/^embeddings:/, "") });
  const isDemo = key.startsWith("demo");
  if (key.endsWith(":season")) return say(isDemo ? "sourceDemoSeason" : "sourceSeason");
  return say(isDemo ? "sourceDemoLeague" : "sourceLeague");
}
