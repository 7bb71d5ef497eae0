import { sql } from 'kysely';
import { DAY_MS, HOUR_MS, recurringOnApi } from '../testing/recurring';
import { numbers } from '../testing/senders';

const { db, clock, givenSender, planned, begin, show, runs, sendsOf, givenContact, numbersSent } = recurringOnApi();

/** Each test begins at noon in Tehran, two hours before the first time. */
const NOON = '2026-11-20T08:30:00Z';
const RICH = { balanceMrial: 10_000_000_000n };

beforeEach(async () => {
  clock.set(NOON);
  await sql`delete from recurring_sends`.execute(db());
});

const outcomes = (items: { outcome: string }[]) => items.map(({ outcome }) => outcome);

describe('birthdays', () => {
  const [one, other, third] = numbers(3) as [string, string, string];
  const stored = (number: string) => `98${number.slice(1)}`;
  const birthdays = { rule: { every: 'birthday' }, params: {} };

  it('go to those who were born on the day in any year, of this account', async () => {
    const [sender, stranger] = [await givenSender(RICH), await givenSender(RICH)];
    // 29 Aban of 1370 and of 1381; the third was born a day later.
    await givenContact(sender, one, '1991-11-20');
    await givenContact(sender, other, '2002-11-20');
    await givenContact(sender, third, '1991-11-21');
    await givenContact(stranger, third, '1991-11-20');
    const id = await planned(sender, birthdays);
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(await numbersSent(sender)).toEqual([[stored(one), stored(other)]]);
    expect((await sendsOf(sender))[0]?.type).toBe('congrats');
    clock.advance(2 * DAY_MS);
    await begin();
    expect(outcomes(await runs(sender, id))).toEqual(['nobody', 'missed', 'sent']);
    expect((await show(sender, id)).sent_count).toBe(1);
  });

  it('of 30 Esfand are on the 29th of a common year', async () => {
    const sender = await givenSender(RICH);
    // 30 Esfand 1370 and 29 Esfand 1371; 1405 is a common year.
    await givenContact(sender, one, '1992-03-20');
    await givenContact(sender, other, '1993-03-20');
    await planned(sender, { ...birthdays, rule: { ...birthdays.rule, starts_on: '2027-03-20' } });
    clock.set('2027-03-20T10:30:00Z');
    await begin();
    expect(await numbersSent(sender)).toEqual([[stored(one), stored(other)]]);
  });

  it('go only to members of the phonebooks that were chosen', async () => {
    const sender = await givenSender(RICH);
    for (const number of [one, other]) await givenContact(sender, number, '1991-11-20');
    const { rows } = await sql<{ id: bigint }>`
      insert into phonebooks (account_id, title, members_count, created_at)
      values (${sender.accountId}, 'مشتری‌ها', 1, ${clock.now()}) returning id`.execute(db());
    const phonebookId = rows[0]?.id as bigint;
    await sql`
      insert into phonebook_members (account_id, phonebook_id, mobile)
      values (${sender.accountId}, ${phonebookId}, ${Number(other.slice(-9))})`.execute(db());
    const id = await planned(sender, { ...birthdays, params: { phonebook_ids: [String(phonebookId)] } });
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(await numbersSent(sender)).toEqual([[stored(other)]]);
    await sql`delete from phonebooks where id = ${phonebookId}`.execute(db());
    clock.advance(DAY_MS);
    await begin();
    expect(outcomes(await runs(sender, id))).toEqual(['missed', 'sent']);
  });

  it('are those of a property of dates where one is named, until it is gone', async () => {
    const sender = await givenSender(RICH);
    const { rows } = await sql<{ id: bigint }>`
      insert into contact_properties (account_id, title, latin_title, type, created_at)
      values (${sender.accountId}, 'سالگرد', 'wedding', 2, ${clock.now()}) returning id`.execute(db());
    const propertyId = String(rows[0]?.id);
    const contact = await givenContact(sender, one, null);
    await givenContact(sender, other, '1991-11-20');
    await sql`
      update contacts set properties = jsonb_build_object(${propertyId}::text, '2011-11-20')
      where account_id = ${sender.accountId} and id = ${contact}`.execute(db());
    const id = await planned(sender, { rule: { every: 'property', property_id: propertyId }, params: {} });
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(await numbersSent(sender)).toEqual([[stored(one)]]);
    await sql`update contact_properties set deleted_at = now() where id = ${BigInt(propertyId)}`.execute(db());
    clock.advance(DAY_MS);
    await begin();
    expect(outcomes(await runs(sender, id))).toEqual(['missed', 'sent']);
  });
});

describe('contacts that were chosen', () => {
  it('are those that are still there', async () => {
    const sender = await givenSender(RICH);
    const [one, other] = numbers(2) as [string, string];
    const ids = [await givenContact(sender, one, null), await givenContact(sender, other, null)];
    await planned(sender, { params: { contact_ids: ids.map(String) } });
    await sql`delete from contacts where account_id = ${sender.accountId} and id = ${ids[0] as bigint}`.execute(db());
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(await numbersSent(sender)).toEqual([[`98${other.slice(1)}`]]);
  });
});
