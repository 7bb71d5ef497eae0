import { proveLedger } from '@peyk/server-ledger';
import { givenAccount } from '@peyk/shared-testing-node';
import { decideDeposit, takeDeposit } from './decide-deposit.service';
import { SLIP } from './slip';
import { addTarget, openTarget } from './targets.service';
import { depositsRig } from './testing/deposits-rig';

const rig = depositsRig();
const { call, clock, context, db, files, signIn, state, ask, given, listed, reviewer, accept, balance, booked } = rig;
const codeOf = async (more: object) => (await ask(more)).meta.message_code;
const refuse = (id: bigint, note?: string) => rig.decide(id, { decision: 'refused', reason: 'not_found', note });

describe('a deposit', () => {
  it('is written down and waits, and moves no money', async () => {
    const before = await balance();
    const { data } = await ask({ reference_code: '402188731', ui_callback: '/wallet/deposits' });
    expect(data).toEqual({
      ui_callback: '/wallet/deposits',
      deposit: {
        ...{ id: expect.any(String), method: 'card_to_card', state: 'waiting', reference_code: '402188731' },
        ...{
          amount: '5000000',
          confirmed_amount: null,
          tax: '500000',
          credited: '4500000',
          submitted_at: '2026-11-20T08:00:00.000Z',
        },
        target: { number: '6104330000000003', bank: 'بانک ملت', owner: 'شرکت نمونه' },
        ...{
          source_last4: null,
          slip_file_id: null,
          refusal: null,
          created_at: '2026-11-20T08:30:00.000Z',
          decided_at: null,
        },
      },
    });
    expect(await listed()).toEqual([data.deposit]);
    expect(await balance()).toBe(before);
  });

  it('goes to a target of its kind that is offered', async () => {
    expect((await call('/card-owner-info', { token: state.token })).data.items).toMatchObject([
      { id: state.card, kind: 'card', owner: 'شرکت نمونه' },
      { id: state.bank, kind: 'account' },
    ]);
    expect((await ask({ target: state.bank }, '/bank-pay-create')).data.deposit.method).toBe('bank_transfer');
    expect(await codeOf({ target: state.bank })).toBe('404-371');
    expect(await codeOf({ target: '999' })).toBe('404-371');
    await openTarget(context(), BigInt(state.card), false);
    expect(await codeOf({})).toBe('404-371');
    await openTarget(context(), BigInt(state.card), true);
  });

  it('with a code that was written down before is refused, no matter who wrote it down, and tells nothing of them', async () => {
    await given({ reference_code: '0077123' });
    const other = await signIn();
    const answer = await ask({ reference_code: '77123' }, '/card-to-card-create', other);
    expect(answer.meta).toMatchObject({ message_code: '409-372', errors: { reference_code: expect.any(String) } });
    expect(answer.data).toBeNull();
    expect(Object.keys(answer.meta.errors)).toEqual(['reference_code']);
    expect((await ask({ reference_code: '77123', target: state.bank }, '/bank-pay-create')).status).toBe(200);
  });

  it('is written down once when it comes many times at once', async () => {
    const reference_code = '880011';
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ reference_code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['a rial too little', { amount: '999999' }, '422-370'],
    ['a rial too much', { amount: '100000000001' }, '422-371'],
    ['less than nothing', { amount: '-5000000' }, '422-1'],
    ['parts of a rial', { amount: '5000000.5' }, '422-1'],
    ['Persian digits', { amount: '۵۰۰۰۰۰۰' }, '422-1'],
    ['a time that is to come', { submitted_at: '2026-11-20T09:00:00.000Z' }, '422-372'],
    ['a time long ago', { submitted_at: '2026-10-01T09:00:00.000Z' }, '422-373'],
    ['zeros for a code', { reference_code: '00000' }, '422-374'],
    ['a code with letters', { reference_code: 'A1234' }, '422-1'],
    ['three digits of a card', { source_last4: '123' }, '422-1'],
    ['Persian digits of a card', { source_last4: '۰۰۰۶' }, '422-1'],
    ['no digits of a card', { source_last4: '' }, '422-1'],
    ['a way back to elsewhere', { ui_callback: '//evil.example' }, '422-376'],
    ['a slip that nobody sent', { slip_file_id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11' }, '404-373'],
  ])('with %s is refused', async (_what, more, code) => {
    expect(await codeOf(more)).toBe(code);
  });

  it('keeps the end of the card that it came from; one to an account came from none', async () => {
    expect((await ask({ source_last4: '0006' })).data.deposit.source_last4).toBe('0006');
    expect((await listed())[0].source_last4).toBe('0006');
    const answer = await ask({ source_last4: '0006', target: state.bank }, '/bank-pay-create');
    expect(answer.meta).toMatchObject({ message_code: '422-381', errors: { source_last4: expect.any(String) } });
    expect(await listed()).toHaveLength(1);
  });

  it('waits with at most nineteen others', async () => {
    for (let n = 0; n < 20; n += 1) await given();
    expect(await codeOf({})).toBe('422-375');
    await refuse(BigInt((await listed())[0].id));
    expect((await ask()).status).toBe(200);
  });

  it("takes no slip of another account's", async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    async function* comes() {
      yield png;
    }
    const { accountId: other } = await givenAccount(db());
    const save = (accountId: bigint) =>
      files.save(context(), { accountId, purpose: SLIP, name: 'فیش.png', bytes: comes(), createdBy: null });
    expect(await codeOf({ slip_file_id: await save(other) })).toBe('404-373');
    const own = await save(state.accountId);
    expect((await ask({ slip_file_id: own })).data.deposit.slip_file_id).toBe(own);
    const { expires_at } = await db()
      .selectFrom('files')
      .select('expires_at')
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - clock.now().getTime()).toBe(SLIP.keptMs);
  });
});

describe('a decision', () => {
  it('to accept credits the amount less the tax, and tells who asked', async () => {
    const before = await balance();
    const id = await given({ reference_code: '55512345' });
    await accept(id);
    expect(await balance()).toBe(before + 4_500_000_000n);
    expect((await listed({ state: 'accepted' }))[0]).toMatchObject({ id: String(id), state: 'accepted' });
    expect(await booked()).toEqual([
      { kind: 'card_to_card', book: 'funding', amount_mrial: -5_000_000_000n },
      { kind: 'card_to_card', book: 'tax', amount_mrial: 500_000_000n },
      { kind: 'card_to_card', book: 'wallet', amount_mrial: 4_500_000_000n },
    ]);
    expect(await proveLedger(db())).toMatchObject({ unbalancedTransactions: 0, wrongWallets: 0 });
    expect(state.told).toEqual([
      {
        mobile: expect.any(Number),
        text: 'کارت به کارت شما به مبلغ ۵٬۰۰۰٬۰۰۰ ریال تأیید شد و پس از کسر مالیات، ۴٬۵۰۰٬۰۰۰ ریال به اعتبار پنل شما افزوده شد.',
      },
    ]);
  });

  it('is made once by eight reviewers at once; the others are told who was first', async () => {
    const before = await balance();
    const id = await given();
    const names = Array.from({ length: 8 }, (_, n) => `reviewer-${n}`);
    const outcomes = await Promise.allSettled(names.map((by) => accept(id, by)));
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: '409-370' });
    expect(refusals[0].message).toMatch(/«reviewer-\d» این مورد را پیش از شما پذیرفته است/);
    expect(await balance()).toBe(before + 4_500_000_000n);
    expect(state.told).toHaveLength(1);
    await expect(refuse(id)).rejects.toMatchObject({ code: '409-370' });
  });

  it('to refuse says why, credits nothing, and gives the code back', async () => {
    const before = await balance();
    const id = await given({ reference_code: '66600001' });
    await refuse(id, 'لطفاً تاریخ را بررسی کنید');
    expect(await balance()).toBe(before);
    expect((await listed({ state: 'refused' }))[0].refusal).toBe(
      'چنین واریزی در حساب مقصد پیدا نشد: لطفاً تاریخ را بررسی کنید',
    );
    expect(state.told).toMatchObject([{ text: expect.stringContaining('تأیید نشد: چنین واریزی') }]);
    expect((await ask({ reference_code: '66600001' })).status).toBe(200);
  });

  it('that was begun and did not come to its end leaves nothing behind', async () => {
    const before = await balance();
    const id = await given();
    const dies = { ...reviewer(), tellBySms: () => Promise.reject(new Error('killed here')) };
    await expect(decideDeposit(dies, id, { decision: 'accepted' })).rejects.toThrow('killed here');
    expect([await balance(), (await listed())[0].state]).toEqual([before, 'waiting']);
    await accept(id);
    expect(await balance()).toBe(before + 4_500_000_000n);
  });

  it('is left to who has taken it, for half an hour', async () => {
    const id = await given();
    await takeDeposit(reviewer('mina'), id);
    await expect(accept(id, 'sara')).rejects.toMatchObject({ code: '409-371' });
    await expect(takeDeposit(reviewer('sara'), id)).rejects.toMatchObject({ code: '409-371' });
    clock.advance(30 * 60_000);
    await takeDeposit(reviewer('sara'), id);
    await accept(id, 'sara');
    clock.advance(-30 * 60_000);
  });

  it('about nothing is refused', async () => {
    await expect(accept(999_999n)).rejects.toMatchObject({ code: '404-372' });
    await expect(takeDeposit(reviewer(), 999_999n)).rejects.toMatchObject({ code: '404-372' });
  });
});

describe('a target', () => {
  it.each([
    ['a card with a wrong digit', { number: '6104330000000004' }],
    ['an account of three digits', { kind: 'account', number: '123' }],
    ['a sheba that is none', { sheba: 'IR12' }],
    ['no owner', { owner: ' ' }],
  ])('with %s is refused', async (_what, more) => {
    const target = { kind: 'card', number: '6037990000000006', sheba: null, bank: 'ملی', owner: 'نمونه' } as const;
    await expect(addTarget(context(), { ...target, ...(more as object) })).rejects.toMatchObject({ code: '422-377' });
  });

  it('is there once', async () => {
    const same = { kind: 'card', number: '6104330000000003', sheba: null, bank: 'ملت', owner: 'دیگر' } as const;
    await expect(addTarget(context(), same)).rejects.toMatchObject({ code: '409-373' });
    await expect(openTarget(context(), 999n, true)).rejects.toMatchObject({ code: '404-371' });
  });
});

it.each([
  ['letters', 'card_to_card', 'abcd'],
  ['a whole card', 'card_to_card', '6104330000000003'],
  ['a transfer to an account', 'bank_transfer', '0006'],
])('the database takes no end of a card of %s', async (_what, method, source_last4) => {
  const id = await given();
  const write = db()
    .updateTable('deposits')
    .set({ method: method as 'card_to_card', source_last4 })
    .where('id', '=', id)
    .execute();
  await expect(write).rejects.toMatchObject({ constraint: 'deposits_source' });
});
