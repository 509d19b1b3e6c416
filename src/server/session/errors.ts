/** Errors of signing in. No error reveals whether an address has an account. */
import { AppError } from "@/lib/errors";

export class SignInRefused extends AppError {
  static override readonly code = "sign_in.refused";
  static override readonly status = 401;
}

export class SignInUnavailable extends AppError {
  static override readonly code = "sign_in.unavailable";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** The Auth server itself asks to wait. */
export class SignInTooOften extends AppError {
  static override readonly code = "sign_in.too_often";
  static override readonly status = 429;
  constructor() {
    super({ retryAfterSeconds: 60 });
  }
}
