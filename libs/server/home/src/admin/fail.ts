import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { HOME_ADMIN_ERRORS } from './home-admin.errors';

export const fail: Fail<typeof HOME_ADMIN_ERRORS> = failWith(HOME_ADMIN_ERRORS);

/** @throws badText */
export function requireText(text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length === 0 || [...trimmed].length > most) fail('badText');
  return trimmed;
}

/** An address that a person may be sent to: never a script. @throws badLink */
export function requireLink(link: string, { pathsToo }: { pathsToo: boolean }): string {
  if (pathsToo && /^\/[^/\\]/.test(link)) return link;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') fail('badLink');
  return link;
}
