import type { components } from '@peyk/shared-contract';
import { openCount } from '@peyk/shared-sends';
import type { ChartTone } from '@peyk/shared-ui';
import { messages } from '../messages';

const words = messages.operators;

export type SendStats = components['schemas']['SendStats'];
export type OperatorStats = SendStats['operators'][number];

interface Group {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
  readonly countOf: (row: OperatorStats) => number;
}

/** Statuses as far as a drawing can tell them apart; together they are all recipients. */
export const STATUS_GROUPS: readonly Group[] = [
  { key: 'delivered', label: words.delivered, tone: 'turquoise', countOf: ({ counts }) => counts.delivered },
  { key: 'open', label: words.open, tone: 'lapis', countOf: ({ counts }) => openCount(counts) },
  { key: 'inDoubt', label: words.inDoubt, tone: 'saffron', countOf: ({ counts }) => counts.in_doubt },
  { key: 'undelivered', label: words.undelivered, tone: 'pomegranate', countOf: undeliveredCount },
  { key: 'blacklisted', label: words.blacklisted, tone: 'quiet', countOf: ({ counts }) => counts.blacklisted },
];

function undeliveredCount({ counts }: OperatorStats): number {
  return counts.undelivered + counts.expired + counts.cancelled + counts.refused;
}
