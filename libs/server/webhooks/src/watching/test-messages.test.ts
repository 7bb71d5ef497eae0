import { sql } from 'kysely';
import { verifyWebhook } from '../testing/verify-webhook';
import { webhooksWorld } from '../testing/webhooks-world';

const world = webhooksWorld();
const { api, owner, endpoint } = world;

const SECOND_MS = 1_000;

/** What a test key has sent, with the end that its number chose. */
async function givenTest(accountId: bigint, status: number, afterMs: number | null) {
  const at = api.clock.now();
  const endsAt = afterMs === null ? null : new Date(at.getTime() + afterMs);
  await sql`
    with made as (
      insert into test_sends (account_id, from_number, recipient_count, price_mrial, created_at)
      values (${accountId}, '3000', 1, 0, ${at}) returning id)
    insert into test_messages (account_id, send_id, n, mobile, parts, price_mrial, status_before, status, created_at, begins_at, ends_at)
    select ${accountId}, id, 1, 241700001, 1, 0, 0, ${status}, ${at}, ${at}, ${endsAt} from made`.execute(api.db());
}

it('tells of a test message when its end comes, signed as any and marked as a test', async () => {
  const { account, session } = await owner();
  const { secret } = await endpoint(session);
  await givenTest(account.accountId, 2, SECOND_MS);
  await givenTest(account.accountId, 3, SECOND_MS);
  // On its way for ever, and in doubt: neither has an end.
  await givenTest(account.accountId, 0, null);
  await givenTest(account.accountId, 12, null);
  await world.send();
  expect(world.receiver().received).toHaveLength(0);
  api.clock.advance(SECOND_MS);
  await world.send();
  const { received } = world.receiver();
  const now = api.clock.now();
  const bodies = received.map(({ headers, body }) => verifyWebhook(secret, headers, { body, now }));
  expect(bodies.map(({ type }) => type).sort()).toEqual(['message.delivered', 'message.failed']);
  for (const { data } of bodies) {
    expect(data).toMatchObject({ test: true, n: 1, number: '989241700001', line: '3000', at: expect.any(String) });
    expect(BigInt(String(data['send_id']))).toBeGreaterThanOrEqual(8_000_000_000_000_000n);
  }
});

it('tells nobody who has not asked for it', async () => {
  const { account, session } = await owner();
  await endpoint(session, { events: ['credit.low'] });
  await givenTest(account.accountId, 2, SECOND_MS);
  const { rows } = await sql`select from webhook_events where account_id = ${account.accountId}`.execute(api.db());
  expect(rows).toEqual([]);
});
