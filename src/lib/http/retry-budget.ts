/**
 * A budget that keeps retries from multiplying an outage.
 *
 * It never holds more than two retries, and every first attempt earns a tenth of one. A stretch with n first attempts
 * so has at most 2 + n/10 retries: from 20 first attempts on, all requests together stay within 1.2 times the first
 * attempts. A lone failure still finds its two retries.
 */
export type RetryBudget = {
  /** A first attempt was made. */
  earn(): void;
  /** Takes one retry from the budget; `false` when there is none. */
  take(): boolean;
};

// Tenths of a retry, since ten times 0.1 is less than 1.
const EARNED = 1;
const RETRY = 10;
const MAX = 20;

export function createRetryBudget(): RetryBudget {
  let balance = MAX;
  return {
    earn() {
      balance = Math.min(balance + EARNED, MAX);
    },
    take() {
      if (balance < RETRY) return false;
      balance -= RETRY;
      return true;
    },
  };
}
