/** `npm run bench -- <name>`: prints figures, always beside a named baseline measured in the same run. */
import { watchChildren } from "../bin/unhandled.mjs";
import { benchAgent } from "./agent";
import { benchBids } from "./bids";
import { benchEngine } from "./engine";
import { benchOptimizer } from "./optimizer";
import { benchRetrieval } from "./retrieval";
import { benchSeasonValue } from "./season-value";
import { benchTrades } from "./trades";
import { benchTurn } from "./turn";
import { benchWeb } from "./web";

watchChildren();

const BENCHES: Record<string, (args: readonly string[]) => Promise<void>> = {
  turn: benchTurn,
  agent: benchAgent,
  engine: benchEngine,
  bids: benchBids,
  optimizer: benchOptimizer,
  retrieval: benchRetrieval,
  season: benchSeasonValue,
  trades: benchTrades,
  web: benchWeb,
};

const [name = "", ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`usage: npm run bench -- <${Object.keys(BENCHES).join("|")}>`);
  process.exitCode = 2;
} else {
  await bench(args);
}
