import type { RecipientCounts, SendState } from './types';
import { isMoving } from './send-states';

const PAUSED: SendState = 10;

/** Names of the stretches of a send's bar. */
export type StretchName = 'delivered' | 'underway' | 'queued' | 'undelivered' | 'blacklisted' | 'doubtful' | 'unsent';

/** One stretch of the bar: some of the recipients, and where they are in word and colour. It fits the bar of shared/ui. */
export interface Stretch {
  readonly key: StretchName;
  readonly label: string;
  readonly count: number;
  readonly tone: 'turquoise' | 'lapis' | 'idle' | 'pomegranate' | 'ink' | 'saffron' | 'doubt';
}

/**
 * The bar of a send: every recipient is in exactly one stretch, so the counts add up to `counts.total`.
 *
 * `underway` has left and is not decided yet, `undelivered` has left and will not arrive, `doubtful` may have arrived and
 * nobody will know, `unsent` never left; the last two are exceptional and show only when there is someone in them.
 */
export function stretchesOf(counts: RecipientCounts): readonly Stretch[] {
  const unsent = counts.cancelled + counts.refused;
  const stretches: readonly Stretch[] = [
    { key: 'delivered', label: 'رسیده', count: counts.delivered, tone: 'turquoise' },
    {
      key: 'underway',
      label: 'رفته',
      count: counts.submitted + counts.sent + counts.reached_telecom,
      tone: 'lapis',
    },
    { key: 'queued', label: 'در صف', count: counts.queued, tone: 'idle' },
    {
      key: 'undelivered',
      label: 'نرسیده',
      count: counts.undelivered + counts.expired,
      tone: 'pomegranate',
    },
    { key: 'blacklisted', label: 'لیست سیاه', count: counts.blacklisted, tone: 'ink' },
  ];
  const exceptions: readonly Stretch[] = [
    { key: 'doubtful', label: 'نامشخص', count: counts.in_doubt, tone: 'doubt' },
    { key: 'unsent', label: 'فرستاده‌نشده', count: unsent, tone: 'saffron' },
  ];
  return [...stretches, ...exceptions.filter(({ count }) => count > 0)];
}

/** Recipients of whom more may still be heard: they wait, or their receipt is on its way. */
export function openCount(counts: RecipientCounts): number {
  return counts.queued + counts.submitted + counts.sent + counts.reached_telecom;
}

/** Whether the screen should look alive: the engine works on the send, or receipts are still expected. */
export function isAlive({ state, counts }: { readonly state: SendState; readonly counts: RecipientCounts }): boolean {
  // Who waits in a paused send waits for its owner.
  const expected = state === PAUSED ? openCount(counts) - counts.queued : openCount(counts);
  return isMoving(state) || expected > 0;
}
