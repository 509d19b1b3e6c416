import * as all from "property-information";
import { expect, it } from "vitest";
import { ALLOWED } from "../answer/markdown-plugins";
import * as few from "./few-properties";

const ALLOWED_ATTRIBUTES = Object.values(ALLOWED.attributes ?? {}).flat();

// An attribute that is written in another way than it is named would be lost in the browser, and only there.
it.each([...ALLOWED_ATTRIBUTES, "value"].map(String))("writes %s as the whole list of attributes does", (name) => {
  const { property, attribute } = all.find(all.html, name);
  expect(few.find(few.html, name)).toMatchObject({ property, attribute });
  expect(all.hastToReact[property]).toBeUndefined();
});

it("knows every attribute that an answer keeps", () => {
  expect(ALLOWED_ATTRIBUTES).toEqual(["href", "start"]);
});
