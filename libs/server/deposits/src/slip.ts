import { defineFilePurpose } from '@peyk/server-files';

const DAY_MS = 24 * 3_600_000;

/** The picture of a slip. It is evidence for anyone who decides, and no more than that: the money is looked for in the target's statement. */
export const SLIP = defineFilePurpose({
  name: 'deposit.slip',
  permission: 'wallet.read',
  maxBytes: 10 * 1_048_576,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  keptMs: 180 * DAY_MS,
  isKeptByRow: true,
  encodesImages: true,
});
