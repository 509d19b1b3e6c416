/**
 * Layers that hold the page still write a style of their own, which the page's policy lets in only with the page's
 * nonce. To be imported by every layer that does (dialogs, menus).
 */
import { setNonce } from "get-nonce";

if (typeof document !== "undefined") {
  // Browsers hide the attribute and keep the property.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
}
