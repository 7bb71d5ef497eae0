import type { PeriodicTask, RetentionRule, ServerModule } from '@peyk/server-module';
import { tellApprovals } from './approvals/tell-approvals';
import type { TellBySms } from './approvals/tell-approvals';
import { agreementCommands } from './admin/agreement.commands';
import { engineCommands } from './admin/engine.commands';
import { lineCommands } from './admin/line.commands';
import { linesCollection } from './admin/lines-collection';
import { reviewCommands } from './admin/review.commands';
import { sendsQueue } from './admin/sends-queue';
import { seedLines } from './admin/seed-lines';
import { sendCommands } from './admin/send.commands';
import { statutoryCollection, tariffsCollection } from './admin/tariffs-collection';
import { NAMES_KEPT_MS } from './programs/program-messages.repository';
import { TESTS_KEPT_MS } from './sandbox/test-sends.repository';
import { beginDueSends } from './recurring/begin-due';
import { createSendHandlers } from './send.routes';
import type { SendDependencies } from './short-links.policy';

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
const YEAR_MS = 366 * DAY_MS;
/** A minute is what people choose; a few seconds later is that minute for them. */
const BEGIN_EVERY_MS = 5_000;
const TELL_EVERY_MS = 5_000;

/** A price that was asked for and not taken stays readable for a while, for questions about it. */
const RETENTION: readonly RetentionRule[] = [
  { table: 'quotes', column: 'expires_at', keptMs: WEEK_MS },
  { table: 'recurring_runs', column: 'due_at', keptMs: YEAR_MS },
  // A member's day: what came back of it is known long before.
  { table: 'spent_days', column: 'day', keptMs: 32 * DAY_MS },
  { table: 'program_messages', column: 'created_at', keptMs: NAMES_KEPT_MS },
  // Its messages go with it.
  { table: 'test_sends', column: 'created_at', keptMs: TESTS_KEPT_MS },
];

const tasksOf = (tellBySms: TellBySms): readonly PeriodicTask[] => [
  { name: 'begin-recurring-sends', everyMs: BEGIN_EVERY_MS, run: beginDueSends },
  { name: 'tell-approvals', everyMs: TELL_EVERY_MS, run: (context) => tellApprovals(context, tellBySms) },
];

/** Taking and stopping sends; the lines that they leave from and what these cost. */
export function sendModule({ tellBySms, ...dependencies }: SendDependencies & { tellBySms: TellBySms }) {
  return {
    name: 'send',
    handlers: createSendHandlers(dependencies),
    retention: RETENTION,
    tasks: tasksOf(tellBySms),
    searched: [{ table: 'sends', column: 'text' }],
    commands: [...lineCommands, ...agreementCommands, ...sendCommands, ...reviewCommands, ...engineCommands],
    queues: [sendsQueue],
    collections: [linesCollection, tariffsCollection, statutoryCollection],
    seedDemo: seedLines,
  } satisfies ServerModule;
}
