import { sql } from 'kysely';
import { takeUnread } from './take-inbox.service';
import { inboxApi } from './testing/inbox-api';
import type { Holder } from './testing/inbox-api';

const { context, db, givenHolder, receive, unreadOf } = inboxApi();
const [READERS, PAGE] = [4, 10];

async function givenMessages(holder: Holder, count: number): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, n) => `پیام ${n}`);
  for (const text of texts) await receive(holder, text);
  return texts;
}

const take = ({ accountId }: Holder, limit = PAGE) => takeUnread(context(), { accountId, limit });

/** Resolves when a statement waits for a row that another transaction has. */
async function untilOneWaits(): Promise<void> {
  const deadlineMs = Date.now() + 10_000;
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
    return rows.length > 0;
  };
  while (!(await isWaiting())) if (Date.now() > deadlineMs) throw new Error('nobody waits');
}

describe('what came in, taken by programs', () => {
  it('is given once where several take at one moment, a full page to each', async () => {
    const holder = await givenHolder();
    const given = await givenMessages(holder, READERS * PAGE);
    const pages = await Promise.all(Array.from({ length: READERS }, () => take(holder)));
    expect(pages.map((page) => page.length)).toEqual(new Array(READERS).fill(PAGE));
    expect(pages.flatMap((page) => page.map(({ text }) => text)).sort()).toEqual(given.sort());
    expect([await take(holder), await unreadOf(holder)]).toEqual([[], 0]);
  });

  it('is not given again when a person has read it at that moment', async () => {
    const holder = await givenHolder();
    await givenMessages(holder, 2);
    let taken: ReturnType<typeof take> | undefined;
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`delete from inbox_unread where account_id = ${holder.accountId}
          and received_at = (select max(received_at) from inbox_unread where account_id = ${holder.accountId})`.execute(
          tx,
        );
        taken = take(holder);
        await untilOneWaits();
      });
    expect((await taken)?.map(({ text }) => text)).toEqual(['پیام 0']);
  });

  it('is nobody else’s', async () => {
    const [holder, stranger] = [await givenHolder(), await givenHolder()];
    await givenMessages(holder, 1);
    expect(await take(stranger)).toEqual([]);
    expect(await take(holder)).toHaveLength(1);
  });
});
