import { sql } from 'kysely';
import { createSequence } from './testing/sequence';
import { givenSend, mciNumbers } from './testing/given-send';
import { PRICE, most, sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';
import { prepareSends } from './prepare/prepare-sends';
import { stopSend } from './stop/stop-send';
import type { StoppedSend } from './stop/stop-send';

const { state, givenCustomer, systemContext } = sendersOnDatabase();

const SENDS = 1_000;
const RECIPIENTS = 3;
const ACCOUNTS = 20;
const SEED = 20261121;
/** So few that a send of three is marked in one, two or three goes, and a stop can come between. */
const WINDOW = 24;

/** When a send is stopped; the answer and the receipt of the message at hand are not stored then. */
type Moment = 'accepted' | 'first submit' | 'last submit' | 'first answer' | 'last answer';
const MOMENTS: readonly Moment[] = ['accepted', 'first submit', 'last submit', 'first answer', 'last answer'];

interface Plan {
  accountId: bigint;
  sendId: bigint;
  moment: Moment;
  submits: number;
  answers: number;
}

/** What the books say of each send. */
function readBooks() {
  return sql<{ sendId: bigint; held: bigint; charged: bigint; returned: bigint; holds: number; cancelled: number }>`
    select s.id as "sendId", s.cancelled_count as cancelled,
      count(*) filter (where t.kind = 'send_hold')::int as holds,
      coalesce(sum(e.amount_mrial) filter (where t.kind = 'send_hold'), 0)::bigint as held,
      coalesce(-sum(e.amount_mrial) filter (where t.kind = 'send_charge'), 0)::bigint as charged,
      coalesce(-sum(e.amount_mrial) filter (where t.kind = 'send_return'), 0)::bigint as returned
    from sends s
    left join ledger_transactions t on t.account_id = s.account_id and t.send_id = s.id
    left join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id and e.book = 'held'
    group by s.account_id, s.id`.execute(state.test.db);
}

/** Sends that have not finished and recipients whose money is nowhere yet: cheap, for it is asked all the time. */
async function countOpen(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select ((select count(*) from sends where finished_at is null)
      + (select count(*) from recipients where settled = 0))::int as open`.execute(state.test.db);
  return rows[0]?.open ?? 0;
}

/** All sends, prepared by several processes at once, while those that are to be stopped early are stopped. */
async function givenPlans(stop: (plan: Plan) => Promise<unknown>): Promise<Plan[]> {
  const draw = createSequence(SEED);
  const customers: { accountId: bigint; lineId: bigint }[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) customers.push(await givenCustomer((SENDS * RECIPIENTS) / ACCOUNTS));
  const given = async (n: number): Promise<Plan> => {
    const customer = customers[n % ACCOUNTS] ?? { accountId: 0n, lineId: 0n };
    const numbers = mciNumbers(RECIPIENTS, n * RECIPIENTS);
    // By the one rule the answer charges and the receipt must not charge again, by the other only the receipt does.
    const refundRule = draw(['none', 'not_delivered'] as const);
    const sendId = await givenSend(state.test.db, { ...customer, numbers, refundRule });
    return { accountId: customer.accountId, sendId, moment: draw(MOMENTS), submits: 0, answers: 0 };
  };
  const plans = await Promise.all(Array.from({ length: SENDS }, (_, n) => given(n)));
  const preparing = Array.from({ length: 4 }, () => prepareSends(systemContext()));
  // The newest first, while the oldest are prepared: the two meet in the middle.
  for (const plan of plans.toReversed()) if (plan.moment === 'accepted') await stop(plan);
  await Promise.all(preparing);
  return plans;
}

describe('a stop against the settling of answers and receipts', () => {
  it('leaves charged and returned equal to what was held, a thousand times', async () => {
    const stops: Promise<readonly (StoppedSend | undefined)[]>[] = [];
    // Twice each: a second stop must find what the first wrote.
    const stop = (plan: Plan) => {
      const both = Promise.all([stopSend(systemContext(), plan), stopSend(systemContext(), plan)]);
      stops.push(both);
      return both;
    };
    const plans = await givenPlans(stop);
    const planOf = (destination: string) => plans[Math.floor(Number(destination.slice(-6)) / RECIPIENTS)];
    const { operator } = await state.rig.start({
      window: WINDOW,
      behave: ({ destination }) => {
        const plan = planOf(destination);
        if (!plan) return undefined;
        plan.submits += 1;
        if (plan.moment === 'first submit' && plan.submits === 1) void stop(plan);
        if (plan.moment === 'last submit' && plan.submits === RECIPIENTS) void stop(plan);
        return undefined;
      },
      receipt: ({ destination }) => {
        const plan = planOf(destination);
        if (!plan) return 'delivered';
        plan.answers += 1;
        if (plan.moment === 'first answer' && plan.answers === 1) void stop(plan);
        if (plan.moment === 'last answer' && plan.answers === RECIPIENTS) void stop(plan);
        return 'delivered';
      },
    });
    await waitUntil('nothing is open', async () => (await countOpen()) === 0, 120_000);
    for (const [first, second] of await Promise.all(stops)) expect(second).toEqual(first);
    const { rows } = await readBooks();
    expect(rows).toHaveLength(SENDS);
    const wrong = rows.filter(({ held, charged, returned, holds }) => charged + returned !== held || holds > 1);
    expect(wrong).toEqual([]);
    const chargedMrial = rows.reduce((sum, { charged }) => sum + charged, 0n);
    expect(chargedMrial).toBe(PRICE * BigInt(operator.submits.length));
    expect(most(operator)).toBe(1);
    // Otherwise the race was not run.
    const kinds = new Set(rows.map(({ holds, cancelled }) => (holds === 0 ? 'unprepared' : cancelled)));
    expect(kinds).toEqual(new Set(['unprepared', 0, 1, 2, 3]));
  }, 180_000);
});
