import { proveLedger } from '@peyk/server-ledger';
import { sql } from 'kysely';
import { depositsRig } from './testing/deposits-rig';

const rig = depositsRig();
const { db, state, ask, given, listed, accept, balance, booked } = rig;

const ANOTHER = 4_900_000_000n;
const acceptWith = (id: bigint, confirmedMrial: bigint, by?: string) =>
  rig.decide(id, { decision: 'accepted', confirmedMrial }, by);
const descriptions = async () =>
  (
    await db()
      .selectFrom('ledger_transactions')
      .select('description')
      .where('account_id', '=', state.accountId)
      .where('kind', 'in', ['card_to_card', 'bank_transfer'])
      .execute()
  ).map(({ description }) => description);

describe('a deposit that is accepted with another amount', () => {
  it('credits what that is worth, and keeps what was written down beside it', async () => {
    const before = await balance();
    const id = await given();
    await acceptWith(id, ANOTHER);
    expect(await balance()).toBe(before + 4_410_000_000n);
    const amounts = { amount: '5000000', confirmed_amount: '4900000', tax: '490000', credited: '4410000' };
    expect(await listed({ state: 'accepted' })).toMatchObject([{ id: String(id), ...amounts, refusal: null }]);
    expect(await booked()).toEqual([
      { kind: 'card_to_card', book: 'funding', amount_mrial: -ANOTHER },
      { kind: 'card_to_card', book: 'tax', amount_mrial: 490_000_000n },
      { kind: 'card_to_card', book: 'wallet', amount_mrial: 4_410_000_000n },
    ]);
    expect(await proveLedger(db())).toMatchObject({ unbalancedTransactions: 0, wrongWallets: 0 });
  });

  it('says so in the transaction and in the message to who asked', async () => {
    await acceptWith(await given({ reference_code: '90071' }), ANOTHER);
    expect(await descriptions()).toEqual([
      'کارت به کارت، شمارهٔ پیگیری 90071، با مبلغ ۴٬۹۰۰٬۰۰۰ ریال که با مبلغ ثبت‌شده (۵٬۰۰۰٬۰۰۰ ریال) یکی نیست',
    ]);
    expect(state.told).toMatchObject([
      {
        text: 'کارت به کارت شما به مبلغ ۴٬۹۰۰٬۰۰۰ ریال که با مبلغ ثبت‌شده (۵٬۰۰۰٬۰۰۰ ریال) یکی نیست، تأیید شد و پس از کسر مالیات، ۴٬۴۱۰٬۰۰۰ ریال به اعتبار پنل شما افزوده شد.',
      },
    ]);
  });

  it('may be more than was written down, and a transfer to a bank account', async () => {
    const before = await balance();
    const { data } = await ask({ target: state.bank }, '/bank-pay-create');
    await acceptWith(BigInt(data.deposit.id), 100_000_000_000_000n);
    expect(await balance()).toBe(before + 90_000_000_000_000n);
    expect(await descriptions()).toEqual([expect.stringMatching(/^واریز بانکی، .*، با مبلغ ۱۰۰٬۰۰۰٬۰۰۰٬۰۰۰ ریال/)]);
  });

  it.each([
    ['nothing', 0n, '422-378'],
    ['less than nothing', -5_000_000_000n, '422-378'],
    ['a part of a rial', 1n, '422-378'],
    ['a rial too much', 100_000_000_001_000n, '422-378'],
    ['what was written down', 5_000_000_000n, '422-380'],
  ])('waits on when that is %s', async (_what, amount, code) => {
    const before = await balance();
    const id = await given();
    await expect(acceptWith(id, amount)).rejects.toMatchObject({ code });
    expect([await balance(), (await listed())[0].state, state.told]).toEqual([before, 'waiting', []]);
  });

  it('is decided once by eight reviewers at once, four of them with another amount', async () => {
    const before = await balance();
    const id = await given();
    const names = Array.from({ length: 8 }, (_, n) => `reviewer-${n}`);
    const outcomes = await Promise.allSettled(
      names.map((by, n) => (n % 2 === 0 ? accept(id, by) : acceptWith(id, ANOTHER, by))),
    );
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: '409-370' });
    const [{ credited }] = await listed();
    expect(await balance()).toBe(before + BigInt(credited) * 1_000n);
    expect(state.told).toHaveLength(1);
    await expect(acceptWith(id, 1_000n)).rejects.toMatchObject({ code: '409-370' });
    expect(await balance()).toBe(before + BigInt(credited) * 1_000n);
  });

  it('keeps its code taken', async () => {
    await acceptWith(await given({ reference_code: '0090081' }), ANOTHER);
    expect((await ask({ reference_code: '90081' })).meta.message_code).toBe('409-372');
  });
});

it.each([
  ['one that waits', 'confirmed_mrial = 1000, confirmed_tax_mrial = 100'],
  ['an amount without its tax', "decision = 'accepted', decided_by = 'x', decided_at = now(), confirmed_mrial = 1000"],
  [
    'the amount that was written down',
    "decision = 'accepted', decided_by = 'x', decided_at = now(), confirmed_mrial = amount_mrial, confirmed_tax_mrial = 0",
  ],
])('the database takes no confirmed amount of %s', async (_what, set) => {
  const id = await given();
  const write = sql`update deposits set ${sql.raw(set)} where id = ${id}`.execute(db());
  await expect(write).rejects.toMatchObject({ constraint: 'deposits_confirmed' });
});
