import { createOperatorResolver } from '@peyk/shared-sms';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { countNumbers } from './count-numbers.service';

const { clock, db, givenAccountId } = contactsDatabase();

let accountId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
});

const count = (phonebookIds: bigint[]) =>
  countNumbers(db(), { accountId, phonebookIds }, async () => createOperatorResolver([]));
const suppress = (mobile: number, kind: 'blacklist' | 'opt_out' | 'receive_blacklist') =>
  db()
    .insertInto('suppressed_numbers')
    .values({ account_id: accountId, mobile, kind, created_at: clock.now() })
    .execute();

describe('the numbers of several phonebooks', () => {
  it('are none in an empty one', async () => {
    expect(await count([await givenPhonebook(db(), accountId)])).toMatchObject({
      total: 0,
      blacklisted: 0,
      optedOut: 0,
    });
  });

  it('count once each, by operator, with those that a send leaves out', async () => {
    const one = await givenPhonebook(db(), accountId, { mobiles: [241_110_001, 41_110_001, 952_110_001] });
    const two = await givenPhonebook(db(), accountId, {
      mobiles: [241_110_001, 241_110_002, 952_110_001, 999_999_999],
    });
    await suppress(241_110_001, 'blacklist');
    await suppress(241_110_001, 'opt_out');
    await suppress(41_110_001, 'opt_out');
    await suppress(241_110_002, 'receive_blacklist');
    await suppress(241_110_003, 'blacklist');
    expect(await count([one, two, one])).toMatchObject({
      total: 5,
      byOperator: {
        mci: { count: 1, reachable: 1 },
        irancell: { count: 1, reachable: 1 },
        rightel: { count: 2, reachable: 1 },
        other: { count: 1, reachable: 1 },
      },
      blacklisted: 1,
      optedOut: 1,
      overlap: { inSeveral: 2, pairs: [{ count: 2 }] },
    });
  });

  it('are right over many pages', async () => {
    const one = await givenPhonebook(db(), accountId, { first: 241_000_000, count: 60_000 });
    const two = await givenPhonebook(db(), accountId, { first: 241_030_000, count: 60_000 });
    await suppress(241_000_000, 'blacklist');
    await suppress(241_089_999, 'opt_out');
    expect(await count([two, one])).toMatchObject({
      total: 90_000,
      blacklisted: 1,
      optedOut: 1,
      overlap: { inSeveral: 30_000, pairs: [{ count: 30_000 }] },
    });
  });

  it('are said to be in several phonebooks once, however many these are, and by pairs, the largest first', async () => {
    const books = [
      await givenPhonebook(db(), accountId, { title: 'یک', first: 241_000_000, count: 10 }),
      await givenPhonebook(db(), accountId, { title: 'دو', first: 241_000_005, count: 10 }),
      await givenPhonebook(db(), accountId, { title: 'سه', first: 241_000_008, count: 10 }),
    ];
    expect((await count(books)).overlap).toEqual({
      inSeveral: 10,
      pairs: [
        { titles: ['دو', 'سه'], count: 7 },
        { titles: ['یک', 'دو'], count: 5 },
        { titles: ['یک', 'سه'], count: 2 },
      ],
    });
    expect(await count(books.slice(1, 2))).not.toHaveProperty('overlap');
  });

  it('are only counted, not compared, in more than ten phonebooks', async () => {
    const books = await Promise.all(
      Array.from({ length: 11 }, () => givenPhonebook(db(), accountId, { mobiles: [241_110_001] })),
    );
    expect((await count(books)).overlap).toEqual({ inSeveral: 1, pairs: [] });
  });

  it('are the account’s own', async () => {
    const theirs = await givenPhonebook(db(), await givenAccountId(), { count: 2 });
    await expect(count([theirs])).rejects.toMatchObject({ code: '404-80' });
  });
});
