/** What a person may say of a payment that nobody could tell, where its number of the bank is known or was worth a credit before. */
import { proveLedger } from '@peyk/server-ledger';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { decidePayment } from './decide-payment.service';
import { paymentsModule } from './payments.module';

const tellBySms = () => Promise.resolve();
const { clock, context, db } = domainApi(paymentsModule({ gateways: [], origins: [], tellBySms }));

let accountId = 0n;
let count = 0;
beforeEach(async () => {
  accountId = (await givenAccount(db())).accountId;
});
afterEach(async () => expect(await proveLedger(db())).toMatchObject({ proved: true }));

async function undecided(reference: string | null): Promise<bigint> {
  const money = { amount_mrial: 5_000_000_000n, tax_mrial: 500_000_000n, authority: `of-nobody-${(count += 1)}` };
  const row = { account_id: accountId, gateway: 'sep', description: 'x', created_at: clock.now(), ...money } as const;
  const { id } = await db()
    .insertInto('payments')
    .values({ ...row, state: 'undecided', reference })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const decide = (id: bigint, as: 'credited' | 'returned' = 'credited', reference?: string) =>
  decidePayment(context(), id, { as, by: 'mina', reason: 'صورت‌حساب درگاه', reference });
const row = (id: bigint) => db().selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function balance() {
  const wallets = db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', accountId);
  return (await wallets.executeTakeFirst())?.balance_mrial ?? 0n;
}

it.each([
  ['as it is', 'GmsAbC', 'GmsAbC'],
  ['in other letters', 'GmsDeF', 'gmsdef'],
])('a number that was worth a credit is worth no second: %s', async (_, first, second) => {
  await decide(await undecided(first));
  const before = await balance();
  const id = await undecided(second);
  await expect(decide(id)).rejects.toMatchObject({ code: '409-348' });
  expect(await row(id)).toMatchObject({ state: 'undecided', decided_by: null });
  expect(await balance()).toBe(before);
  await decide(id, 'returned');
  expect(await row(id)).toMatchObject({ state: 'returned', reference: second });
  expect(await balance()).toBe(before);
});

it('a number that is known is not talked away, and one that was never heard may be said', async () => {
  await decide(await undecided(null), 'credited', 'Gms-said');
  const before = await balance();
  const id = await undecided('Gms-known');
  await expect(decide(id, 'credited', 'Gms-other')).rejects.toMatchObject({ code: '409-349' });
  await expect(decide(await undecided(null), 'credited', 'gms-SAID')).rejects.toMatchObject({ code: '409-348' });
  expect(await balance()).toBe(before);
  await decide(id, 'credited', 'Gms-known');
  expect(await row(id)).toMatchObject({ state: 'credited', reference: 'Gms-known' });
});

it('two that are decided with one number at once are one credit, and the other is told why', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = [await undecided(`Gms-race-${round}`), await undecided(`gms-RACE-${round}`)];
    const before = await balance();
    const settled = await Promise.allSettled(ids.map((id) => decide(id)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(settled).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: '409-348' }) });
    expect((await balance()) - before).toBe(5_000_000_000n);
  }
});

it('is refused by the database itself, whoever credits', async () => {
  const credited = { state: 'credited', settled_at: clock.now() } as const;
  const [first, second] = [await undecided('Gms-twice'), await undecided('gMS-TWICE')];
  const mark = (id: bigint) => db().updateTable('payments').set(credited).where('id', '=', id).execute();
  await mark(first);
  await expect(mark(second)).rejects.toMatchObject({ constraint: 'payments_reference_once' });
});
