import { adminRig } from '../testing/admin-rig';

const { state, admin } = adminRig();

/** A send as the API stores it when the account's texts are read first. */
async function waitingSend(): Promise<bigint> {
  const { db } = state.database;
  const { id: lineId } = await db.selectFrom('lines').select('id').executeTakeFirstOrThrow();
  const { account_id } = await db.selectFrom('users').select('account_id').executeTakeFirstOrThrow();
  const price = { unit_mrial: 1_330_000n, statutory_mrial: 40_000n, refund_rule: 'blacklist' as const };
  const { id } = await db
    .insertInto('sends')
    .values({
      ...price,
      account_id,
      type: 'normal',
      state: 1,
      line_id: lineId,
      from_number: '30001111',
      text: 'سلام',
      encoding: 'ucs2',
      language: 'persian',
      parts: 1,
      requested_count: 1,
      created_at: state.context.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('send_intake')
    .values({ account_id, send_id: id, numbers: ['09241234567'] })
    .execute();
  return id;
}

describe('lines and tariffs', () => {
  it('are made, assigned and closed', async () => {
    expect((await admin('line create --number 30001111 --title T --family 3000 --advertising')).exitCode).toBe(0);
    expect((await admin('line assign 30001111 --username ali --default')).exitCode).toBe(0);
    expect((await admin('line assign 30001111 --system')).exitCode).toBe(0);
    expect((await admin('line close 30001111')).exitCode).toBe(0);
    expect((await admin('line open 30001111')).exitCode).toBe(0);
    const rows = await state.database.db.selectFrom('account_lines').select('is_default').execute();
    expect(rows).toEqual([{ is_default: true }, { is_default: true }]);
  });

  it('are refused when they are wrong', async () => {
    expect((await admin('line create --number 30001111 --title T --family 3000')).lines[0]).toMatch(/^409-22/);
    expect((await admin('line create --number 3 --title T --family 3000')).lines[0]).toMatch(/^422-30/);
    expect((await admin('line create --number 300 --title T --family 3 --part-chars 70')).lines[0]).toContain('66, 67');
    expect((await admin('line assign 30001111')).lines[0]).toBe('Give --username or --system.');
    expect((await admin('tariff set --family 3000 --language greek --rial 5')).lines[0]).toContain('persian, latin');
    expect((await admin('tariff set --family 3000 --language latin --rial 5.5')).exitCode).toBe(1);
  });

  it('get hours and a rate, and lose them again', async () => {
    const line = () =>
      state.database.db
        .selectFrom('lines')
        .select(['open_from_hour as from', 'open_to_hour as to', 'max_per_second as rate'])
        .where('number', '=', '30001111')
        .executeTakeFirst();
    expect((await admin('line set 30001111 --hours 8-22 --max-per-second 50')).lines).toEqual([
      'The line was changed.',
    ]);
    expect(await line()).toEqual({ from: 8, to: 22, rate: 50 });
    await state.database.db.updateTable('account_lines').set({ own_from_hour: 12, own_to_hour: 20 }).execute();
    expect((await admin('line set 30001111 --hours 8-12')).lines[1]).toMatch(/none in common.* wait: [\d, ]+\.$/);
    expect((await admin('line set 30001111 --hours always')).exitCode).toBe(0);
    expect((await admin('line set 30001111 --max-per-second none')).exitCode).toBe(0);
    expect(await line()).toEqual({ from: null, to: null, rate: null });
    expect((await admin('line set 30001111 --hours 8:22')).lines[0]).toContain('8-22');
    expect((await admin('line set 30001111 --hours 8-25')).lines[0]).toMatch(/^422-36/);
    expect((await admin('line set 30001111')).lines[0]).toMatch(/^422-35/);
    expect((await admin('line set 30001111 --operators Two')).lines[0]).toMatch(/^422-690/);
    expect((await admin('line set 30001111 --operators irancell,smpp')).exitCode).toBe(0);
    expect((await admin('line set 30001111 --operators any')).exitCode).toBe(0);
    expect((await admin('line set 39999999 --hours 8-22')).lines[0]).toMatch(/^404-22/);
  });

  it('have a price from a day on', async () => {
    expect((await admin('tariff set --family 3000 --language persian --rial 1330 --from 2020-01-01')).exitCode).toBe(0);
    expect((await admin('tariff statutory --rial 40 --from 2020-01-01')).exitCode).toBe(0);
    const tariffs = await state.database.db.selectFrom('tariffs').select('unit_mrial').execute();
    expect(tariffs).toEqual([{ unit_mrial: 1_330_000n }]);
  });
});

describe('review', () => {
  it('lists what waits, accepts it once and rejects with a reason', async () => {
    expect((await admin('review list')).lines).toEqual(['Nothing waits.']);
    expect((await admin('account review ali on')).exitCode).toBe(0);
    const first = await waitingSend();
    const second = await waitingSend();
    expect((await admin('review list')).lines.join('\n')).toContain(`${first}  `);
    expect((await admin(`review accept ${first}`)).lines).toEqual(['Accepted.']);
    expect((await admin(`review accept ${first}`)).exitCode).toBe(1);
    expect(await admin(`review reject ${second} --reason نامناسب`)).toEqual({
      exitCode: 0,
      lines: ['Rejected; nothing was held.'],
    });
    expect((await admin('review list')).lines).toEqual(['Nothing waits.']);
  });
});

describe('a send', () => {
  it('is stopped by its id, no matter who owns it; again it says the same', async () => {
    const sendId = await waitingSend();
    const { account_id } = await state.database.db.selectFrom('users').select('account_id').executeTakeFirstOrThrow();
    const lines = [`Stopped, of account ${account_id}.`, '0 messages were cancelled, 0 rial came back.'];
    for (const reason of ['شکایت', 'دوباره']) {
      expect(await admin(`send stop ${sendId} --reason ${reason}`)).toEqual({ exitCode: 0, lines });
    }
    const send = await state.database.db
      .selectFrom('sends')
      .select(['state', 'state_reason'])
      .where('id', '=', sendId)
      .executeTakeFirst();
    expect(send).toMatchObject({ state: 7, state_reason: expect.stringContaining('دلیل: شکایت.') });
    expect((await admin('send stop 99999')).lines[0]).toMatch(/^404-24/);
    expect((await admin('send stop x')).lines[0]).toContain('not an id');
  });
});
