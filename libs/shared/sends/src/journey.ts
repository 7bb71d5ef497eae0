import type { RecipientCounts, SendState } from './types';
import { isMoving } from './send-states';

/** The stretches of a send's bar, in the order in which a message walks through them. */
export type StretchName = 'delivered' | 'underway' | 'queued' | 'undelivered' | 'blacklisted' | 'unsent';

/** One stretch of the bar: some of the recipients, with the word for where they are. */
export interface Stretch {
  readonly name: StretchName;
  readonly label: string;
  readonly count: number;
}

const LABELS: Readonly<Record<StretchName, string>> = {
  delivered: 'رسیده',
  underway: 'رفته',
  queued: 'در صف',
  undelivered: 'نرسیده',
  blacklisted: 'لیست سیاه',
  unsent: 'فرستاده نشد',
};

/**
 * The bar of a send: every recipient is in exactly one stretch, so the counts add up to `counts.total`.
 *
 * `underway` has left and is not decided yet, `undelivered` has left and will not arrive (or nobody knows), `unsent`
 * never left. Stretches of nobody are included, with 0: the caller decides what to draw.
 */
export function stretchesOf(counts: RecipientCounts): readonly Stretch[] {
  const by: Readonly<Record<StretchName, number>> = {
    delivered: counts.delivered,
    underway: counts.submitted + counts.sent + counts.reached_telecom,
    queued: counts.queued,
    undelivered: counts.undelivered + counts.expired + counts.in_doubt,
    blacklisted: counts.blacklisted,
    unsent: counts.cancelled + counts.refused,
  };
  const order: readonly StretchName[] = ['delivered', 'underway', 'queued', 'undelivered', 'blacklisted', 'unsent'];
  return order.map((name) => ({ name, label: LABELS[name], count: by[name] }));
}

/** Recipients of whom more may still be heard: they wait, or their receipt is on its way. */
export function openCount(counts: RecipientCounts): number {
  return counts.queued + counts.submitted + counts.sent + counts.reached_telecom;
}

/** Whether the screen should look alive: the engine works on the send, or receipts are still expected. */
export function isAlive(send: { readonly state: SendState; readonly counts: RecipientCounts }): boolean {
  return isMoving(send.state) || openCount(send.counts) > 0;
}
