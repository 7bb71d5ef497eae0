import { MAX_LISTED } from '@peyk/server-http';
import { sql } from 'kysely';
import { contactsDatabase } from '../testing/contacts-context';
import { listContactsOf } from './contact-list.service';
import type { ContactFilters } from './contact-list.service';

const { clock, db, givenAccountId } = contactsDatabase();

const FIRST = 240_000_000;
/** More than are listed. */
const COUNT = MAX_LISTED + 30;
const RARE = 5;

const state = { accountId: 0n };
beforeAll(async () => {
  state.accountId = await givenAccountId();
  await sql`
    insert into contacts (account_id, mobile, name, gender, created_at)
    select ${state.accountId}, ${FIRST}::int + n, case when n <= ${RARE} then 'نادر ' || n else 'مشتری پلاک ' || n % 100 end,
      case when n <= 40 then 2 end, ${clock.now()}
    from generate_series(1, ${COUNT}::int) n`.execute(db());
});

const list = async (filters: ContactFilters, paging = { page: 1, limit: 3 }) => {
  const { total, items } = await listContactsOf(db(), { accountId: state.accountId, filters, paging });
  return { total, places: items.map(({ mobile }) => mobile - FIRST) };
};

describe('a search among more contacts than are listed', () => {
  it('shows the newest of what all have', async () => {
    expect(await list({ search: 'مشتری' })).toEqual({ total: MAX_LISTED, places: [COUNT, COUNT - 1, COUNT - 2] });
    expect(await list({ search: 'مشتری' }, { page: 2, limit: 2 })).toMatchObject({ places: [COUNT - 2, COUNT - 3] });
  });

  it('shows all of what few have, page by page', async () => {
    expect(await list({ search: 'نادر' })).toEqual({ total: RARE, places: [5, 4, 3] });
    expect(await list({ search: 'نادر' }, { page: 2, limit: 3 })).toEqual({ total: RARE, places: [2, 1] });
    expect(await list({ search: 'نادر' }, { page: 3, limit: 3 })).toEqual({ total: RARE, places: [] });
    expect(await list({ search: 'نادر', gender: 1 })).toEqual({ total: 0, places: [] });
  });

  it('by digits that all numbers have counts as far as lists go', async () => {
    expect(await list({ search: '24' })).toEqual({ total: MAX_LISTED, places: [COUNT, COUNT - 1, COUNT - 2] });
    expect(await list({ search: '92' })).toMatchObject({ total: MAX_LISTED });
  });

  it('by digits that some numbers have counts each contact once, also where its name has them', async () => {
    const numbers = Array.from({ length: COUNT }, (_unused, index) => index + 1);
    const has = (n: number) => `0${9_000_000_000 + FIRST + n}`.includes('71') || (n > RARE && n % 100 === 71);
    const count = numbers.filter(has).length;
    expect(count).toBeLessThan(MAX_LISTED);
    expect(await list({ search: '71' })).toMatchObject({ total: count });
  });

  it('by digits and something else counts what has both', async () => {
    expect(await list({ search: '24', gender: 2 })).toEqual({ total: 40, places: [40, 39, 38] });
    expect(await list({ search: '24 نادر' })).toEqual({ total: RARE, places: [5, 4, 3] });
    expect(await list({ search: '24', number: '09240000007' })).toEqual({ total: 1, places: [7] });
  });
});
