import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { CREATED_AT, givenSend } from '../testing/given-send';
import { readTimeline } from './timeline.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const after = (seconds: number) => new Date(CREATED_AT.getTime() + seconds * 1_000);

interface Told {
  status: number;
  settled?: number;
  submitted?: Date;
  answered?: Date;
  receipt?: Date;
  events?: { at: Date; kind: string; detail: string }[];
}

/** One message of which this is kept. */
async function given({ status, settled, submitted, answered, receipt, events = [] }: Told) {
  const send = await givenSend(test.db, { statuses: [status] });
  const { accountId, sendId } = send;
  await sql`update sends set queued_at = ${after(1)}, stopped_at = ${status === 14 ? after(9) : null},
    expires_at = ${status === 13 ? after(60) : null} where id = ${sendId}`.execute(test.db);
  await sql`update recipients set submitted_at = ${submitted ?? null}, answered_at = ${answered ?? null},
    receipt_at = ${receipt ?? null}, settled = coalesce(${settled ?? null}::smallint, settled)
    where send_id = ${sendId} and n = 1`.execute(test.db);
  for (const event of events)
    await test.db
      .insertInto('recipient_events')
      .values({ account_id: accountId, send_id: sendId, n: 1, ...event })
      .execute();
  return readTimeline(test.db, send, 1);
}

const kindsOf = ({ steps }: Awaited<ReturnType<typeof given>>) => steps.map(({ kind, by }) => `${kind}: ${by}`);
const BEGINNING = ['registered: sender', 'prepared: peyk'];

describe('the history of one message', () => {
  it('goes from the acceptance to the handset, each with who said it', async () => {
    const told = { status: 2, submitted: after(2), answered: after(3), receipt: after(8) };
    const timeline = await given(told);
    expect(kindsOf(timeline)).toEqual([...BEGINNING, 'submitted: peyk', 'answered: operator', 'receipt: operator']);
    expect(timeline.steps.map(({ at }) => at)).toEqual([CREATED_AT, after(1), after(2), after(3), after(8)]);
    expect(timeline.steps.at(-1)).toMatchObject({ title: 'پیام به گوشی رسید' });
    expect(timeline).toMatchObject({ advice: null, moneyNote: expect.stringContaining('به گوشی رسید') });
  });

  it('tells a refusal by the answer from one by the receipt, and what each cost', async () => {
    const atOnce = await given({ status: 15, settled: 2, submitted: after(2), answered: after(3) });
    expect(atOnce.steps.at(-1)).toMatchObject({ kind: 'answered', title: 'اپراتور پیام را نپذیرفت' });
    expect(atOnce.moneyNote).toContain('برگشت');
    const told = { status: 15, settled: 1, submitted: after(2), answered: after(3), receipt: after(5) };
    const later = await given(told);
    expect(kindsOf(later).slice(2)).toEqual(['submitted: peyk', 'answered: operator', 'receipt: operator']);
    expect(later.steps.at(-2)).toMatchObject({ title: 'اپراتور پیام را پذیرفت' });
    expect(later.moneyNote).toContain('برنمی‌گردد');
  });

  it('says what a doubt is, and that its money waits or came back', async () => {
    const events = [{ at: after(32), kind: 'in_doubt', detail: 'unknown' }];
    const told = { status: 12, submitted: after(2), answered: after(32), events };
    const open = await given(told);
    // The time of the answer is the time at which it was given up: nobody answered.
    expect(kindsOf(open)).toEqual([...BEGINNING, 'submitted: peyk', 'doubt: peyk']);
    expect(open.moneyNote).toContain('۲۴ ساعت');
    expect(open.advice).toContain('منتظر');
    expect((await given({ ...told, settled: 2 })).moneyNote).toContain('برگشت');
  });

  it('says what ended a doubt, also in a way that it does not know', async () => {
    const doubt = { at: after(32), kind: 'in_doubt', detail: 'abandoned' };
    const ended = (detail: string) => ({ at: after(40), kind: 'doubt_ended', detail });
    const told = { status: 2, submitted: after(2), answered: after(32), receipt: after(40) };
    const timeline = await given({ ...told, events: [doubt, ended('receipt')] });
    expect(kindsOf(timeline).slice(2)).toEqual([
      'submitted: peyk',
      'doubt: peyk',
      'doubt_ended: operator',
      'receipt: operator',
    ]);
    expect(timeline.steps[4]).toMatchObject({ title: 'رسید اپراتور تکلیف را روشن کرد' });
    const unknown = await given({ ...told, events: [doubt, ended('of a later version')] });
    expect(unknown.steps[4]).toMatchObject({ kind: 'doubt_ended', title: 'تکلیف پیام روشن شد' });
  });

  it('tells who ended what was never handed over', async () => {
    const stopped = await given({ status: 14 });
    expect(kindsOf(stopped)).toEqual([...BEGINNING, 'cancelled: sender']);
    expect(stopped.steps.at(-1)).toMatchObject({ at: after(9) });
    const expired = await given({ status: 13 });
    expect(kindsOf(expired)).toEqual([...BEGINNING, 'expired: peyk']);
    expect(expired.moneyNote).toContain('برگشت');
  });

  it('has a word about every status', async () => {
    for (const status of [0, 1, 3, 4, 10, 12, 13, 14, 15]) {
      const timeline = await given({ status });
      expect(timeline.advice).toEqual(expect.any(String));
      expect(timeline.moneyNote).not.toBe('');
    }
  });

  it('of an unknown place, of an unknown send and of another account is not there', async () => {
    const { accountId, sendId } = await givenSend(test.db, { statuses: [2] });
    await expect(readTimeline(test.db, { accountId, sendId }, 2)).rejects.toMatchObject({ code: '404-41' });
    const other = await givenSend(test.db);
    const theirs = { accountId: other.accountId, sendId };
    await expect(readTimeline(test.db, theirs, 1)).rejects.toMatchObject({ code: '404-40' });
  });
});
