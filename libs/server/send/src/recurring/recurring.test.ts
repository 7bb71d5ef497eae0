import { sql } from 'kysely';
import { recurringOnApi } from '../testing/recurring';

const { db, clock, givenSender, bodyOf, call, plan, planned, show, givenContact, freshKey } = recurringOnApi();

describe('planning a send that comes again', () => {
  it('answers when it comes first, and keeps what was given', async () => {
    const sender = await givenSender();
    const { status, data } = await plan(sender, { charity: true, validity_minutes: 60 });
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({
        state: 'active',
        next_run_at: '2026-11-20T10:30:00.000Z',
        sent_count: 0,
        last_run: null,
      }),
    ]);
    const wanted = bodyOf(sender, { charity: true, validity_minutes: 60 });
    expect(await show(sender, data.id)).toMatchObject(wanted);
  });

  it('is done once for a key', async () => {
    const sender = await givenSender();
    const [one, again] = [await plan(sender, {}, 'recurring-once'), await plan(sender, {}, 'recurring-once')];
    expect(again.data).toEqual(one.data);
    expect((await call(sender, 'list', {})).data.paging.total).toBe(1);
  });

  it.each([
    ['a week without days', { rule: { every: 'week' } }, '422-230', 'weekdays'],
    ['days of the week for every day', { rule: { weekdays: [1] } }, '422-230', 'weekdays'],
    ['a month without its day', { rule: { every: 'month' } }, '422-231', 'month_day'],
    ['a property that is not said', { rule: { every: 'property' }, params: {} }, '422-232', 'property_id'],
    [
      'a property that is not there',
      { rule: { every: 'property', property_id: '99' }, params: {} },
      '422-232',
      'property_id',
    ],
    ['a day that does not exist', { rule: { starts_on: '2026-02-30' } }, '422-233', 'starts_on'],
    ['a last day that does not exist', { rule: { ends_on: '2026-13-01' } }, '422-233', 'ends_on'],
    ['an end before the beginning', { rule: { ends_on: '2026-11-19' } }, '422-234', 'ends_on'],
    ['nobody', { params: {} }, '422-235', 'params'],
    ['numbers on birthdays', { rule: { every: 'birthday' } }, '422-235', 'params'],
    [
      'a part of phonebooks on birthdays',
      { rule: { every: 'birthday' }, params: { phonebook_ids: ['1'], start: 1 } },
      '422-235',
      'params',
    ],
    ['two sources', { params: { recipients: ['09952000000'], segment_id: '1' } }, '422-90', 'params'],
    ['a segment that is not there', { params: { segment_id: '99' } }, '404-183', 'segment_id'],
    ['phonebooks that are not there', { params: { phonebook_ids: ['99'] } }, '404-80', undefined],
    ['a line that is not there', { from_number: '30009999' }, '422-23', 'from_number'],
    ['a text of spaces', { message: '  ' }, '422-20', 'message'],
  ])('with %s is refused', async (_what, change, code, field) => {
    const answer = await plan(await givenSender(), change);
    expect(answer.code).toBe(code);
    if (field) expect(answer.errors).toEqual({ [field]: expect.any(String) });
  });

  it('is possible fifty times, however many come at once', async () => {
    const sender = await givenSender();
    for (let i = 0; i < 48; i += 1) await planned(sender);
    const last = await Promise.all([1, 2, 3, 4].map(() => plan(sender)));
    expect(last.map(({ code }) => code).sort()).toEqual(['200-1', '200-1', '429-230', '429-230']);
  });

  it('is refused to an account that is blocked', async () => {
    const sender = await givenSender({ blockedReason: 'بدهی' });
    expect((await plan(sender)).code).toBe('403-20');
  });
});

describe('one that comes again', () => {
  it('stops for a pause and goes on with the next of its times', async () => {
    const sender = await givenSender();
    const id = await planned(sender);
    const paused = await call(sender, 'pause', { id });
    expect(paused.data).toMatchObject({ state: 'paused', next_run_at: null });
    expect((await call(sender, 'pause', { id })).data).toEqual(paused.data);
    const resumed = await call(sender, 'resume', { id });
    expect(resumed.data).toMatchObject({ state: 'active', next_run_at: '2026-11-20T10:30:00.000Z' });
    expect((await call(sender, 'resume', { id })).data).toEqual(resumed.data);
  });

  it('gets other times by a change, and stays paused when it was', async () => {
    const sender = await givenSender();
    const id = await planned(sender);
    const monthly = { id, ...bodyOf(sender, { rule: { every: 'month', month_day: 31 } }) };
    expect((await call(sender, 'update', monthly)).data.next_run_at).toBe('2026-11-21T10:30:00.000Z');
    await call(sender, 'pause', { id });
    const weekly = { id, ...bodyOf(sender, { rule: { every: 'week', weekdays: [0] } }) };
    expect((await call(sender, 'update', weekly)).data).toMatchObject({ state: 'paused', next_run_at: null });
    expect((await call(sender, 'resume', { id })).data.next_run_at).toBe('2026-11-21T10:30:00.000Z');
  });

  it('is listed without its recipients, newest first, by its state', async () => {
    const sender = await givenSender();
    const [first, second] = [await planned(sender), await planned(sender)];
    await call(sender, 'pause', { id: first });
    const all = (await call(sender, 'list', {})).data;
    expect(all.items.map(({ id, params }: { id: string; params: unknown }) => [id, params])).toEqual([
      [second, null],
      [first, null],
    ]);
    expect((await call(sender, 'list', { filters: { state: 'paused' } })).data.items).toHaveLength(1);
  });

  it('is gone when it was deleted', async () => {
    const sender = await givenSender();
    const id = await planned(sender);
    expect((await call(sender, 'delete', { id })).status).toBe(200);
    expect((await call(sender, 'delete', { id })).code).toBe('404-230');
  });

  it('is as unknown as none to another account', async () => {
    const id = await planned(await givenSender());
    const stranger = await givenSender();
    expect((await call(stranger, `show?id=${id}`)).code).toBe('404-230');
    for (const what of ['runs', 'pause', 'resume', 'delete', 'update']) {
      const body = what === 'update' ? { id, ...bodyOf(stranger) } : { id };
      expect([what, (await call(stranger, what, body)).code]).toEqual([what, '404-230']);
    }
    expect((await call(stranger, 'list', {})).data.items).toEqual([]);
  });

  it('may not name contacts or phonebooks of another account', async () => {
    const [theirs, sender] = [await givenSender(), await givenSender()];
    const contact = String(await givenContact(theirs, '09952000001', null));
    expect((await plan(sender, { params: { contact_ids: [contact] } })).status).toBe(404);
    const { rows } = await sql<{ id: bigint }>`
      insert into contact_properties (account_id, title, latin_title, type, created_at)
      values (${theirs.accountId}, 'سالگرد', 'wedding', 2, ${clock.now()}) returning id`.execute(db());
    const rule = { every: 'property', property_id: String(rows[0]?.id) };
    expect((await plan(sender, { rule, params: {} })).code).toBe('422-232');
    expect((await plan(theirs, { rule, params: {} }, freshKey())).status).toBe(200);
  });
});
