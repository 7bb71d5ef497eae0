import { defineFilePurpose } from '@peyk/server-files';

const YEAR_MS = 365 * 24 * 3_600_000;

/** A hundred years: as long as the account, unless another one takes its place. */
const ALWAYS_MS = 100 * YEAR_MS;
/** What was replaced or taken back may still be asked for: what was decided was decided about it. */
export const KEPT_AFTER_MS = YEAR_MS;

export const DOCUMENT_FILE = defineFilePurpose({
  name: 'profile.document',
  permission: 'account.read',
  maxBytes: 10 * 1_048_576,
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  keptMs: ALWAYS_MS,
  isKeptByRow: true,
  encodesImages: true,
});
