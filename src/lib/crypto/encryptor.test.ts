/** Secrets at rest: what opens them, what does not, and how keys are changed. */
import { createDecipheriv, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEncryptor, readKeyRing, type SealedFor, SecretKeyMissing, SecretUnreadable } from "./encryptor";

const key = () => randomBytes(32);
const use: SealedFor = { ownerId: "o", subjectId: "c", purpose: "espn-login" };

describe("a sealed secret", () => {
  it("opens for the same use, whatever it says", () => {
    const encryptor = createEncryptor([key()]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (secret) => {
        expect(encryptor.open(encryptor.seal(secret, use), use)).toBe(secret);
      }),
    );
  });

  it.each([
    ["another person", { ...use, ownerId: "p" }],
    ["another connection", { ...use, subjectId: "d" }],
    ["another purpose", { ...use, purpose: "model-key" as const }],
    ["ids that only join to the same text", { ...use, ownerId: "oc", subjectId: "" }],
  ])("does not open for %s", (_, other) => {
    const encryptor = createEncryptor([key()]);
    expect(() => encryptor.open(encryptor.seal("secret", use), other)).toThrow(SecretUnreadable);
  });

  it("does not open once any one byte of it is altered, or when it is cut short", () => {
    const encryptor = createEncryptor([key()]);
    const sealed = encryptor.seal("a secret", use);
    for (let at = 0; at < sealed.ciphertext.length; at++) {
      const altered = Buffer.from(sealed.ciphertext);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => encryptor.open({ ...sealed, ciphertext: altered }, use)).toThrow(SecretUnreadable);
      expect(() => encryptor.open({ ...sealed, ciphertext: sealed.ciphertext.subarray(0, at) }, use)).toThrow(
        SecretUnreadable,
      );
    }
  });

  it("never uses a nonce twice, and holds nothing of its text", () => {
    const encryptor = createEncryptor([key()]);
    const sealed = Array.from({ length: 500 }, () => encryptor.seal("AEBcanary", use).ciphertext);
    expect(new Set(sealed.map((bytes) => bytes.subarray(1, 13).toString("hex"))).size).toBe(500);
    expect(sealed.some((bytes) => bytes.includes("AEBcanary"))).toBe(false);
  });

  it("is plain AES-256-GCM, which other programs can open", () => {
    const secretKey = key();
    const { ciphertext } = createEncryptor([secretKey]).seal("text", use);
    const decipher = createDecipheriv("aes-256-gcm", secretKey, ciphertext.subarray(1, 13));
    decipher.setAAD(Buffer.from('["o","c","espn-login"]')).setAuthTag(ciphertext.subarray(13, 29));
    expect(Buffer.concat([decipher.update(ciphertext.subarray(29)), decipher.final()]).toString()).toBe("text");
  });
});

describe("a ring of keys", () => {
  it("opens what an older key sealed, and seals with the newest", () => {
    const [older, newer] = [key(), key()];
    const before = createEncryptor([older]).seal("secret", use);
    const encryptor = createEncryptor([newer, older]);
    expect(encryptor.open(before, use)).toBe("secret");
    expect(encryptor.isCurrent(before)).toBe(false);
    const after = encryptor.seal(encryptor.open(before, use), use);
    expect(encryptor.isCurrent(after)).toBe(true);
    expect(createEncryptor([newer]).open(after, use)).toBe("secret");
    expect(() => createEncryptor([newer]).open(before, use)).toThrow(SecretUnreadable);
  });

  it("keeps nothing without a key", () => {
    expect(() => createEncryptor([]).seal("secret", use)).toThrow(SecretKeyMissing);
  });

  it("is read from base64, and from nothing else", () => {
    const [one, two] = [key(), key()];
    expect(readKeyRing(one.toString("base64"))).toEqual([one]);
    expect(readKeyRing(`${two.toString("base64url")}, ${one.toString("base64")}`)).toEqual([two, one]);
    for (const text of ["", "short", `${one.toString("base64")},`, randomBytes(31).toString("base64"), "é".repeat(43)])
      expect(readKeyRing(text)).toBeUndefined();
  });
});
