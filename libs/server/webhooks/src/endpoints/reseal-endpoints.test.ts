import { createSeal } from '@peyk/server-seal';
import { TEST_SECRET } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { webhooksWorld } from '../testing/webhooks-world';
import { openSecret } from './endpoint-secret';
import { endpointResealer } from './reseal-endpoints';

const world = webhooksWorld();
const { api, owner, endpoint, post } = world;
const next = createSeal('another secret of tests, that comes after', TEST_SECRET);

it('brings both secrets of an address under a new secret of the installation, in batches', async () => {
  const { account, session } = await owner();
  const [one, other] = [await endpoint(session), await endpoint(session)];
  await post(session, 'rotate-secret', { id: one.id });
  const first = await endpointResealer.run(api.db(), next, { after: '', limit: 1 });
  expect(first).toEqual({ changed: 1, failed: 0, next: one.id });
  expect(await endpointResealer.run(api.db(), next, { after: one.id, limit: 1 })).toMatchObject({ changed: 1 });
  expect(await endpointResealer.run(api.db(), next, { after: '', limit: 10 })).toMatchObject({ changed: 0, failed: 0 });
  const { rows } = await sql<{ id: bigint; secret: Buffer; previous: Buffer | null }>`
    select id, secret_sealed as secret, previous_sealed as previous from webhook_endpoints order by id`.execute(
    api.db(),
  );
  const alone = createSeal('another secret of tests, that comes after');
  const open = (id: string, sealed: Buffer) =>
    openSecret(alone, { accountId: account.accountId, id: BigInt(id) }, sealed);
  expect(open(one.id, rows[0]?.previous as Buffer)).toBe(one.secret);
  expect(open(other.id, rows[1]?.secret as Buffer)).toBe(other.secret);
  // What was sealed for one address opens nothing of another.
  expect(() => open(other.id, rows[0]?.secret as Buffer)).toThrow('does not open');
});
