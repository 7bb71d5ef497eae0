/**
 * Many payments through the real drivers at a bank that loses answers, falls silent, takes another amount or gives money back, with people
 * who walk away and processes that are killed: each that was paid is credited exactly once.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proveLedger } from '@peyk/server-ledger';
import { Bank, createBankHttp } from '@peyk/server-simulators';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { checkOwnPayment } from './check-payment.service';
import { decidePayment } from './decide-payment.service';
import { inquiryTask } from './inquiry.task';
import type { PaymentGateway } from './payment-gateway';
import { paymentsModule } from './payments.module';
import type { PaymentKey } from './payments.repository';
import { startPayment } from './start-payment.service';
import { GATEWAYS, bringBack, gatewayAt } from './testing/gateway-at';
import { KilledError, unreliableWorld } from './testing/unreliable-world';

/** `npm run bench:payments` asks for a hundred times as many. */
const PAYMENTS = Number(process.env['PEYK_PROOF_PAYMENTS'] ?? 100);
const SEED = Number(process.env['PEYK_PROOF_SEED'] ?? 1);
const AN_ACCOUNT = 25;
const AT_ONCE = 16;
const SLOW_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ROUND_LIMIT = 100_000;
const CALLBACK = new URL('https://panel.example.ir/wallet/payment-result');
const started = new Date('2026-11-20T08:30:00Z');

const server = createServer();
const at = { baseUrl: '' };
const gateways = GATEWAYS.map((name) => gatewayAt(name, () => at.baseUrl));
const tellBySms = () => Promise.resolve();
const { clock, context, db, fetch } = domainApi(paymentsModule({ gateways, origins: [CALLBACK.origin], tellBySms }));
const bank = new Bank({ now: () => clock.now().getTime() });

beforeAll(async () => {
  const http = createBankHttp({ bank, page: new Map(), lateMs: 0, now: () => clock.now().getTime() });
  server.on('request', (request, response) => http.emit('request', request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  at.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Runs all of them, some at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A check in a process that may be killed. */
async function check(key: PaymentKey, killing: readonly PaymentGateway[]): Promise<void> {
  await checkOwnPayment(context(), killing, key).catch((error: unknown) => {
    if (!(error instanceof KilledError)) throw error;
  });
}

/** Everything that is due at this time, in two processes at once, until nothing is. */
async function inquire(afterMinutes: number, by: readonly PaymentGateway[]): Promise<void> {
  clock.set(new Date(started.getTime() + afterMinutes * MINUTE_MS).toISOString());
  for (let round = 0; round < ROUND_LIMIT; round += 1) {
    const counts = await Promise.all(
      [by, gateways].map((asked) => inquiryTask({ gateways: asked, tellBySms }).run(context())),
    );
    if (counts.every((count) => count === 0)) return;
  }
  throw new Error('The inquiry finds no end.');
}

const paidOrders = () => bank.orders.filter(({ state }) => state === 'paid' || state === 'verified');

it(
  'credits each payment that was paid exactly once, and leaves none that is not known',
  async () => {
    clock.set(started.toISOString());
    const began = performance.now();
    const world = unreliableWorld(SEED);
    const killing = gateways.map((gateway) => world.killing(gateway));
    const accounts: bigint[] = [];
    const cameBack = new Set<string>();
    for (let count = 0; count < PAYMENTS; count += AN_ACCOUNT) accounts.push((await givenAccount(db())).accountId);

    await each(Array.from({ length: PAYMENTS }), async (_, index) => {
      const accountId = accounts[Math.floor(index / AN_ACCOUNT)] ?? 0n;
      const gateway = gateways[index % gateways.length];
      if (gateway === undefined) throw new Error('There is no gateway.');
      const by = { accountId, askedBy: null, impersonatedBy: null, description: 'افزایش اعتبار' };
      const amountMrial = BigInt(1_000_000 + index * 1_000) * 1_000n;
      const { payment } = await startPayment(context(), gateway, {
        ...by,
        pays: { kind: 'credit', amountMrial },
        callbackUrl: CALLBACK,
      });
      const order = bank.orders.findLast(({ orderId }) => orderId === String(payment.id));
      if (order === undefined) throw new Error(`The bank has no order ${payment.id}.`);
      const key = { accountId, id: payment.id };
      const comesBack = async () => {
        await bringBack({ fetch }, order);
        await check(key, killing);
      };
      const times = world.visit(bank, order, index);
      if (times > 0) cameBack.add(order.id);
      await Promise.all(Array.from({ length: times }, comesBack));
    });
    for (const minutes of [2, 5, 15, 29, 60]) await inquire(minutes, killing);
    // What has been silent for a day speaks again.
    for (const order of bank.orders) if (order.scenario === 'silent') order.scenario = 'honest';
    for (const minutes of [24 * 60, 72 * 60 + 1]) await inquire(minutes, gateways);

    // What nobody has taken has gone back where the gateway keeps it no longer.
    for (const { id } of bank.orders) bank.find(id);
    const rows = await db().selectFrom('payments').selectAll().orderBy('id').execute();
    const byPerson = rows.filter(({ state }) => state === 'undecided');
    const wrongAmounts = paidOrders().filter(({ scenario }) => scenario === 'other-amount');
    expect(byPerson.map(({ id }) => String(id)).sort()).toEqual(wrongAmounts.map(({ orderId }) => orderId).sort());
    const decision = { as: 'returned', by: 'mina', reason: 'مبلغ دیگری پرداخت شد', reference: undefined } as const;
    await each(byPerson, ({ id }) => decidePayment(context(), id, decision));

    const credited = await db().selectFrom('payments').selectAll().where('state', '=', 'credited').execute();
    const right = paidOrders().filter(({ scenario }) => scenario !== 'other-amount');
    expect(credited.map(({ id }) => String(id)).sort()).toEqual(right.map(({ orderId }) => orderId).sort());
    const booked = await db()
      .selectFrom('ledger_transactions')
      .select(['dedupe_key', 'amount_mrial'])
      .where('dedupe_key', 'like', 'payment:%')
      .execute();
    const expected = new Map(credited.map(({ id, amount_mrial }) => [`payment:${id}`, amount_mrial]));
    expect(booked).toHaveLength(expected.size);
    for (const { dedupe_key, amount_mrial } of booked) expect(amount_mrial).toBe(expected.get(dedupe_key ?? ''));
    const open = await db().selectFrom('payments').select('id').where('state', 'in', ['created', 'waiting']).execute();
    expect(open).toEqual([]);
    expect(await proveLedger(db())).toMatchObject({ proved: true });
    // A world in which nothing goes wrong would keep every law.
    expect(right.length).toBeGreaterThan(PAYMENTS / 4);
    expect(new Set(wrongAmounts.map(({ protocol }) => protocol))).toEqual(new Set(GATEWAYS));
    // Money goes back for want of a question where no browser came to make it possible, and nowhere else.
    const late = bank.orders.filter(({ isLate }) => isLate);
    expect(late.length).toBeGreaterThan(0);
    expect(late.filter(({ id }) => cameBack.has(id))).toEqual([]);
    expect(bank.orders.filter(({ hasFailed }) => hasFailed).length).toBeGreaterThan(PAYMENTS / 50);
    const seconds = (performance.now() - began) / 1_000;
    if (process.env['PEYK_PROOF_PAYMENTS'])
      process.stdout.write(
        `proved: ${PAYMENTS} payments (seed ${SEED}), ${right.length} paid and each credited once, ${byPerson.length} of another amount decided by a person, ${rows.length - right.length - byPerson.length} not paid, none left open, ledger zero, in ${seconds.toFixed(1)} s\n`,
      );
  },
  SLOW_MS,
);
