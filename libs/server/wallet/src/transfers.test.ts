import { randomUUID } from 'node:crypto';
import { creditTransfer, giveCredit } from '@peyk/server-ledger';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { walletModule } from './wallet.module';

const files = { save: () => Promise.reject(new Error('not here')) };
const { call, clock, db, signIn } = domainApi(walletModule({ tellBySms: async () => undefined, files }));

const SUBMITTED = new Date('2026-11-17T09:12:00Z');
const SETTLED = new Date('2026-11-18T05:59:00Z');
const money = { amountMrial: 1_100_000n, taxMrial: 100_000n };
let accounts = 0;

async function givenCustomer() {
  const account = await givenAccount(db());
  return { ...account, number: String(6_104_330_000_000_003n + BigInt((accounts += 1))), token: await signIn(account) };
}
type Customer = Awaited<ReturnType<typeof givenCustomer>>;

/** A deposit that was accepted, and the transaction that it became. */
async function givenDeposit({ accountId, number }: Customer, method: 'card_to_card' | 'bank_transfer') {
  const kind = method === 'card_to_card' ? 'card' : 'account';
  const at = clock.now();
  const { rows } = await sql<{ id: bigint }>`
    with target as (
      insert into deposit_targets (kind, number, bank, owner, created_at) values (${kind}, ${number}, 'بانک ملت', 'پیک نمونه', ${at})
      returning id)
    insert into deposits (account_id, method, target_id, amount_mrial, tax_mrial, reference_code, submitted_at, asked_at,
      decision, decided_by, decided_at)
    select ${accountId}, ${method}, id, 1100000, 100000, '402188731', ${SUBMITTED}, ${at}, 'accepted', 'mina', ${at} from target
    returning id`.execute(db());
  const dedupeKey = `deposit:${rows[0]?.id ?? 0n}` as const;
  const movement = { accountId, ...money, description: 'واریز', at, dedupeKey };
  await db()
    .transaction()
    .execute((tx) => creditTransfer(tx, method, movement));
}

/** A payment through a gateway that was credited, with what came on top. */
async function givenPayment({ accountId }: Customer, card: string | null) {
  const at = clock.now();
  const { rows } = await sql<{ id: bigint }>`
    insert into payments (account_id, gateway, amount_mrial, tax_mrial, description, authority, state, reference, card, created_at, settled_at)
    values (${accountId}, 'zibal', 1000000, 100000, 'x', ${randomUUID()}, 'credited', ${randomUUID().slice(0, 8)}, ${card}, ${at}, ${SETTLED})
    returning id`.execute(db());
  const id = rows[0]?.id ?? 0n;
  const movement = { accountId, ...money, description: 'پرداخت', at };
  await db()
    .transaction()
    .execute(async (tx) => {
      await creditTransfer(tx, 'online_payment', { ...movement, dedupeKey: `payment:${id}` });
      await giveCredit(tx, { ...movement, amountMrial: 1_000n, dedupeKey: `payment-bonus:${id}` });
    });
  return id;
}

const listed = async ({ token }: Customer) => (await call('/transactions', { token, body: {} })).data.items;

it('tells of a deposit where it went, under which number of its slip, and when', async () => {
  const customer = await givenCustomer();
  await givenDeposit(customer, 'card_to_card');
  await givenDeposit(customer, 'bank_transfer');
  const transfer = {
    destination: { number: customer.number, bank: 'بانک ملت', owner: 'پیک نمونه' },
    ...{ card: null, reference: '402188731', transferred_at: SUBMITTED.toISOString() },
  };
  expect(await listed(customer)).toMatchObject([
    { kind: 'bank_transfer', payment_id: null, transfer },
    { kind: 'card_to_card', payment_id: null, transfer },
  ]);
});

it('tells of a payment with which card and when, as far as the gateway says; of what came on top nothing', async () => {
  const customer = await givenCustomer();
  const ids = [await givenPayment(customer, '610433******0003'), await givenPayment(customer, null)];
  const paid = { destination: null, reference: expect.any(String), transferred_at: SETTLED.toISOString() };
  expect(await listed(customer)).toMatchObject([
    { kind: 'gift', transfer: null },
    { kind: 'online_payment', payment_id: String(ids[1]), transfer: { ...paid, card: null } },
    { kind: 'gift', transfer: null },
    { kind: 'online_payment', payment_id: String(ids[0]), transfer: { ...paid, card: '610433******0003' } },
  ]);
});

it('tells nothing of a transfer of another account, whatever a transaction was booked under', async () => {
  const [one, other] = [await givenCustomer(), await givenCustomer()];
  const id = await givenPayment(one, '610433******0003');
  const movement = { accountId: other.accountId, amountMrial: 1_000n, description: 'هدیه', at: clock.now() };
  await db()
    .transaction()
    .execute((tx) => giveCredit(tx, { ...movement, dedupeKey: `payment:${id}` }));
  expect(await listed(other)).toMatchObject([{ kind: 'gift', transfer: null }]);
});
