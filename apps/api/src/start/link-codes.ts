import { createLinkCodes } from '@peyk/server-links';
import type { LinkCodes } from '@peyk/server-links';

export type { LinkCodes };

/** The codes of short links of this installation: with another secret the links that are out lead nowhere. */
export function linkCodesOf({ secret }: { secret: string }): LinkCodes {
  return createLinkCodes(secret);
}
