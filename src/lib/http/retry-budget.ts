/**
 * A budget that keeps retries from multiplying an outage.
 *
 * Every first attempt earns a tenth of a retry, and a small reserve lets a quiet process retry at all, so that over any
 * longer stretch all requests together stay under 1.2 times the first attempts.
 */
export type RetryBudget = {
  earn(): void;
  /** Takes one retry from the budget; `false` when there is none. */
  take(): boolean;
};

export function createRetryBudget(options: { reserve?: number; earnedPerCall?: number } = {}): RetryBudget {
  const reserve = options.reserve ?? 4;
  const earnedPerCall = options.earnedPerCall ?? 0.1;
  let balance = reserve;
  return {
    earn() {
      balance = Math.min(balance + earnedPerCall, reserve * 2);
    },
    take() {
      if (balance < 1) return false;
      balance -= 1;
      return true;
    },
  };
}
