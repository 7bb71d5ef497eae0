import type { Permission } from '@peyk/shared-contract';
import { useCallback } from 'react';
import { useAppSelector } from './hooks';
import type { SessionUser } from './session.slice';

type Needed = Permission | readonly Permission[] | null;

/**
 * Whether somebody holds what is needed: one permission, or all of several. While nobody is known yet everything counts as
 * allowed, because most people own their account and nothing of theirs should appear late; the server refuses anyway.
 */
export function mayDo(user: SessionUser | null, needed: Needed): boolean {
  if (needed === null || user === null || user.isOwner) return true;
  const all = typeof needed === 'string' ? [needed] : needed;
  return all.every((one) => user.permissions.includes(one));
}

/** The check for places that ask about many things, such as a menu. */
export function useMayCheck(): (needed: Needed) => boolean {
  const user = useAppSelector((state) => state.session.user);
  return useCallback((needed: Needed) => mayDo(user, needed), [user]);
}

/**
 * Whether the person who is signed in may do something. A button for what they may not is not drawn.
 *
 * @example const mayStop = useMay('send.stop');
 */
export function useMay(needed: Needed): boolean {
  return useAppSelector((state) => mayDo(state.session.user, needed));
}
