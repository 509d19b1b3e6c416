/** Signing in, before anybody's pages. */
export const signIn = {
  title: "Sign in",
  email: "Email",
  password: "Password",
  signIn: "Sign in",
  sendLink: "Send me a link instead",
  linkSent: "If that address has an account, a link is on its way. Open it in this browser.",
  linkSpent: "That link does not work any more. Links work once, in the browser that asked for them.",
  continueWith: "Continue with {provider}",
  refused: "That did not work. Check the address and the password, or ask for a new link.",
  unavailable: "Signing in is not possible right now. Try again in a minute.",
  tooOften: "Too many tries. Wait a minute and try again.",
  invalid: "Write your email address in full, and a password of at least six characters.",
} as const;
