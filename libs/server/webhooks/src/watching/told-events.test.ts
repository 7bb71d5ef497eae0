import { givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { webhooksWorld } from '../testing/webhooks-world';

const world = webhooksWorld();
const { api, owner, endpoint } = world;

const eventsOf = async (accountId: bigint) =>
  (
    await sql<{ type: string; data: object }>`
      select type, data from webhook_events where account_id = ${accountId} order by id`.execute(api.db())
  ).rows;

/** An account that wants to hear of one kind of event. */
async function hearing(event: string) {
  const { account, session } = await owner();
  await endpoint(session, { events: [event] });
  return account;
}

describe('an event is written where it arises, and is not there when that was rolled back', () => {
  it('for a message from a handset that the account sees', async () => {
    const account = await hearing('message.inbound');
    const work = api
      .db()
      .transaction()
      .execute(async (tx) => {
        await sql`insert into inbound_messages (account_id, from_number, to_number, text, carrier, received_at, hidden)
        values (${account.accountId}, '+989240000001', '3000', 'x', 'test', now(), false)`.execute(tx);
        throw new Error('rolled back');
      });
    await expect(work).rejects.toThrow('rolled back');
    await sql`insert into inbound_messages (account_id, from_number, to_number, text, carrier, received_at, hidden)
      values (${account.accountId}, '09240000001', '3000', 'x', 'test', now(), true),
        (${account.accountId}, 'BANK', '3000', 'x', 'test', now(), false)`.execute(api.db());
    expect(await eventsOf(account.accountId)).toMatchObject([{ type: 'message.inbound', data: { sender: 'BANK' } }]);
  });

  it('for a number that opted out by a message, and not for one that a person wrote down', async () => {
    const account = await hearing('optout.received');
    const now = api.clock.now();
    await sql`insert into suppressed_numbers (account_id, mobile, kind, created_at, line, message)
      values (${account.accountId}, 240000001, 'opt_out', ${now}, '3000', '11'), (${account.accountId}, 240000002, 'opt_out', ${now}, null, null),
        (${account.accountId}, 240000003, 'blacklist', ${now}, '3000', '11')`.execute(api.db());
    const data = { number: '989240000001', line: '3000', message: '11', created_at: now.toISOString() };
    expect(await eventsOf(account.accountId)).toEqual([{ type: 'optout.received', data }]);
  });

  it('for a pattern that was decided, once', async () => {
    const account = await hearing('pattern.decided');
    const now = api.clock.now();
    const { rows } = await sql<{ id: bigint }>`
      insert into patterns (account_id, code, kind, title, last_version, created_at)
      values (${account.accountId}, 'abcdefghij', 'otp', 'کد', 1, ${now}) returning id`.execute(api.db());
    await sql`insert into pattern_versions (account_id, pattern_id, version, text, variables, state, asked_at)
      values (${account.accountId}, ${rows[0]?.id}, 1, 'کد', '[]', 0, ${now})`.execute(api.db());
    expect(await eventsOf(account.accountId)).toEqual([]);
    await sql`update pattern_versions set state = 1, decided_by = 'x', decided_at = ${now} where account_id = ${account.accountId}`.execute(
      api.db(),
    );
    await sql`update pattern_versions set asked_at = ${now} where account_id = ${account.accountId}`.execute(api.db());
    const data = {
      id: String(rows[0]?.id),
      code: 'abcdefghij',
      version: 1,
      state: 'accepted',
      decided_at: now.toISOString(),
    };
    expect(await eventsOf(account.accountId)).toEqual([{ type: 'pattern.decided', data }]);
  });

  it('for a document that was decided', async () => {
    const account = await hearing('document.decided');
    const now = api.clock.now();
    await sql`insert into account_documents (account_id, kind, file_id, asked_at)
      values (${account.accountId}, 'national_card', gen_random_uuid(), ${now})`.execute(api.db());
    await sql`update account_documents set decision = 'refused', reason = 'unreadable', decided_by = 'x', decided_at = ${now}
      where account_id = ${account.accountId}`.execute(api.db());
    const data = { kind: 'national_card', state: 'refused', decided_at: now.toISOString() };
    expect(await eventsOf(account.accountId)).toEqual([{ type: 'document.decided', data }]);
  });

  it('for credit that fell below what the account chose, once a fall', async () => {
    const account = await hearing('credit.low');
    await sql`insert into balance_alerts (account_id, is_armed, below_mrial) values (${account.accountId}, true, 200000500)`.execute(
      api.db(),
    );
    const tell = (at: Date) =>
      sql`update balance_alerts set is_armed = false, told_at = ${at} where account_id = ${account.accountId}`.execute(
        api.db(),
      );
    await tell(api.clock.now());
    await tell(api.clock.now());
    const events = await eventsOf(account.accountId);
    expect(events).toEqual([{ type: 'credit.low', data: { credit: expect.any(String), below: '200000.5' } }]);
    await tell(new Date(api.clock.now().getTime() + 1_000));
    expect(await eventsOf(account.accountId)).toHaveLength(2);
  });

  it('for a send that has ended, once, whatever became of it, and not for a code', async () => {
    const account = await hearing('send.finished');
    const now = api.clock.now();
    const { lineId } = await givenLine(api.db());
    const given = async (type: string) => {
      const { rows } = await sql<{ id: bigint }>`
        insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
          refund_rule, requested_count, recipient_count, cost_mrial, created_at)
        values (${account.accountId}, ${type}, 2, ${lineId}, '3000', 'x', 'gsm7', 'latin', 1, 1, 1, 'none', 7, 3, 4500500, ${now})
        returning id`.execute(api.db());
      return rows[0]?.id ?? 0n;
    };
    const [sendId, code] = [await given('normal'), await given('verification')];
    await sql`update sends set started_at = ${now} where id = ${sendId}`.execute(api.db());
    expect(await eventsOf(account.accountId)).toEqual([]);
    await sql`update sends set state = 7, finished_at = ${now} where id in (${sendId}, ${code})`.execute(api.db());
    await sql`update sends set settled_at = ${now} where id = ${sendId}`.execute(api.db());
    const data = { send_id: String(sendId), state: 7, recipients: 3, cost: '4500.5', finished_at: now.toISOString() };
    expect(await eventsOf(account.accountId)).toEqual([{ type: 'send.finished', data }]);
  });

  it('for money that came in by a gateway, once', async () => {
    const account = await hearing('payment.credited');
    const now = api.clock.now();
    const { rows } = await sql<{ id: bigint }>`
      insert into payments (account_id, gateway, amount_mrial, tax_mrial, description, authority, state, created_at)
      values (${account.accountId}, 'zibal', 1000000000, 100000000, 'x', 'told-events', 'waiting', ${now}) returning id`.execute(
      api.db(),
    );
    const become = (state: string, at: Date | null) =>
      sql`update payments set state = ${state}, reference = 'R7', settled_at = ${at} where id = ${rows[0]?.id}`.execute(
        api.db(),
      );
    await become('undecided', null);
    expect(await eventsOf(account.accountId)).toEqual([]);
    await become('credited', now);
    await become('credited', now);
    const data = {
      id: String(rows[0]?.id),
      method: 'online',
      amount: '1000000',
      reference: 'R7',
      credited_at: now.toISOString(),
    };
    expect(await eventsOf(account.accountId)).toEqual([{ type: 'payment.credited', data }]);
  });

  describe('for a transfer', () => {
    let references = 12_340_000;
    /** One of 1 100 000 rials that a person decides about, with whatever else stands in its row then. */
    async function decided(accountId: bigint, decision: string, also = sql``): Promise<string> {
      const [now, reference] = [api.clock.now(), String((references += 1))];
      await sql`
        insert into deposit_targets (kind, number, bank, owner, created_at) values ('card', '6037991199500590', 'ملی', 'پیک', ${now})
        on conflict do nothing`.execute(api.db());
      await sql`
        insert into deposits (account_id, method, target_id, amount_mrial, tax_mrial, reference_code, submitted_at, asked_at)
        select ${accountId}, 'card_to_card', id, 1100000000, 100000000, ${reference}, ${now}, ${now} from deposit_targets`.execute(
        api.db(),
      );
      await sql`
        update deposits set decision = ${decision}, decided_by = 'x', decided_at = ${now}, reason = 'x' ${also}
        where reference_code = ${reference}`.execute(api.db());
      return reference;
    }
    const heard = (more: object) => {
      const data = {
        id: expect.any(String),
        method: 'card_to_card',
        credited_at: api.clock.now().toISOString(),
        ...more,
      };
      return { type: 'payment.credited', data };
    };

    it('that a person has confirmed, without its tax, and not for one that was refused', async () => {
      const { accountId } = await hearing('payment.credited');
      await decided(accountId, 'refused');
      const reference = await decided(accountId, 'accepted');
      expect(await eventsOf(accountId)).toEqual([heard({ reference, amount: '1000000' })]);
    });

    it('that was confirmed with another amount, with that one and what was written down', async () => {
      const { accountId } = await hearing('payment.credited');
      const also = sql`, confirmed_mrial = 500005000, confirmed_tax_mrial = 50000500`;
      const reference = await decided(accountId, 'accepted', also);
      const amounts = { amount: '450004.5', confirmed_amount: '500005', registered_amount: '1100000' };
      expect(await eventsOf(accountId)).toEqual([heard({ reference, ...amounts })]);
    });
  });
});
