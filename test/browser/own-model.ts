/** From now on the person's questions are answered by the scripted model. */
import type { BrowserContext } from "playwright-core";
import { expect } from "./flow";

export async function giveModel(context: BrowserContext): Promise<void> {
  const answer = await context.request.put("/api/model-keys", {
    data: { provider: "google-genai", key: "a-key-of-the-browser-tests-0123456789" },
  });
  expect(answer.ok(), `saving a key answered ${answer.status()}: ${await answer.text()}`);
}
