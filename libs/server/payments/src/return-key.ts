import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** The word in the address that a payer's browser comes back to. */
export const newReturnKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** As it stands in the database: anyone who reads that cannot come back in a payer's name. */
export const hashReturnKey = (key: string): Buffer => createHash('sha256').update(key).digest();
