import { setTimeout as sleep } from 'node:timers/promises';
import { PREPARED } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { sql } from 'kysely';
import type { Outcome } from '../outgoing/post-event';
import type { Claimed } from './claim.repository';

/** A try that the receiver has answered well. */
export interface Success {
  claimed: Claimed;
  outcome: Outcome;
  at: Date;
}

/**
 * Writes that tries have succeeded, with their log and how their addresses stand, unless another process has taken them meanwhile. One
 * statement, which is a transaction by itself. Addresses are locked in their order, so that two processes never wait for each other.
 */
export async function writeSuccesses(db: Db, successes: readonly Success[]): Promise<void> {
  const of = <T>(value: (success: Success) => T) => successes.map(value);
  await sql`${PREPARED}
    with ended as (
      select * from unnest(${of(({ claimed }) => claimed.accountId)}::bigint[], ${of(({ claimed }) => claimed.id)}::bigint[],
        ${of(({ claimed }) => claimed.endpoint.id)}::bigint[], ${of(({ claimed }) => claimed.lease)}::uuid[],
        ${of(({ claimed }) => claimed.n)}::smallint[], ${of(({ at }) => at)}::timestamptz[], ${of(({ outcome }) => outcome.ms)}::int[],
        ${of(({ outcome }) => outcome.status)}::smallint[], ${of(({ outcome }) => outcome.fault)}::text[],
        ${of(({ outcome }) => outcome.answer)}::text[]) as e (account_id, id, endpoint_id, lease, n, at, ms, status, fault, answer)
    ), written as (
      update webhook_deliveries d set state = 'delivered', lease = null, last_status = e.status, last_fault = e.fault, first_failed_at = null
      from ended e where d.account_id = e.account_id and d.id = e.id and d.lease = e.lease returning e.*
    ), tried as (
      insert into webhook_attempts (account_id, delivery_id, n, at, ms, status, fault, answer)
      select account_id, id, n, at, ms, status, fault, answer from written
    ), well as (
      select account_id, id from webhook_endpoints
      where failing_since is not null and (account_id, id) in (select account_id, endpoint_id from written)
      order by account_id, id for update
    )
    update webhook_endpoints e set failing_since = null from well where e.account_id = well.account_id and e.id = well.id`.execute(
    db,
  );
}

/** Tries that end about together are written together: there are thousands a minute. */
const GATHER_MS = 20;

interface Waiting extends Success {
  resolve(): void;
  reject(error: unknown): void;
}

/** Gathers successes for a moment. A process that dies in it sends those again, as it may at any time. */
export class SuccessWriter {
  private waiting: Waiting[] = [];

  /** Resolves when it is written. */
  add(db: Db, success: Success): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ ...success, resolve, reject }) === 1) void sleep(GATHER_MS).then(() => this.write(db));
    });
  }

  private async write(db: Db): Promise<void> {
    const all = this.waiting;
    this.waiting = [];
    try {
      await writeSuccesses(db, all);
      for (const { resolve } of all) resolve();
    } catch {
      // What the database refuses of one is no fault of the others.
      for (const one of all) await writeSuccesses(db, [one]).then(one.resolve, one.reject);
    }
  }
}
