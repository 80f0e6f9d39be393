import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** A key for one purpose; those of different purposes say nothing of each other. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));

/** Encrypts texts so that nobody without the secret can read, change or move them. */
export interface Sealer {
  /** @param place what the text belongs to; it opens only there */
  seal(text: string, place: string): string;
  /** Answers undefined for what was not sealed here, for this place. */
  open(sealed: string, place: string): string | undefined;
}

/** AES-256-GCM. The first secret seals, every one opens, so that a secret can be changed while sessions last. */
export function createSealer(secrets: readonly string[], purpose: string): Sealer {
  const keys = secrets.map((secret) => derivedKey(secret, purpose));
  const [sealingKey] = keys;
  if (!sealingKey) throw new Error('A sealer needs a secret');
  return {
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(place));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      for (const key of keys) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
            .setAAD(Buffer.from(place))
            .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
          return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
        } catch {
          // sealed with another secret, or not by us
        }
      }
      return undefined;
    },
  };
}
