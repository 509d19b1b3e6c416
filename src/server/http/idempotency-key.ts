/** The form of the header `Idempotency-Key`: visible characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
