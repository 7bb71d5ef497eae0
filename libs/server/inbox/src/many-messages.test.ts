import { MAX_LISTED } from '@peyk/server-http';
import { givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { SENDER, inboxApi } from './testing/inbox-api';
import type { Holder } from './testing/inbox-api';

const { answerOf, clock, db, givenHolder } = inboxApi();

/** More than are listed. */
const COUNT = MAX_LISTED + 30;
const RARE = 5;
const MINUTE_MS = 60_000;
const GIVEN = /\d+$/;

const state = {} as { holder: Holder; seldom: { lineId: bigint; number: string } };
beforeAll(async () => {
  state.holder = await givenHolder();
  const { accountId, line } = state.holder;
  state.seldom = await givenLine(db(), { accountId });
  await sql`
    insert into inbound_messages (account_id, line_id, from_number, to_number, text, carrier, received_at)
    select ${accountId}, case when n <= 2 then ${state.seldom.lineId}::bigint else ${line.lineId} end, ${SENDER}, ${line.number},
      case when n <= ${RARE} then 'نادر ' else 'سلام ' end || n, 'test', ${at(0)}::timestamptz + n * interval '1 minute'
    from generate_series(1, ${COUNT}::int) n`.execute(db());
});

/** The moment of a message. */
const at = (n: number) => new Date(clock.now().getTime() + n * MINUTE_MS);

const list = async (filters: object, paging = { page: 1, limit: 3 }) => {
  const { items, paging: found } = await answerOf(state.holder, '', { filters, ...paging });
  return { total: found.total, places: items.map(({ text }: { text: string }) => Number(GIVEN.exec(text)?.[0])) };
};
const NEWEST = [COUNT, COUNT - 1, COUNT - 2];

describe('among more messages than are listed', () => {
  it('the newest of what all have are shown', async () => {
    expect(await list({ search: 'سلام' })).toEqual({ total: MAX_LISTED, places: NEWEST });
    expect(await list({ number: '0924' }, { page: 2, limit: 2 })).toEqual({
      total: MAX_LISTED,
      places: [COUNT - 2, COUNT - 3],
    });
  });

  it('all of what few have are shown, page by page', async () => {
    expect(await list({ search: 'نادر' })).toEqual({ total: RARE, places: [5, 4, 3] });
    expect(await list({ search: 'نادر' }, { page: 2, limit: 3 })).toEqual({ total: RARE, places: [2, 1] });
    expect(await list({ search: 'نادر' }, { page: 3, limit: 3 })).toEqual({ total: RARE, places: [] });
  });

  it('the unread are newest first, of all, of a line, of some days and behind a message', async () => {
    const newest = (await answerOf(state.holder, '', { limit: 10 })).items;
    const ids = newest.slice(0, 2).map(({ id }: { id: string }) => id);
    await answerOf(state.holder, '/read', { ids });
    const places = [COUNT - 2, COUNT - 3, COUNT - 4];
    expect(await list({ is_read: false })).toEqual({ total: MAX_LISTED, places });
    expect(await list({ is_read: false }, { page: 2, limit: 2 })).toMatchObject({ places: [COUNT - 4, COUNT - 5] });
    expect(await list({ is_read: false, line: state.seldom.number })).toEqual({ total: 2, places: [2, 1] });
    const days = { from_date: at(3).toISOString(), to_date: at(4).toISOString() };
    expect(await list({ is_read: false, ...days })).toEqual({ total: 2, places: [4, 3] });
    expect(await list({ is_read: false, from_id: newest[5].id })).toEqual({ total: 3, places });
    expect(await list({ is_read: false, search: 'نادر' })).toEqual({ total: RARE, places: [5, 4, 3] });
    expect(await list({ is_read: true })).toEqual({ total: 2, places: [COUNT, COUNT - 1] });
    await answerOf(state.holder, '/read', { ids, is_read: false });
  });
});
