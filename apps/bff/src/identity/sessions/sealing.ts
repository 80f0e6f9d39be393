import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Derives a key for one purpose; keys of different purposes reveal nothing about each other. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));

/** Encrypts texts so that they cannot be read, changed or moved without the secret. */
export interface Sealer {
  /** @param context what the text belongs to; it can be opened only with the same context */
  seal(text: string, context: string): string;
  /** Returns undefined for text that was not sealed here for this context. */
  open(sealed: string, context: string): string | undefined;
}

/**
 * AES-256-GCM. The first secret seals and all of them open, so that a secret can be rotated without ending sessions.
 */
export function createSealer(secrets: readonly string[], purpose: string): Sealer {
  const keys = secrets.map((secret) => derivedKey(secret, purpose));
  const [sealingKey] = keys;
  if (!sealingKey) throw new Error('A sealer needs a secret');
  return {
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      for (const key of keys) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
            .setAAD(Buffer.from(context))
            .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
          return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
        } catch {
          // sealed with another secret, or not by the shop
        }
      }
      return undefined;
    },
  };
}
