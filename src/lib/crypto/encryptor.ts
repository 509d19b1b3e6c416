/**
 * Secrets at rest: AES-256-GCM with a random nonce, bound to whose secret it is and what for.
 *
 * A sealed secret names its key, so that keys are changed without downtime: the first key of the ring seals, every key
 * of it opens. What a secret is bound to is no part of it; a ciphertext moved to another person's row does not open
 * there.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { AppError } from "../errors";

/** Owner, row and purpose of a secret; unsealing fails when any of them differs. */
export type SealedFor = { ownerId: string; subjectId: string; purpose: "espn-login" | "model-key" };
export type Encrypted = { keyId: string; ciphertext: Buffer };

export type Encryptor = {
  seal(secret: string, use: SealedFor): Encrypted;
  /** @throws SecretUnreadable */
  open(sealed: Encrypted, use: SealedFor): string;
  /** Sealed with the newest key? Otherwise it should be sealed again. */
  isCurrent(sealed: Pick<Encrypted, "keyId">): boolean;
};

/**
 * The secret was altered, moved, or sealed with a key that this server no longer has. The three cases get one response.
 */
export class SecretUnreadable extends AppError {
  static override readonly code = "secret.unreadable";
  static override readonly status = 409;
}

/** The ring is empty, so nothing may be stored. */
export class SecretKeyMissing extends AppError {
  static override readonly code = "secret.key_missing";
  static override readonly status = 409;
}

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of a ciphertext: how the rest is laid out (nonce, tag, text). */
const LAYOUT = 1;

/** @param keyRing keys of 32 bytes, the newest first. */
export function createEncryptor(keyRing: readonly Buffer[]): Encryptor {
  const keys = new Map(keyRing.map((key) => [keyIdOf(key), key]));
  const [newest] = keyRing;
  return {
    seal(secret, use) {
      if (!newest) throw new SecretKeyMissing();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", newest, nonce, { authTagLength: TAG_BYTES }).setAAD(boundTo(use));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      const ciphertext = Buffer.concat([Buffer.from([LAYOUT]), nonce, cipher.getAuthTag(), text]);
      return { keyId: keyIdOf(newest), ciphertext };
    },

    open({ keyId, ciphertext }, use) {
      const key = keys.get(keyId);
      if (!key || ciphertext[0] !== LAYOUT) throw new SecretUnreadable();
      const [nonceAt, tagAt, textAt] = [1, 1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES];
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, ciphertext.subarray(nonceAt, tagAt), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(boundTo(use)).setAuthTag(ciphertext.subarray(tagAt, textAt));
        return Buffer.concat([decipher.update(ciphertext.subarray(textAt)), decipher.final()]).toString("utf8");
      } catch {
        // The library's own message could help an attacker who tries texts.
        throw new SecretUnreadable();
      }
    },

    isCurrent: ({ keyId }) => newest !== undefined && keyId === keyIdOf(newest),
  };
}

/** Encoded as JSON, so that two different bindings never have the same bytes. */
const boundTo = ({ ownerId, subjectId, purpose }: SealedFor): Buffer =>
  Buffer.from(JSON.stringify([ownerId, subjectId, purpose]), "utf8");

/** Follows from the key, so that nobody has to name keys, and says nothing about it. */
const keyIdOf = (key: Buffer): string =>
  createHash("sha256").update("fanvise key id").update(key).digest("hex").slice(0, 16);

/**
 * The ring of `FANVISE_SECRET_KEY`: keys of 32 bytes in base64, separated by commas, the newest first.
 *
 * @returns `undefined` when the text is anything else.
 */
export function readKeyRing(text: string): Buffer[] | undefined {
  const keys = text.split(",").map((part) => part.trim());
  const isKey = (part: string) => /^[A-Za-z0-9+/_-]{43}=?$/.test(part);
  return keys.every(isKey) ? keys.map((part) => Buffer.from(part, "base64")) : undefined;
}
