import type { PeriodicTask } from '@peyk/server-module';
import { endOverdueApprovals } from '../limits/approvals';
import { analyzeAfterLargeSends, analyzeYoungPartitions } from './analyze-recipients';
import { endDoubtsByReceipts } from './end-doubts';
import { eraseSystemTexts } from './erase-texts';
import { dropOldParkedReceipts, rematchParkedReceipts, rematchYoungReceipts } from './parked-receipts';
import { foldCounters } from './fold-counters';
import { boundPartition, makePartitionAhead } from './partition-ahead';
import { settleFinished } from './settle-finished';
import { chargeOverdueReceipts, returnOverdueDoubts } from './settle-overdue';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const ANALYZE_EVERY_MS = MINUTE_MS;
const ANALYZE_YOUNG_EVERY_MS = 5 * SECOND_MS;

/** What the engine needs done from time to time; the rules are in docs/billing.md and docs/delivery-receipts.md. */
export const sendingTasks: readonly PeriodicTask[] = [
  { name: 'fold-counters', everyMs: 5 * SECOND_MS, run: foldCounters },
  { name: 'settle-finished', everyMs: 15 * SECOND_MS, run: settleFinished },
  { name: 'rematch-young-receipts', everyMs: 5 * SECOND_MS, run: rematchYoungReceipts },
  { name: 'rematch-parked-receipts', everyMs: 60 * MINUTE_MS, run: rematchParkedReceipts },
  { name: 'end-doubts-by-receipts', everyMs: 30 * SECOND_MS, run: endDoubtsByReceipts },
  { name: 'return-overdue-doubts', everyMs: 10 * MINUTE_MS, run: returnOverdueDoubts },
  { name: 'charge-overdue-receipts', everyMs: 10 * MINUTE_MS, run: chargeOverdueReceipts },
  { name: 'end-overdue-approvals', everyMs: MINUTE_MS, run: endOverdueApprovals },
  { name: 'erase-system-texts', everyMs: MINUTE_MS, run: eraseSystemTexts },
  { name: 'drop-old-parked-receipts', everyMs: 60 * MINUTE_MS, run: dropOldParkedReceipts },
  // The runner begins every task within seconds of the start, so a restart near the edge of a partition is covered.
  { name: 'make-partition-ahead', everyMs: 15 * SECOND_MS, run: makePartitionAhead },
  { name: 'bound-partition', everyMs: 15 * SECOND_MS, run: (context) => boundPartition(context) },
  { name: 'analyze-young-partitions', everyMs: ANALYZE_YOUNG_EVERY_MS, run: analyzeYoungPartitions },
  {
    name: 'analyze-after-large-sends',
    everyMs: ANALYZE_EVERY_MS,
    // Twice the rhythm: a round that comes late misses nothing, and analyzing twice is harmless.
    run: (context) => analyzeAfterLargeSends(context, new Date(context.clock.now().getTime() - 2 * ANALYZE_EVERY_MS)),
  },
];
