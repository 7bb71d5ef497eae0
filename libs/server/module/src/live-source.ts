import type { ServerContext } from '@peyk/server-database';
import type { Permission, components } from '@peyk/shared-contract';

export type LiveEvent = components['schemas']['LiveEvent'];
export type LiveEventName = LiveEvent['event'];
export type LiveEventData<Name extends LiveEventName> = Extract<LiveEvent, { event: Name }>['data'];

/** Who hears an event: each user who holds one of the permissions of the operations that answer the same, or every user. */
export type HeardWith = readonly [Permission, ...Permission[]] | 'every user';

/** What a notification names. */
export interface LiveKey {
  accountId: bigint;
  /** What changed, where the source has an `idField`. */
  id: bigint | undefined;
}

/** An event of the live socket: told when the database notifies, with what is loaded then. */
export interface LiveSource<Name extends LiveEventName = LiveEventName> {
  readonly event: Name;
  /** Channel of NOTIFY. Its payload is JSON: `accountId`, and the `idField`. */
  readonly channel: string;
  readonly heardWith: HeardWith;
  /** Milliseconds between two of one account, or of one object; 200 unless given. */
  readonly gapMs?: number;
  /** The payload's field that says what changed. Without it the event is one of the account, and told again after the line was lost. */
  readonly idField?: string;
  /** Loads what is told; null when there is no such thing (any more). */
  load(context: ServerContext, key: LiveKey): Promise<LiveEventData<Name> | null>;
  /** With an `idField`: nothing more will happen to it, so that nothing can have been missed. */
  isOver?(data: LiveEventData<Name>): boolean;
}

/** Any of them, where they are listed. */
export type AnyLiveSource = { [Name in LiveEventName]: LiveSource<Name> }[LiveEventName];
