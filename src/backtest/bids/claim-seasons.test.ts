import { expect, it } from "vitest";
import { claimSeasons } from "./claim-seasons";

it.each([1, 2, 4])(
  "bids fall less short of what every bid known would win than one dollar or a share do (%i claims a week)",
  (claimsAWeek) => {
    const { regret, known } = claimSeasons(60, { claimsAWeek, rivals: 1 });
    expect(regret.ours.mean).toBeLessThan(regret["always-1"].mean);
    expect(regret.ours.mean).toBeLessThan(regret.proportional.mean);
    // Nobody wins more than who knows every bid.
    for (const { share, spent } of Object.values(regret)) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThanOrEqual(100);
    }
    // By hand: gains of one on average, 20 weeks.
    expect(known).toBeLessThan(20 * claimsAWeek * 1.1);
  },
);

it("the same seed gives the same seasons", () => {
  const world = { claimsAWeek: 2, rivals: 1 };
  expect(claimSeasons(5, world, 3)).toEqual(claimSeasons(5, world, 3));
  expect(claimSeasons(5, world, 3)).not.toEqual(claimSeasons(5, world, 4));
});
