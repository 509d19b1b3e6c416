import { el } from "@/language/texts/ui/el";
import { main } from "../chat-page";
import { ASK_AGAIN, BOTH, expect, type Flow } from "../flow";

export const signedOut: Flow = {
  promise: "signing in leads back to the page that was wanted, and signing out closes all of them",
  concurrencyKey: "apart",
  sizes: BOTH,
  async run({ visit, keeps, shoot }) {
    const { context, page, person } = await visit({
      isSignedOut: true,
      expects: [/Failed to load resource: the server responded with a status of 40[01]/],
    });
    await keeps(
      "a wrong password is refused in plain words, the right one leads to the page that was wanted",
      page,
      async () => {
        await page.goto("/moves");
        await page.waitForURL(/\/sign-in\?next=%2Fmoves$/);
        await page.getByRole("textbox", { name: "Email" }).fill(person.email);
        const password = page.getByLabel("Password");
        await password.fill("something else");
        const signIn = page.getByRole("button", { name: "Sign in", exact: true });
        await signIn.click();
        await page.getByRole("status").filter({ hasText: /\w{3}/ }).waitFor();
        await shoot(page, "sign-in refused");
        await password.fill(person.password);
        await signIn.click();
        await page.waitForURL("**/moves");
        await page.getByRole("heading", { level: 1, name: "Moves" }).waitFor();
      },
    );
    await keeps("the way in speaks Greek to who does", page, async () => {
      const greek = await visit({ isSignedOut: true, locale: "el-GR" });
      await greek.page.goto("/settings");
      await greek.page.getByRole("heading", { level: 1, name: el.signIn.title }).waitFor();
      await greek.page.getByRole("button", { name: el.signIn.sendLink }).waitFor();
      await greek.context.close();
    });
    await keeps("after signing out no page and no answer is anybody's", page, async () => {
      await page.getByRole("button", { name: "Display and help" }).click();
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL(/\/sign-in/);
      for (const path of ["/", "/chat", "/moves", "/settings"]) {
        await page.goto(path);
        await page.waitForURL(/\/sign-in\?next=/);
        expect((await main(page).getByRole("heading", { name: "Sign in" }).count()) === 1, `${path} is open`);
      }
      const answer = await context.request.get("/api/proposals?limit=1", ASK_AGAIN);
      expect(answer.status() === 401, `the cards answered ${answer.status()}`);
    });
  },
};
