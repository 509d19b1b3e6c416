/** Secrets a user may have typed or pasted: our tokens, keys of model providers, ESPN's cookies, email addresses. */
const SECRETS =
  /fv_[A-Za-z0-9_-]{20,}|AIza[A-Za-z0-9_-]{30,}|\bsk-[A-Za-z0-9_-]{20,}|\{[0-9A-Fa-f]{8}-[0-9A-Fa-f-]{27}\}|\bAE[A-Za-z0-9%+/=]{60,}|[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** The text without them. */
export const withoutSecrets = (text: string): string => text.replace(SECRETS, "[removed]");
