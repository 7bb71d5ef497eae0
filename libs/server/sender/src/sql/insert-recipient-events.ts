import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';
import type { RareEvent } from '../model/rare-event';
import { numberArray } from './arrays';
import type { RecipientKey } from './lock-recipients';

export interface RecipientEventRow extends RecipientKey, RareEvent {
  /** Milliseconds since 1970. */
  atMs: number;
}

/** Writes history that is only ever added to. A doubt stands there with its number, by which a receipt may find it. */
export async function insertRecipientEvents(tx: Tx, events: readonly RecipientEventRow[]): Promise<void> {
  const column = (pick: (event: RecipientEventRow) => number | bigint) => numberArray(events.map(pick));
  await sql`
    insert into recipient_events (account_id, send_id, n, at, kind, detail, mobile)
    select u.account_id, u.send_id, u.n, to_timestamp(u.at_ms / 1000::float8), u.kind, u.detail, case when u.kind = 'in_doubt' then (
      select r.mobile from recipients r where r.account_id = u.account_id and r.send_id = u.send_id and r.n = u.n) end
    from unnest(${column((e) => e.accountId)}::bigint[], ${column((e) => e.sendId)}::bigint[],
      ${column((e) => e.n)}::int[], ${column((e) => e.atMs)}::bigint[], ${events.map((e) => e.kind)}::text[],
      ${events.map((e) => e.detail)}::text[]) u (account_id, send_id, n, at_ms, kind, detail)`.execute(tx);
}
