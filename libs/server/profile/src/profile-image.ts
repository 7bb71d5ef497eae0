import { defineFilePurpose } from '@peyk/server-files';
import { PROFILE_IMAGE_MAX_BYTES } from '@peyk/shared-validation';

/** A hundred years: until another one is put in its place. */
const ALWAYS_MS = 100 * 365 * 24 * 3_600_000;

/** The picture of an account: the logo of a company, the face of a person. */
export const PROFILE_IMAGE = defineFilePurpose({
  name: 'profile.image',
  permission: 'account.read',
  maxBytes: PROFILE_IMAGE_MAX_BYTES,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  keptMs: ALWAYS_MS,
  isKeptByRow: true,
  encodesImages: true,
});
