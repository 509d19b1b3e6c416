/**
 * What browsers, devices and crawlers ask for at fixed addresses: there, of the size that is said, and open to
 * everybody.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { config } from "../proxy";
import manifest from "./manifest";

const folder = path.resolve(import.meta.dirname, "../../public");
const bytesOf = (url: string): Buffer => readFileSync(path.join(folder, url));
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it("names icons that are there, of the sizes that it says", () => {
  const icons = manifest().icons ?? [];
  expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of icons) expect(sizeOf(bytesOf(src)), src).toBe(sizes);
  expect(sizeOf(bytesOf("/icons/apple-touch-icon.png"))).toBe("180x180");
});

it("has one favicon, one set of icons, and keeps crawlers out", () => {
  const icon = bytesOf("/favicon.ico");
  // An .ico begins with 0, 1 and how many images it holds.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect(bytesOf("/robots.txt").toString()).toContain("Disallow: /");
  expect(readdirSync(import.meta.dirname).filter((name) => /icon|robots/.test(name))).toEqual([]);
  expect(existsSync(path.join(folder, "manifest.webmanifest"))).toBe(false);
});

it.each([
  ["/icons/icon-192.png", false],
  ["/favicon.ico", false],
  ["/robots.txt", false],
  ["/players", true],
  ["/", true],
])("%s passes through the proxy's checks of pages: %s", (address, isPage) => {
  expect(new RegExp(`^${config.matcher}$`).test(address)).toBe(isPage);
});
