/** The forty points of an optimizer run and its decision at which `prove-decisions.ts` kills the server. */

/**
 * When the point is armed: before the run, before the approval, or before the last card is declined, which ends the
 * run.
 */
export type Phase = "plan" | "approve" | "end";

export type KillPoint = {
  readonly name: string;
  readonly phase: Phase;
  readonly at: "before" | "after";
  /** Texts of one statement with its values, or of one request line, that together mean this point. */
  readonly holds: readonly string[];
  /** The point is the COMMIT that follows. */
  readonly nextCommit?: boolean;
};

const WRITES = "checkpoint_writes";
/** Steps of the graph are numbered from its input, -1. */
const stored = (step: number) => ["langgraph.checkpoints", `"step":${step},`];

const plan = (name: string, at: "before" | "after", ...holds: string[]): KillPoint => ({
  name,
  phase: "plan",
  at,
  holds,
});
const approve = (name: string, at: "before" | "after", ...holds: string[]): KillPoint => ({
  name,
  phase: "approve",
  at,
  holds,
});
const end = (name: string, at: "before" | "after", ...holds: string[]): KillPoint => ({
  name,
  phase: "end",
  at,
  holds,
});

export const KILL_POINTS: readonly KillPoint[] = [
  plan("the run's row, before", "before", 'insert into "runs"'),
  plan("the run's row, after", "after", 'insert into "runs"'),
  plan("the graph's input stored", "after", ...stored(-1)),
  // A node has done its work, and the writes that would say so are not committed.
  plan("parse_intent, unsaid", "before", WRITES, "branch:to:gather_rosters"),
  plan("parse_intent, stored", "after", ...stored(1)),
  plan("gather_rosters, reading", "before", "GET ", "view=mRoster"),
  plan("gather_rosters, unsaid", "before", WRITES, "branch:to:analyze_schedule"),
  plan("gather_rosters, stored", "after", ...stored(2)),
  plan("analyze_schedule, unsaid", "before", WRITES, "branch:to:check_injuries"),
  plan("analyze_schedule, stored", "after", ...stored(3)),
  plan("check_injuries, unsaid", "before", WRITES, "branch:to:identify_candidates"),
  plan("check_injuries, stored", "after", ...stored(4)),
  plan("identify_candidates, unsaid", "before", WRITES, "branch:to:validate_moves"),
  plan("identify_candidates, stored", "after", ...stored(5)),
  plan("validate_moves, unsaid", "before", WRITES, "branch:to:compose_lineup"),
  plan("validate_moves, stored", "after", ...stored(6)),
  plan("compose_lineup, no proposal stored", "before", 'insert into "proposals"'),
  { ...plan("compose_lineup, proposals stored", "after", 'insert into "proposals"'), nextCommit: true },
  plan("compose_lineup, unsaid", "before", WRITES, "branch:to:present_and_confirm"),
  plan("compose_lineup, stored", "after", ...stored(7)),
  plan("the pause, unsaid", "before", WRITES, "__interrupt__"),
  plan("the pause, stored", "after", WRITES, "__interrupt__"),
  plan("the run's terminal status, before", "before", 'update "runs" set "status"', "awaiting_approval"),
  plan("the run's terminal status, after", "after", 'update "runs" set "status"', "awaiting_approval"),
  plan("the run's last event, before", "before", "insert into run_events", '"type":"finish"'),
  plan("the run's last event, after", "after", "insert into run_events", '"type":"finish"'),
  approve("the premises, before they are read", "before", "GET ", "view=mRoster"),
  approve("the decision, before its transaction", "before", 'insert into "decision_requests"'),
  approve("the decision, its row inserted", "after", 'insert into "decisions"'),
  { ...approve("the decision, before its commit", "before", 'insert into "decisions"'), nextCommit: true },
  { ...approve("the decision, committed and not answered", "after", 'insert into "decisions"'), nextCommit: true },
  approve("the demo move, before", "before", 'insert into "app_settings"', "demo.moves"),
  approve("the demo move, after", "after", 'insert into "app_settings"', "demo.moves"),
  approve("the look, before its record", "before", 'insert into "verifications"'),
  { ...approve("the look, recorded", "after", 'insert into "verifications"'), nextCommit: true },
  end("the run taken up again", "after", 'update "runs" set "status"', "running", "awaiting_approval"),
  end("the resume, before", "before", WRITES, "__resume__"),
  end("the resume, its value stored", "after", WRITES, "__resume__"),
  end("the graph's end stored", "after", ...stored(8)),
  end("the run's end, after", "after", 'update "runs" set "status"', "completed"),
];
