import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { box, until } from "../chat-page";
import { expect, type Flow } from "../flow";

const REFUSED = [
  "script-src-elem",
  "script-src-attr",
  "style-src-elem",
  "img-src",
  "frame-src",
  "connect-src",
  "form-action",
];

/** Enforced, and not only sent: what somebody might smuggle into a page does not run and loads nothing. */
export const policy: Flow = {
  promise: "the pages' policy is enforced",
  concurrencyKey: "apart",
  sizes: ["desktop"],
  async run({ visit, keeps }) {
    const breaches: string[] = [];
    const { page } = await visit({
      expects: [/policy|Failed to load resource/i, /^request to http:\/\/127\.0\.0\.1:\d+$/],
    });
    page.on("console", (message) => breaches.push(message.text()));
    await keeps("the pages' policy has a new nonce each time and allows nothing unsafe", page, async () => {
      const nonces = new Set<string>();
      for (const path of ["/", "/", "/chat/00000000-0000-4000-8000-00000000dead", "/nothing-here"]) {
        const sent = (await page.goto(path))?.headers()["content-security-policy"] ?? "";
        const scripts = /(?:^|; )script-src ([^;]+)/.exec(sent)?.[1] ?? "";
        const [, nonce] = /^'self' 'nonce-([\w+/=]{22,})'$/.exec(scripts) ?? [];
        expect(nonce !== undefined, `the policy of ${path} is: ${sent}`);
        expect(!sent.includes("unsafe-"), `the policy of ${path} is: ${sent}`);
        nonces.add(nonce);
      }
      expect(nonces.size === 4, "a nonce came twice");
    });
    await keeps("a script, a style, a frame and a picture that were smuggled in do nothing", page, async () => {
      await page.goto("/chat");
      await box(page).waitFor();
      breaches.length = 0;
      let hits = 0;
      const outside = createServer((_incoming, response) => {
        hits += 1;
        response.end();
      });
      await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
      const { port } = outside.address() as AddressInfo; // a TCP server's address is never a pipe name
      const did = await page.evaluate(async (elsewhere) => {
        document.body.insertAdjacentHTML(
          "beforeend",
          `<img src="${elsewhere}/a.png" onerror="window.smuggled = true"><iframe src="${elsewhere}/"></iframe>
           <style>body { outline: 7px solid red }</style><form id="out" action="${elsewhere}/" method="post"></form>`,
        );
        const script = document.createElement("script");
        script.textContent = "window.smuggled = true";
        document.body.append(script);
        document.querySelector<HTMLFormElement>("#out")?.submit();
        const sent = await fetch(elsewhere).then(
          () => true,
          () => false,
        );
        return { ran: "smuggled" in window, styled: getComputedStyle(document.body).outlineWidth === "7px", sent };
      }, `http://127.0.0.1:${port}`);
      expect(!did.ran && !did.styled && !did.sent, JSON.stringify(did));
      const missing = () => REFUSED.filter((name) => !breaches.some((breach) => breach.includes(`policy: ${name}`)));
      // The browser tells them one after the other.
      await until(
        async () => missing().length === 0,
        () => `not refused: ${missing().join(", ")}; refused: ${breaches.join("\n")}`,
      );
      await new Promise((resolve) => {
        outside.close(resolve);
        // The browser may have opened one ahead, on which it says nothing.
        outside.closeAllConnections();
      });
      expect(hits === 0, `${hits} requests arrived elsewhere`);
    });
  },
};
