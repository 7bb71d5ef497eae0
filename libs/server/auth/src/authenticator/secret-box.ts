import { createDecipheriv, hkdfSync } from 'node:crypto';
import { SealError } from '@peyk/server-seal';
import type { Seal } from '@peyk/server-seal';

/** Bound to its user: copied to another row of the table it opens nothing. */
function placeOf(userId: bigint): string {
  return `users.authenticator_secret:${userId}`;
}

export function sealSecret(seal: Seal, userId: bigint, secret: Buffer): Buffer {
  return seal.seal('authenticator', secret, placeOf(userId));
}

/** @throws SealError when another secret has sealed it, or the bytes were touched. */
export function openSecret(seal: Seal, userId: bigint, sealed: Buffer): Buffer {
  return seal.open('authenticator', sealed, placeOf(userId));
}

const pendingAt = (userId: bigint) => `users.authenticator_pending_sealed:${userId}`;
const recoveryAt = (userId: bigint) => `users.recovery_codes_sealed:${userId}`;

/** A secret that does not count yet. */
export const sealPending = (seal: Seal, userId: bigint, secret: Buffer): Buffer =>
  seal.seal('authenticator', secret, pendingAt(userId));

/** @throws SealError */
export const openPending = (seal: Seal, userId: bigint, sealed: Buffer): Buffer =>
  seal.open('authenticator', sealed, pendingAt(userId));

/** Recovery codes that were not used yet. */
export const sealRecovery = (seal: Seal, userId: bigint, codes: readonly string[]): Buffer =>
  seal.seal('authenticator', JSON.stringify(codes), recoveryAt(userId));

/** @throws SealError */
export const openRecovery = (seal: Seal, userId: bigint, sealed: Buffer): string[] =>
  JSON.parse(seal.open('authenticator', sealed, recoveryAt(userId)).toString()) as string[];

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 20;
/** Nonce, tag and ciphertext, as it was before everything sealed began with how and by what. */
export const FORMER_BYTES = NONCE_BYTES + TAG_BYTES + SECRET_BYTES;

/** What was sealed before there was one way of sealing. @param pepper of the secret of that time. @throws SealError */
export function openFormerSecret(pepper: string, userId: bigint, sealed: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'authenticator secrets', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(`user:${userId}`));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new SealError('another secret has sealed it');
  }
}
