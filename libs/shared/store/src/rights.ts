import type { Permission } from '@peyk/shared-contract';
import { useCallback } from 'react';
import { useAppSelector } from './hooks';
import type { Rights, SessionState } from './session.slice';

type Needed = Permission | readonly Permission[] | null;
type Known = Pick<SessionState, 'user' | 'lastRights'>;

/** What the person may do: as the server said it, or as it stood when the page was last open; `null` while neither is known. */
const rightsOf = ({ user, lastRights }: Known): Rights | null => user ?? lastRights ?? null;

/**
 * Whether someone holds what is needed: one permission, or all of several. Where nothing is known of them everything counts as
 * allowed: the shell waits until the server has answered (`isUnknown`), so this is what remains when it could not be asked, and then
 * every page tells by itself what is wrong.
 */
export function mayDo(session: Known, needed: Needed): boolean {
  const rights = rightsOf(session);
  if (needed === null || rights === null || rights.isOwner) return true;
  const all = typeof needed === 'string' ? [needed] : needed;
  return all.every((one) => rights.permissions.includes(one));
}

/** Whether it is still to be learned what the person may do: nothing is kept from before, and the server has not answered yet. */
export function isUnknown(session: SessionState): boolean {
  return session.token !== null && session.isLoading && rightsOf(session) === null;
}

/** The check for places that ask about many things, such as a menu. */
export function useMayCheck(): (needed: Needed) => boolean {
  const user = useAppSelector((state) => state.session.user);
  const lastRights = useAppSelector((state) => state.session.lastRights);
  return useCallback((needed: Needed) => mayDo({ user, lastRights }, needed), [user, lastRights]);
}

/**
 * Whether the person who is signed in may do something. A button for what they may not is not drawn.
 *
 * @example const mayStop = useMay('send.stop');
 */
export function useMay(needed: Needed): boolean {
  return useAppSelector((state) => mayDo(state.session, needed));
}

/** Whether numbers of people come without their middle: then nothing is found by them, and they are not copied or changed. */
export function useSeesMasked(): boolean {
  return useAppSelector(({ session }) => session.user?.masksNumbers === true);
}

/** Whether texts of messages come empty, but for those of own sends: then nothing is found by them. */
export function useHidesTexts(): boolean {
  return useAppSelector(({ session }) => session.user?.hidesTexts === true);
}

/** Whether it is an admin who acts on behalf of the account: one leaves no trace of reading in it. */
export function useIsOnBehalf(): boolean {
  return useAppSelector(({ session }) => session.user?.impersonated === true);
}
