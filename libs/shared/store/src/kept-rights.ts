import type { Permission } from '@peyk/shared-contract';
import { RIGHTS_KEY, readStored, writeStored } from './browser-storage';
import type { Rights, SessionState } from './session.slice';

/** Tells tokens apart. It is not the token, which stands in the browser once only. */
const MARK_LENGTH = 8;
const markOf = (token: string) => token.slice(-MARK_LENGTH);

/**
 * What the token allowed when this browser last heard of it, so that a reload, a new tab and a deep link draw at once what the
 * person may see, and nothing else. They give no power: the server decides about every call.
 */
export function readRights(token: string): Rights | null {
  try {
    const kept: unknown = JSON.parse(readStored(RIGHTS_KEY) ?? 'null');
    return isKept(kept) && kept.of === markOf(token) ? { isOwner: kept.isOwner, permissions: kept.permissions } : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Rights & { readonly of: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { of, isOwner, permissions } = value as Record<string, unknown>;
  return (
    typeof of === 'string' &&
    typeof isOwner === 'boolean' &&
    Array.isArray(permissions) &&
    permissions.every((one: unknown): one is Permission => typeof one === 'string')
  );
}

/** Keeps the rights that have just been heard, beside the token, and forgets them with it. A refusal costs a moment later, no more. */
export function keepRights(now: SessionState, last: SessionState): void {
  if (now.token === null) writeStored(RIGHTS_KEY, null);
  else if (now.user !== null && now.user !== last.user) {
    const { isOwner, permissions } = now.user;
    writeStored(RIGHTS_KEY, JSON.stringify({ of: markOf(now.token), isOwner, permissions }));
  }
}
