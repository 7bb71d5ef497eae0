import type { components } from '@peyk/shared-contract';
import { presentState } from '../send.presenter';
import type { ShownRecurring } from './recurring.service';
import type { RunRow } from './runs.repository';

type Schemas = components['schemas'];

export function presentRun(run: RunRow): Schemas['RecurringRun'] {
  return {
    due_at: run.dueAt.toISOString(),
    run_at: run.runAt.toISOString(),
    outcome: run.outcome,
    reason: run.reason,
    send_id: run.sendId === null ? null : String(run.sendId),
    send_state: run.sendState === null ? null : presentState(run.sendState),
  };
}

/** Without its recipients, which may be ten thousand. */
export function presentListed(row: ShownRecurring): Schemas['RecurringSend'] {
  return {
    id: String(row.id),
    from_number: row.fromNumber,
    message: row.text,
    charity: row.charity,
    rate_per_second: row.ratePerSecond,
    validity_minutes: row.validityMinutes,
    rule: row.rule,
    params: null,
    state: row.state,
    state_reason: row.stateReason,
    next_run_at: row.nextRunAt?.toISOString() ?? null,
    sent_count: row.sentCount,
    last_run: row.lastRun && presentRun(row.lastRun),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function presentRecurring(row: ShownRecurring): Schemas['RecurringSend'] {
  return { ...presentListed(row), params: row.params };
}
