import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import type { DeskComponents } from '@peyk/shared-contract';

type Schemas = DeskComponents['schemas'];

export type QueueName = Schemas['QueueName'];
/** What may be said about a thing, and what goes with it. */
export type Verdict = Schemas['Verdict'];
export type VerdictName = Schemas['VerdictName'];
export type ThingFact = Schemas['ThingFact'];
export type ThingText = Schemas['ThingText'];
export type Priority = Schemas['Priority'];
export type ReadyReply = Schemas['ReadyReply'];

/** What the people of an installation may do; each of them has one role or more. */
export const DESK_ROLES = [
  ...(['content', 'finance', 'identity', 'support'] as const),
  ...(['accounts', 'editorial', 'commerce', 'engine'] as const),
] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** A message of the installation to a person. */
export type TellBySms = (tx: Tx, message: { mobile: number; text: string; at: Date }) => Promise<unknown>;

/** Who decides. */
export interface Reviewer extends ServerContext {
  by: string;
  tellBySms: TellBySms;
}

/** A thing that waits. */
export interface WaitingThing {
  /** Small letters, digits and dots; another one as soon as its owner has changed it, so that nobody decides about what they have not seen. */
  key: string;
  title: string;
  accountName: string;
  askedAt: Date;
  /** How urgent it is; of queues with priorities. */
  priority?: Priority;
  /** Who looks at it; of a queue without `take` always null. */
  takenBy: string | null;
  takenAt: Date | null;
}

/** A thing with all that a decision needs. */
export interface ShownThing extends Pick<WaitingThing, 'key' | 'title' | 'accountName' | 'askedAt' | 'priority'> {
  accountId: bigint;
  facts: readonly ThingFact[];
  texts: readonly ThingText[];
  /** So many there are in all; those asked for unless it says more. */
  textsTotal: number;
  /** Answers that are kept ready, filled in for it. */
  replies?: readonly ReadyReply[];
  /** Ids of files of the account. */
  fileIds: readonly string[];
}

/** What a person said; the desk has checked it against the queue's verdicts. */
export interface GivenVerdict {
  verdict: VerdictName;
  reason: string | undefined;
  text: string | undefined;
  /** `2027-03-20` */
  day: string | undefined;
  /** Whole rials in digits; there is one where the verdict takes one. */
  amount: string | undefined;
}

/** Who does what the account does not hear of. */
export type DeskHand = Omit<Reviewer, 'tellBySms'>;

/** What is kept about a thing for the people of the desk alone: its account learns neither what it says nor that it is there. */
export interface ThingAsides {
  /** Comes among the texts of the thing, with the side `note`. @throws when there are too many */
  addNote(hand: DeskHand, key: string, text: string): Promise<unknown>;
  setPriority(hand: DeskHand, key: string, priority: Priority): Promise<unknown>;
}

/** Which things of a queue; all of them unless it says more. */
export interface QueuePart {
  priority?: Priority | undefined;
}

/** Things of one kind that wait for a person, and are decided once. */
export interface WaitingQueue {
  readonly queue: QueueName;
  readonly role: DeskRole;
  readonly verdicts: readonly Verdict[];
  /** Of queues whose things take notes and have a priority. */
  readonly asides?: ThingAsides;
  /** @param part of queues with priorities */
  count(db: DbOrTx, part?: QueuePart): Promise<{ waiting: number; oldestAt: Date | null }>;
  /** The most urgent and then the longest first. */
  list(db: DbOrTx, page: QueuePart & { offset: number; limit: number }): Promise<WaitingThing[]>;
  /** As it is now, under the key that it has now; undefined for a key of which nothing waits any more. @param texts which of its texts, from 1 */
  show(db: DbOrTx, key: string, texts: { from: number; limit: number }): Promise<ShownThing | undefined>;
  /** What of a key stays the same when its owner changes the thing; the whole of it unless given. */
  lastingName?(key: string): string;
  /** Says who looks at it, where its table has a place for that. @throws takenByOther */
  take?(hand: DeskHand, key: string): Promise<void>;
  /** Decides, once, with all that follows. @throws when that was done before, or it is no more as it was seen */
  decide(reviewer: Reviewer, key: string, given: GivenVerdict): Promise<unknown>;
}
