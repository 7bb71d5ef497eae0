import { numbers, sendersOnApi } from './testing/senders';

const { clock, db, freshKey, givenSender, send, sendsOf } = sendersOnApi();

describe('a send is refused', () => {
  it.each([
    ['no text', { message: '' }, '422-1'],
    ['a blank text', { message: '\u200c ' }, '422-20'],
    ['2,701 characters', { message: 'س'.repeat(2701) }, '422-1'],
    ['1,351 emoji, which are 2,702 units', { message: '😀'.repeat(1351) }, '422-21'],
    ['no recipients', { params: { recipients: [] } }, '422-1'],
    ['100,001 recipients', { params: { recipients: numbers(100_001) } }, '422-1'],
    ['a line that nobody has', { from_number: '99999' }, '422-23'],
    ['a quote that nobody made', { quote_id: '123456' }, '422-26'],
  ])('with %s', async (_what, change, code) => {
    const sender = await givenSender();
    expect(await send(sender, change)).toMatchObject({ status: 422, code });
    expect(await sendsOf(sender)).toEqual([]);
  });

  it('takes one character and 2,700', async () => {
    const sender = await givenSender();
    expect((await send(sender, { message: 'س' })).status).toBe(200);
    expect((await send(sender, { message: 'س'.repeat(2700) })).status).toBe(200);
  });

  it('from a line of another account', async () => {
    const other = await givenSender();
    const sender = await givenSender();
    const answer = await send(sender, { from_number: other.line.number });
    expect(answer).toMatchObject({ status: 422, code: '422-23', errors: { from_number: expect.any(String) } });
  });

  it('from a line that is not active', async () => {
    expect((await send(await givenSender({ active: false }))).code).toBe('422-24');
  });

  it('while there is no tariff', async () => {
    expect((await send(await givenSender({ family: 'without' }))).code).toBe('422-25');
  });

  it('from a blocked account', async () => {
    const sender = await givenSender();
    await db().updateTable('accounts').set({ blocked_reason: 'بدهی' }).where('id', '=', sender.accountId).execute();
    const answer = await send(sender);
    expect(answer).toMatchObject({ status: 403, code: '403-20' });
    expect(await sendsOf(sender)).toEqual([]);
  });

  it.each([
    ['that is inactive', { activation: 'inactive', activation_reason: 'mobile' }, '403-21'],
    ['whose holder is being checked', { activation: 'checking' }, '403-22'],
  ] as const)('from an account %s', async (_what, change, code) => {
    const sender = await givenSender();
    await db().updateTable('accounts').set(change).where('id', '=', sender.accountId).execute();
    expect(await send(sender)).toMatchObject({ status: 403, code });
    expect(await sendsOf(sender)).toEqual([]);
  });

  it('without a token', async () => {
    const sender = await givenSender();
    const answer = await send({ ...sender, token: 'nonsense' });
    expect(answer).toMatchObject({ status: 401, code: '401-1' });
  });
});

describe('sends that nobody has prepared yet', () => {
  const prepareAll = ({ accountId }: { accountId: bigint }) =>
    db().updateTable('sends').set({ state: 5 }).where('account_id', '=', accountId).execute();

  it('are at most 20 for an account; a repetition is still answered, and others are not concerned', async () => {
    const sender = await givenSender();
    const firstKey = freshKey();
    const first = await send(sender, {}, firstKey);
    for (let i = 1; i < 20; i += 1) expect((await send(sender)).status).toBe(200);
    const refusedKey = freshKey();
    const refused = await send(sender, {}, refusedKey);
    expect(refused).toMatchObject({ status: 429, code: '429-20' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await send(sender, {}, firstKey)).toMatchObject({ status: 200, data: first.data });
    expect((await send(await givenSender())).status).toBe(200);
    await prepareAll(sender);
    expect((await send(sender, {}, refusedKey)).status).toBe(200);
    expect(await sendsOf(sender)).toHaveLength(21);
  });

  it('hold at most 3,000,000 numbers for an account', async () => {
    const sender = await givenSender();
    await send(sender);
    await db()
      .updateTable('sends')
      .set({ requested_count: 2_999_999 })
      .where('account_id', '=', sender.accountId)
      .execute();
    expect(await send(sender)).toMatchObject({ status: 429, code: '429-20' });
    expect((await send(sender, { params: { recipients: numbers(1) } })).status).toBe(200);
  });

  it('are counted while they are paused, as what waits for its time is', async () => {
    const sender = await givenSender();
    for (let i = 0; i < 20; i += 1) await send(sender);
    const paused = (change: object) =>
      db()
        .updateTable('sends')
        .set({ state: 10, ...change })
        .where('account_id', '=', sender.accountId)
        .execute();
    await paused({});
    expect(await send(sender)).toMatchObject({ status: 429, code: '429-20' });
    const in10Minutes = new Date(clock.now().getTime() + 600_000);
    await paused({ send_time: in10Minutes, requested_count: 1_000_000 });
    const scheduled = await send(sender, { send_time: in10Minutes.toISOString() });
    expect(scheduled).toMatchObject({ status: 429, code: '429-21' });
    expect((await send(sender)).status).toBe(200);
  });
});
