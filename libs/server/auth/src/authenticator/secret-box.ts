import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Of the installation's secret, and good for nothing else. */
function keyOf(pepper: string): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', 'authenticator secrets', KEY_BYTES));
}

/** Bound to its user: copied to another row of the table it opens nothing. */
function boundTo(userId: bigint): Buffer {
  return Buffer.from(`user:${userId}`);
}

/** @returns nonce, tag and ciphertext in one. */
export function sealSecret(pepper: string, userId: bigint, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(pepper), nonce).setAAD(boundTo(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the installation's secret is another one, or the bytes were touched. */
export function openSecret(pepper: string, userId: bigint, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(pepper), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(userId)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
