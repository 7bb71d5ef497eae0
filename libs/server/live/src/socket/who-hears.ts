import type { Permission, components } from '@peyk/shared-contract';
import { holds } from '@peyk/server-http';
import type { Rights } from '@peyk/server-http';

export type LiveEvent = components['schemas']['LiveEvent'];
export type LiveEventName = LiveEvent['event'];

/**
 * Which permissions let a user hear an event: one of them is enough. These are the permissions of the operations that answer the
 * same. A new event of the contract does not compile before it stands here.
 */
const HEARD_WITH: { readonly [Name in LiveEventName]: readonly [Permission, ...Permission[]] | 'every user' } = {
  send_progress: ['report.read', 'send.create'],
  credit_changed: ['wallet.read'],
  rights_changed: 'every user',
  account_changed: 'every user',
};

/** Whether a user with these rights may be told of an event. */
export function mayHear(rights: Pick<Rights, 'isOwner' | 'permissions'>, event: LiveEventName): boolean {
  const needed = HEARD_WITH[event];
  return needed === 'every user' || needed.some((permission) => holds(rights, permission));
}
