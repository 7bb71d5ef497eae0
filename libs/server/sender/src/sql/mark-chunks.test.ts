import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prepareSends } from '../prepare/prepare-sends';
import { givenSend, mciNumbers } from '../testing/given-send';
import { FIRST_PASS } from '../testing/pass';
import { sendersOnDatabase } from '../testing/senders-on-database';
import { NONE_CLOSED, claimChunks } from './claim-chunks';
import { markChunks } from './mark-chunks';

const { state, givenCustomer, systemContext } = sendersOnDatabase();

const OTHERS = 5;

describe('a mark', () => {
  it('asks for the state of its own accounts alone, also where its plan reads all sends', async () => {
    const { db, owner } = state.test;
    for (let other = 1; other <= OTHERS; other += 1)
      await givenSend(db, { ...(await givenCustomer(10)), numbers: mciNumbers(10, other * 10), plan: { state: 2 } });
    const customer = await givenCustomer(10);
    const sendId = await givenSend(db, { ...customer, numbers: mciNumbers(10, 900) });
    await prepareSends(systemContext());
    const now = new Date();
    const workerId = randomUUID();
    const question = { lane: 1, limit: OTHERS + 1, afterSendId: 0n, heldSendIds: [], closed: NONE_CLOSED } as const;
    await claimChunks(db, { ...question, leaseMs: 60_000, workerId, now });
    await sql`analyze sends`.execute(owner);
    await sql`
      create or replace function account_goes_on(asked bigint) returns boolean language plpgsql stable cost 1 as $$
      begin
        if asked <> ${sql.lit(customer.accountId)} then raise 'asked for account %', asked; end if;
        return true;
      end $$`.execute(owner);
    const wish = { accountId: customer.accountId, sendId, chunk: 1, nextN: 1, take: 10 };
    const leaseUntil = new Date(now.getTime() + 60_000);
    expect(await markChunks(db, workerId, [wish], { now, leaseUntil, pass: FIRST_PASS })).toEqual([0]);
  });
});
