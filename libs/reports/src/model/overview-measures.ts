import type { ChartTone } from '@peyk/shared-ui';
import type { Overview, SentCounts } from '../api/get-overview';
import { messages } from '../messages';

const words = messages.overview;

/** One number of each row: a series of the chart, a column of the table. */
export interface Measure<Row> {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
  readonly valueOf: (row: Row) => number;
}

export type OverviewDay = Overview['days'][number];
export type OverviewHour = Overview['hours'][number];

/** How many left, and how many of them have arrived. */
export const SENT_MEASURES: readonly Measure<SentCounts>[] = [
  { key: 'sent', label: words.sent, tone: 'lapis', valueOf: ({ sent }) => sent },
  { key: 'delivered', label: words.delivered, tone: 'turquoise', valueOf: ({ delivered }) => delivered },
];

/** What became of all that left: together they are what was sent. */
export const OUTCOME_MEASURES: readonly Measure<SentCounts>[] = [
  { key: 'delivered', label: words.delivered, tone: 'turquoise', valueOf: ({ delivered }) => delivered },
  { key: 'waiting', label: words.waiting, tone: 'lapis', valueOf: waitingOf },
  { key: 'undelivered', label: words.undelivered, tone: 'pomegranate', valueOf: ({ undelivered }) => undelivered },
  { key: 'blacklisted', label: words.blacklisted, tone: 'quiet', valueOf: ({ blacklisted }) => blacklisted },
];

/** A drawing needs no more digits than a number has; the sum above the charts is exact. */
export const COST_MEASURES: readonly Measure<SentCounts>[] = [
  { key: 'cost', label: words.cost, tone: 'saffron', valueOf: ({ charged }) => Number(charged) },
];

export const HEARD_MEASURES: readonly Measure<OverviewDay>[] = [
  { key: 'received', label: words.received, tone: 'turquoise', valueOf: ({ received }) => received },
  { key: 'optOuts', label: words.optOuts, tone: 'pomegranate', valueOf: ({ opt_outs }) => opt_outs },
];

function waitingOf({ sent, delivered, undelivered, blacklisted }: SentCounts): number {
  return sent - delivered - undelivered - blacklisted;
}

/** Fewer messages say nothing about an hour. */
const TELLING_COUNT = 100;

/** The hour of which the largest share has arrived, among those with enough messages to tell. */
export function bestHour(hours: readonly OverviewHour[]): OverviewHour | undefined {
  const shareOf = ({ sent, delivered }: OverviewHour) => delivered / sent;
  return hours
    .filter(({ sent }) => sent >= TELLING_COUNT)
    .reduce<OverviewHour | undefined>(
      (best, hour) => (best === undefined || shareOf(hour) > shareOf(best) ? hour : best),
      undefined,
    );
}

/** Whether there is anything to draw. */
export function isQuiet({ days }: Overview): boolean {
  return days.every(({ sent, received, opt_outs }) => sent === 0 && received === 0 && opt_outs === 0);
}
