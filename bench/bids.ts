/** `npm run bench -- bids [SEASONS]`: simulated seasons of blind bids, and how far ways to bid fall short of knowing every bid. */
import { BIDDERS, claimSeasons } from "@/backtest/bids/claim-seasons";

const SEASONS = 1_000;
/** Claims a week, and the rivals' bids as a multiple of the table's. */
const WORLDS = [1, 0.5, 2].flatMap((rivals) => [1, 2, 4].map((claimsAWeek) => ({ claimsAWeek, rivals })));

export async function benchBids([seasons = String(SEASONS)]: readonly string[]): Promise<void> {
  const count = Number(seasons);
  if (!Number.isInteger(count) || count < 1) {
    console.error(`"${seasons}" is no number of seasons: npm run bench -- bids 1000`);
    process.exitCode = 2;
    return;
  }
  console.log(`| rivals' bids | claims a week | ${BIDDERS.join(" | ")} |`);
  console.log(`| --- | --- | ${BIDDERS.map(() => "---").join(" | ")} |`);
  for (const world of WORLDS) {
    const { regret } = claimSeasons(count, world);
    const cells = BIDDERS.map((bidder) => {
      const { mean, share, spent } = regret[bidder];
      return `${mean.toFixed(2)} (${(share * 100).toFixed(1)}%), $${spent.toFixed(0)}`;
    });
    console.log(`| ${world.rivals}× | ${world.claimsAWeek} | ${cells.join(" | ")} |`);
  }
}
