import { countContacts, listContactRows, listKinds, listPlaces } from './contacts/contact-list.repository';
import { keepPhonebooks, selectPhonebooks } from './phonebooks/phonebooks.repository';
import { contactsDatabase } from './testing/contacts-context';
import { givenPhonebook } from './testing/given-phonebook';

const { clock, db, givenAccountId } = contactsDatabase();
const SHARED = 241_110_003;
const SLICE = { offset: 0, limit: 10 };

/**
 * Two accounts know the same person. Services ask first whose a phonebook is; each question must hold by itself all the same, for
 * the next service may forget to ask.
 */
describe('questions about what another account has', () => {
  async function given() {
    const [mine, theirs] = [await givenAccountId(), await givenAccountId()];
    await givenPhonebook(db(), mine, { mobiles: [SHARED] });
    const theirBook = await givenPhonebook(db(), theirs, { mobiles: [SHARED], title: 'مشتریان رقیب' });
    const row = { account_id: theirs, mobile: SHARED, created_at: clock.now() };
    await db()
      .insertInto('suppressed_numbers')
      .values({ ...row, kind: 'blacklist' })
      .execute();
    return { mine, theirs, theirBook };
  }

  it('find none of its phonebooks, to read or to keep', async () => {
    const { mine, theirs, theirBook } = await given();
    expect(await keepPhonebooks(db(), mine, [theirBook])).toEqual([]);
    expect(await selectPhonebooks(db(), mine, [theirBook])).toEqual([]);
    expect(await keepPhonebooks(db(), theirs, [theirBook])).toEqual([theirBook]);
  });

  it('find nobody in its phonebook, and count nobody', async () => {
    const { mine, theirs, theirBook } = await given();
    expect(await listContactRows(db(), { accountId: mine, phonebookId: theirBook }, SLICE)).toEqual([]);
    expect(await countContacts(db(), { accountId: mine, phonebookId: theirBook }, 10)).toBe(0);
    expect(await countContacts(db(), { accountId: theirs, phonebookId: theirBook }, 10)).toBe(1);
  });

  it('do not tell on which of its lists, or in which of its phonebooks, a number stands that both know', async () => {
    const { mine, theirs } = await given();
    const mobiles = Int32Array.of(SHARED);
    expect(await listKinds(db(), { accountId: mine, mobiles })).toEqual([]);
    expect(await listKinds(db(), { accountId: theirs, mobiles })).toHaveLength(1);
    const places = await listPlaces(db(), { accountId: mine, mobiles }, 10);
    expect(places.map(({ title }) => title)).not.toContain('مشتریان رقیب');
  });
});
