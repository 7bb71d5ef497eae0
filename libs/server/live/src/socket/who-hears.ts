import { holds } from '@peyk/server-http';
import type { Rights } from '@peyk/server-http';
import type { HeardWith } from '@peyk/server-module';

/** Whether a user with these rights may be told of an event: one of its permissions is enough. */
export function mayHear(rights: Pick<Rights, 'isOwner' | 'permissions'>, heardWith: HeardWith): boolean {
  return heardWith === 'every user' || heardWith.some((permission) => holds(rights, permission));
}
