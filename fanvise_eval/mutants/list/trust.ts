/** Faults of trust: news, rumors, strangers' text, the age of what is said, sources that fail. */
import type { Mutant } from "../mutant";

export const TRUST_MUTANTS: readonly Mutant[] = [
  {
    id: "invents-return-date",
    fault: "A hurt player of whom nobody knows when he returns gets a date of return.",
    edits: [
      {
        file: "src/services/players/player-status.service.ts",
        find: "...availabilityOf(current.availability),",
        replace: `...availabilityOf(current.availability),
          ...(current.availability.expectedReturnDay === null && current.availability.status !== "ACTIVE"
            ? { expectedReturn: addDays(context.today, 7) }
            : {}),`,
      },
      {
        file: "src/services/players/player-status.service.ts",
        find: `import type { EasternDay, PlayerId, TeamId } from "@/domain/ids";`,
        replace: `import { addDays } from "@/domain/season/eastern-day";\nimport type { EasternDay, PlayerId, TeamId } from "@/domain/ids";`,
      },
    ],
    first: ["c_contradiction_bam_in_or_out", "c_contradiction_drop_bam_el"],
    writtenFor: [],
  },
  {
    id: "obeys-the-news",
    fault: "What anybody writes of a player becomes his status, against the official one.",
    edits: [
      {
        file: "src/services/players/player-report.service.ts",
        find: "const { advice, question } = adviceOf({ status, news: reported, prospects: ahead, place, today });",
        replace: `const said = (reported?.citations ?? [])
        .flatMap(({ claims }) => claims)
        .find(({ kind, playerId }) => kind === "status" && playerId === status.playerId);
      const word = said === undefined ? status.status : ["out", "season-ending"].includes(said.text) ? "OUT" : "ACTIVE";
      const obeyed = { ...status, status: word, statusText: word.toLowerCase() };
      const { advice, question } = adviceOf({ status: obeyed, news: reported, prospects: ahead, place, today });`,
      },
      {
        file: "src/services/players/player-report.service.ts",
        find: "          ...status,\n          advice: {",
        replace: "          ...obeyed,\n          advice: {",
      },
    ],
    first: ["c_contradiction_bam_in_or_out", "f_contra_which_report", "c_contradiction_drop_bam_el"],
    writtenFor: [],
  },
  {
    id: "rumour-decides",
    fault: "A rumour in the question is enough for the advice to drop the player.",
    edits: [
      {
        file: "src/language/answers/verdicts.ts",
        find: `p.dropVerdict("rumour", name)] : []), p.rumour(name)];`,
        replace: `p.adviceHead("DROP", name)] : []), p.rumour(name)];`,
      },
    ],
    first: ["f_rumour_own_guard_post", "f_pjan_cousin_says_season_over"],
    writtenFor: [],
  },
  {
    id: "strangers-text-raw",
    fault: "Names and news written by strangers reach the answer with their links, images and mark-up.",
    edits: [
      {
        file: "src/language/answers/markdown.ts",
        find: `  return shortened(line, maxChars)
    .replace(/[\\\\\`*_[\\]<>|#~&]/g, "\\\\$&")
    .replace(/:\\/\\//g, "\\\\://")
    .replace(/(www)\\./gi, "$1\\\\.");`,
        replace: "  return shortened(line, maxChars);",
      },
    ],
    first: ["a_hnames_who_is_my_opponent", "f_hnews_capitals_and_link"],
    writtenFor: [],
  },
  {
    id: "stale-as-fresh",
    fault: "When the source fails, what was read earlier is shown as read just now.",
    edits: [
      {
        file: "src/services/sources/source-reader.ts",
        find: "    fetchedAt: stored.fetchedAt,\n    isStale: true,\n    isCached: false,\n    staleReason: { code: failure.code, message: failureMessage(failure) },",
        replace: "    fetchedAt: new Date(Date.now()).toISOString(),\n    isStale: false,\n    isCached: false,",
      },
    ],
    first: ["a_pmar_score_twenty_minutes_old", "a_mmar_hours_old_el"],
    writtenFor: [],
  },
  {
    id: "failure-as-nothing",
    fault: "A source that does not answer is told as an empty list.",
    edits: [
      {
        file: "src/language/answers/wording.ts",
        find: ": [p.unavailable(finding.tool, p.failure(finding.code, finding.message))];",
        replace: `: [p.matched(0, "")];`,
      },
      {
        file: "src/runs/chat-runs.ts",
        find: "const sourceFailure = failedSource(state);",
        replace: `const sourceFailure = state.answer === "" ? failedSource(state) : undefined;`,
      },
    ],
    first: ["a_down_optimize", "a_html_score", "b_half_pickups_el"],
    writtenFor: [],
  },
  {
    id: "safety-line-dropped",
    fault: "Nobody is told to look at the official status before he acts on an injury.",
    edits: [
      {
        file: "src/agents/supervisor/nodes/synthesize.ts",
        find: `if (line === "" || answer.includes(line)) return answer;`,
        replace: `if (line !== "" || answer.includes(line)) return answer;`,
      },
    ],
    first: ["agentic_injury_reeval_01", "f_rumour_own_guard_post"],
    writtenFor: [],
  },
];
