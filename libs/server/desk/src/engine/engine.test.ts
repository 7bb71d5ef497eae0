import { holdEngine } from '@peyk/server-sender';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { deskRig } from '../testing/desk-rig';

const { api, call, givenPerson } = deskRig();

describe('the engine at the desk', () => {
  it('is shown to those whose role it is, and to nobody else', async () => {
    const other = await givenPerson('accounts', 'finance', 'content', 'support', 'identity');
    expect((await call('/engine', { token: other.token })).meta.message_code).toBe('403-571');
  });

  it('says what is under way, on which line, and how much of it is left', async () => {
    const { token } = await givenPerson('engine');
    const db = api.db();
    const { accountId } = await givenAccount(db);
    const busy = await givenLine(db, { accountId });
    const idle = await givenLine(db, { accountId });
    const chunk = (sendId: number, from: number, next: number, state: number) => sql`
      insert into send_chunks (account_id, send_id, chunk, lane, line_id, from_n, to_n, next_n, state)
      values (${accountId}, ${sendId}, ${from}, 1, ${busy.lineId}, ${from}, ${from + 999}, ${next}, ${state})`;
    await chunk(1, 1, 401, 1).execute(db);
    await chunk(1, 1001, 1001, 0).execute(db);
    await chunk(2, 1, 1, 0).execute(db);
    await chunk(3, 1, 1001, 2).execute(db);
    await sql`insert into parked_receipts (carrier, operator_message_id, state, error_code, at, received_at)
      values ('x', 'unknown', 'DELIVRD', '000', now(), now())`.execute(db);
    const { data } = await call('/engine', { token });
    expect(data.sends).toMatchObject({ preparing: 0, in_review: 0, scheduled: 0, paused: 0, sending: 2, unsettled: 0 });
    expect(data.lines[0]).toMatchObject({ number: busy.number, sends_count: 2, left_count: 600 + 1000 + 1000 });
    expect(data.lines.find(({ number }: { number: string }) => number === idle.number)).toMatchObject({
      left_count: 0,
    });
    expect(data).toMatchObject({ in_doubt: 0, parked_receipts: 1, jobs: { waiting: 0, running: 0, failed: 0 } });
    expect(data.storage.database_bytes).toBeGreaterThan(0);
    // Nobody sends in this process.
    expect(data.operator).toBeUndefined();
  });

  it('says that all sending is held, since when, and whether the list was compared', async () => {
    const { token } = await givenPerson('engine');
    expect((await call('/engine', { token })).data.hold).toBeUndefined();
    await holdEngine(api.context(), 'drill');
    const { data } = await call('/engine', { token });
    expect(data.hold).toMatchObject({ busy_senders: 0, is_reconciled: false });
    expect(Date.parse(data.hold.since)).not.toBeNaN();
  });
});
