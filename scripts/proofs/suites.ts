/**
 * The long suites that `npm run prove` runs, and how each is counted.
 *
 * A trial is independent of the others and decided by its seed, so a suite may stop between any two and go on later.
 */

import { agreementSummary, agreementTrial } from "./agreement/prove-agreement";
import { sequencesSummary, sequencesTrial } from "./decisions/prove-decision-sequences";
import { decisionSummary, decisionTrial } from "./decisions/prove-decisions";
import { fourWeeksSummary, fourWeeksTrial } from "./decisions/prove-four-weeks";
import { peopleSummary, peopleTrial } from "./decisions/prove-people";
import { engineTrial } from "./engine/prove-engine";
import { mutationSummary, mutationTrial } from "./engine/prove-mutations";
import { planTrial } from "./engine/prove-plan";
import { QUICK_CELLS, TRIED_CELLS } from "./faults/fault-matrix";
import { databaseRestartsSummary, databaseRestartsTrial } from "./faults/prove-database-restarts";
import { faultMatrixSummary, faultMatrixTrial } from "./faults/prove-fault-matrix";
import { faultSummary, faultTrial } from "./faults/prove-faults";
import { OUTAGE_TRIALS, outageSummary, outageTrial } from "./faults/prove-outage";
import { streamSummary, streamTrial } from "./faults/prove-streams";
import { encodingsSummary, encodingsTrial } from "./requests/prove-encodings";
import { openApiSummary, openApiTrial } from "./requests/prove-openapi-requests";
import { closeCostServer, costSummary, costTrial, HOSTILE_REQUESTS } from "./requests/prove-request-cost";
import { requestSummary, requestTrial } from "./requests/prove-requests";
import { closeProofInstances } from "./server/proof-instance";
import { SOAK_TRIALS, soakSummary, soakTrial } from "./soak/prove-soak";
import { MIGRATIONS } from "./storage/past-schema";
import { proveCrash } from "./storage/prove-crash";
import { closeDamagedFolders, damagedFoldersSummary, damagedFoldersTrial } from "./storage/prove-damaged-folders";
import { diskSummary, diskTrial } from "./storage/prove-disk";
import { closeUpgrades, upgradesSummary, upgradesTrial } from "./storage/prove-upgrades";
import type { Suite, TrialOutcome } from "./suite";

const total = (outcomes: readonly TrialOutcome[], figure: string): number =>
  outcomes.reduce((sum, outcome) => sum + (outcome.figures?.[figure] ?? 0), 0);

/** The first kill of a directory comes while it is being created, the other three while rows are written. */
const KILLS_PER_DIRECTORY = 4;

const crash: Suite = {
  name: "crash",
  claim: "kill -9 loses no acknowledged write of the embedded database",
  fullCount: 20,
  reducedCount: 5,
  async trial(_index, seed) {
    const proof = await proveCrash({ trials: KILLS_PER_DIRECTORY, seed });
    const kills = proof.trials.filter(({ killed }) => killed === "writing").length;
    // A trial without writes to lose would prove nothing.
    const ok = proof.lost === 0 && proof.acknowledged > 0;
    return {
      ok,
      line: `${proof.lost} of ${proof.acknowledged} acknowledged rows lost in ${proof.trials.length} kills`,
      figures: { killsInWrites: kills, kills: proof.trials.length, acknowledged: proof.acknowledged, lost: proof.lost },
    };
  },
  summary: (outcomes) => [
    `lost ${total(outcomes, "lost")} of ${total(outcomes, "acknowledged")} acknowledged rows`,
    `${total(outcomes, "kills")} kills, ${total(outcomes, "killsInWrites")} of them during writes`,
  ],
};

const agreement: Suite = {
  name: "agreement",
  claim: "every surface says the same of a team, whatever was approved, declined or left, on any day",
  // A trial is ten states of one league.
  fullCount: 50,
  reducedCount: 2,
  trial: agreementTrial,
  summary: agreementSummary,
};

const fourWeeks: Suite = {
  name: "four-weeks",
  claim: "four weeks of approving or declining every plan lose no move, repeat no proposal, and add up in the league",
  fullCount: 6,
  reducedCount: 2,
  trial: fourWeeksTrial,
  summary: fourWeeksSummary,
};

const engine: Suite = {
  name: "engine",
  claim: "the exact daily lineup is the best one by brute force or integer program",
  // A trial is 1,000 random days.
  fullCount: 20,
  reducedCount: 2,
  trial: engineTrial,
  summary: (outcomes) => [`${outcomes.filter((outcome) => outcome.ok).length} thousand days without a difference`],
};

const plan: Suite = {
  name: "plan",
  claim: "the proven week plan is the best one by exhaustive search or the whole integer program, and legal",
  fullCount: 60,
  reducedCount: 4,
  trial: planTrial,
  summary: (outcomes) => [`${outcomes.filter((outcome) => outcome.ok).length} trials without a difference`],
};

const faults: Suite = {
  name: "faults",
  claim:
    "no fault of a source costs more than 15 s, 3 attempts a call or 1.2 requests a first attempt, or goes unnamed",
  // 13 faults with short limits, then the same with the product's.
  fullCount: 26,
  reducedCount: 13,
  trial: faultTrial,
  summary: faultSummary,
};

const mutations: Suite = {
  name: "mutations",
  claim: "a damaged answer of ESPN is answered with what is good in it or refused by name, and changes no status",
  // A trial is 50 damaged payloads.
  fullCount: 20,
  reducedCount: 2,
  trial: mutationTrial,
  summary: mutationSummary,
};

const decisions: Suite = {
  name: "decisions",
  claim:
    "a killed server loses and doubles nothing of an optimizer run and its decision, and every run gets a named end",
  // Five rounds of 40 points on each home and of two servers; the short one is a tenth of a round.
  fullCount: 105,
  reducedCount: 3,
  trial: decisionTrial,
  summary: decisionSummary,
  close: closeProofInstances,
};

const decisionSequences: Suite = {
  name: "decision-sequences",
  claim: "whatever people, clocks and servers do to a run's cards, in any order and at once, each is decided once",
  // A trial is 20 sequences; the homes take turns.
  fullCount: 100,
  reducedCount: 2,
  trial: sequencesTrial,
  summary: sequencesSummary,
};

const streams: Suite = {
  name: "streams",
  claim: "a stream cut anywhere is resumed byte by byte, and a stop ends the model's call within 2 s",
  // A trial is 25 disconnects or a few more, and two stops.
  fullCount: 20,
  reducedCount: 1,
  trial: streamTrial,
  summary: streamSummary,
  close: closeProofInstances,
};

const requests: Suite = {
  name: "requests",
  claim:
    "no body, made of a route's schema or of raw bytes, is answered with 5xx, and the next good question is answered",
  // A trial is 250 bodies over every changing route.
  fullCount: 40,
  reducedCount: 2,
  trial: requestTrial,
  summary: requestSummary,
};

const openApiRequests: Suite = {
  name: "openapi-requests",
  claim:
    "requests made of the served OpenAPI document get described answers, no 5xx, and no refusal where they are allowed",
  // A trial is 250 requests.
  fullCount: 40,
  reducedCount: 2,
  trial: openApiTrial,
  summary: openApiSummary,
};

const encodings: Suite = {
  name: "encodings",
  claim: "an answer is compressed only for a client that accepts it",
  fullCount: 1,
  reducedCount: 1,
  trial: encodingsTrial,
  summary: encodingsSummary,
};

const requestCost: Suite = {
  name: "request-cost",
  claim: "a hostile request costs the server less than 50 ms and no memory, and a slow one is cut off",
  fullCount: HOSTILE_REQUESTS.length,
  reducedCount: HOSTILE_REQUESTS.length,
  trial: costTrial,
  summary: costSummary,
  close: closeCostServer,
};

const people: Suite = {
  name: "people",
  claim: "two hundred people at once each read their own answer, whole, and about as soon as one alone",
  // One server on the embedded database, then two on one Postgres.
  fullCount: 2,
  reducedCount: 1,
  trial: peopleTrial,
  summary: peopleSummary,
  close: closeProofInstances,
};

const databaseRestarts: Suite = {
  name: "database-restarts",
  claim:
    "a database that restarts every 5 to 10 seconds loses and doubles no decision and leaves no run without a name",
  // Half a minute, then five minutes.
  fullCount: 2,
  reducedCount: 1,
  trial: databaseRestartsTrial,
  summary: databaseRestartsSummary,
};

const damagedFolders: Suite = {
  name: "damaged-folders",
  claim:
    "no damaged data folder is created over, one that was closed is not read with rows missing, and a backup brings them back",
  // A trial is one folder.
  fullCount: 200,
  reducedCount: 6,
  trial: damagedFoldersTrial,
  summary: damagedFoldersSummary,
  close: closeDamagedFolders,
};

const upgrades: Suite = {
  name: "upgrades",
  claim:
    "every past schema is upgraded with nothing lost and its cards and turns go on; an older version refuses a newer schema",
  // Every version on two homes.
  fullCount: 2 * MIGRATIONS.length,
  reducedCount: 4,
  trial: upgradesTrial,
  summary: upgradesSummary,
  close: closeUpgrades,
};

const outage: Suite = {
  name: "outage",
  claim:
    "a database away for 5 s, 100 s or 10 min ends no job, loses no decision, and is told of as it is; every job runs again within two periods",
  fullCount: OUTAGE_TRIALS,
  reducedCount: 1,
  trial: outageTrial,
  summary: outageSummary,
};

const faultMatrix: Suite = {
  name: "fault-matrix",
  claim:
    "every fault of every dependency looks as docs/technical/Faults.md says, loses nothing, and is over as soon as it says",
  // A trial is one cell.
  fullCount: TRIED_CELLS.length,
  reducedCount: QUICK_CELLS,
  trial: faultMatrixTrial,
  summary: faultMatrixSummary,
  close: closeProofInstances,
};

const disk: Suite = {
  name: "disk",
  claim:
    "a disk that fills up or takes no writes is named, costs no row and no spinning, and is written to again by itself",
  // Two rounds on one server, then ten.
  fullCount: 2,
  reducedCount: 1,
  trial: diskTrial,
  summary: diskSummary,
  close: closeProofInstances,
};

const soak: Suite = {
  name: "soak",
  claim: "a server that is used without a pause keeps its memory, files, connections and rows, and does not slow down",
  // Five minutes, then an hour.
  fullCount: SOAK_TRIALS,
  reducedCount: 1,
  trial: soakTrial,
  summary: soakSummary,
  close: closeProofInstances,
};

export const SUITES: readonly Suite[] = [
  agreement,
  crash,
  engine,
  plan,
  faults,
  mutations,
  decisions,
  decisionSequences,
  streams,
  requests,
  openApiRequests,
  encodings,
  requestCost,
  people,
  databaseRestarts,
  outage,
  faultMatrix,
  disk,
  fourWeeks,
  damagedFolders,
  upgrades,
  soak,
];
