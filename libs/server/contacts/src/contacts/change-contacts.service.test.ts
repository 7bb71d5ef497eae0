import fc from 'fast-check';
import { keyToMobile } from '@peyk/shared-sms';
import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { sweepDeletedPhonebooks } from '../phonebooks/sweep-phonebooks';
import { contactsDatabase } from '../testing/contacts-context';
import { FIRST_KEY, givenPhonebook } from '../testing/given-phonebook';
import { addContacts, deleteContacts, updateContact } from './change-contacts.service';
import { listContactsOf } from './contact-list.service';

const { context, db, faults, givenAccountId } = contactsDatabase();
const PAGE = { page: 1, limit: 100 };

let accountId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
});

const given = (numbers: string[]) => numbers.map((number) => ({ number }));
const add = (phonebookIds: bigint[], contacts: { number: string; name?: string }[]) =>
  addContacts(context(), { accountId, phonebookIds, contacts });
const listed = async (filters = {}) => (await listContactsOf(db(), { accountId, filters, paging: PAGE })).items;
const countOf = async (id: bigint) =>
  (await db().selectFrom('phonebooks').select('members_count').where('id', '=', id).executeTakeFirstOrThrow())
    .members_count;

describe('adding numbers to phonebooks', () => {
  it('tells of each what became of it', async () => {
    const id = await givenPhonebook(db(), accountId, { mobiles: [241_110_003] });
    const numbers = ['09241110001', '۰۹۲۴۱۱۱۰۰۰۲', 'کسی', '+989241110001', '09241110003', ''];
    expect(await add([id], given(numbers))).toEqual({
      added: 2,
      existing: 1,
      refused: [
        { index: 2, number: 'کسی', reason: 'invalid' },
        { index: 3, number: '+989241110001', reason: 'duplicate' },
        { index: 5, number: '', reason: 'invalid' },
      ],
    });
    expect(await countOf(id)).toBe(3);
    expect(await faults()).toEqual([]);
  });

  it('changes nothing when it is called again', async () => {
    const id = await givenPhonebook(db(), accountId);
    const contacts = [{ number: '09241110001', name: 'مریم' }];
    await add([id], contacts);
    const before = await listed();
    expect(await add([id], contacts)).toEqual({ added: 0, existing: 1, refused: [] });
    expect(await listed()).toEqual(before);
    expect(await countOf(id)).toBe(1);
  });

  it('keeps the name of a known contact and fills an empty one; the right name goes with each number', async () => {
    const id = await givenPhonebook(db(), accountId, { mobiles: [241_110_001] });
    await add(
      [id],
      [
        { number: 'نه', name: 'هیچ‌کس' },
        { number: '09241110001', name: ' مریم ' },
      ],
    );
    await add(
      [id],
      [
        { number: '09241110001', name: 'دیگری' },
        { number: '09241110002', name: '  ' },
      ],
    );
    expect((await listed({ phonebookId: id })).map(({ mobile, name }) => [mobile, name])).toEqual([
      [241_110_001, 'مریم'],
      [241_110_002, null],
    ]);
  });

  it('takes a thousand into twenty phonebooks', async () => {
    const ids = [];
    for (let i = 0; i < 20; i += 1) ids.push(await givenPhonebook(db(), accountId));
    const numbers = Array.from({ length: 1000 }, (_, i) => `0924${String(2_000_000 + i)}`);
    expect(await add(ids, given(numbers))).toEqual({ added: 1000, existing: 0, refused: [] });
    expect(await add([ids[0]!, await givenPhonebook(db(), accountId)], given(numbers))).toMatchObject({ added: 1000 });
    expect(await countOf(ids[19]!)).toBe(1000);
    expect(await faults()).toEqual([]);
  });

  it('counts right when the same numbers come at once from all sides', async () => {
    const one = await givenPhonebook(db(), accountId);
    const two = await givenPhonebook(db(), accountId);
    const numbers = Array.from({ length: 300 }, (_, i) => `0924${String(3_000_000 + i)}`);
    const calls = Array.from({ length: 8 }, (_, i) =>
      add(i % 2 ? [one, two] : [two, one], given(i % 3 ? numbers : [...numbers].reverse())),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 300]);
    expect([await countOf(one), await countOf(two)]).toEqual([300, 300]);
    expect(await faults()).toEqual([]);
  });

  it('does nothing at all when one of the phonebooks is not the account’s', async () => {
    const ours = await givenPhonebook(db(), accountId);
    const theirs = await givenPhonebook(db(), await givenAccountId());
    await expect(add([ours, theirs], given(['09241110001']))).rejects.toMatchObject({ code: '404-80' });
    expect(await listed()).toEqual([]);
  });
});

describe('changing a contact', () => {
  async function givenContact() {
    const one = await givenPhonebook(db(), accountId);
    const two = await givenPhonebook(db(), accountId);
    await add([one], [{ number: '09241110001', name: 'مریم' }]);
    const [contact] = await listed();
    return { key: { accountId, id: contact!.id }, one, two };
  }

  it('moves its number in every phonebook', async () => {
    const { key, one } = await givenContact();
    const contact = await updateContact(context(), key, { number: '09241110009' });
    expect(contact).toMatchObject({ mobile: 241_110_009, name: 'مریم', phonebooks: [{ id: one }] });
    expect((await listed({ phonebookId: one })).map(({ mobile }) => mobile)).toEqual([241_110_009]);
    expect(await faults()).toEqual([]);
  });

  it('keeps what is not given, and takes the name away when it is null', async () => {
    const { key } = await givenContact();
    expect(await updateContact(context(), key, {})).toMatchObject({ mobile: 241_110_001, name: 'مریم' });
    expect(await updateContact(context(), key, { name: null })).toMatchObject({ name: null, phonebooksCount: 1 });
  });

  it('puts it into the phonebooks given and out of all others, together with another number', async () => {
    const { key, one, two } = await givenContact();
    const contact = await updateContact(context(), key, { number: '09241110008', phonebookIds: [two] });
    expect(contact).toMatchObject({ phonebooks: [{ id: two }], phonebooksCount: 1 });
    expect([await countOf(one), await countOf(two)]).toEqual([0, 1]);
    expect(await updateContact(context(), key, { phonebookIds: [] })).toMatchObject({ phonebooksCount: 0 });
    expect([await countOf(one), await countOf(two)]).toEqual([0, 0]);
    expect(await faults()).toEqual([]);
  });

  it('is refused another contact’s number, and no number', async () => {
    const { key, one } = await givenContact();
    await add([one], given(['09241110002']));
    await expect(updateContact(context(), key, { number: '09241110002' })).rejects.toMatchObject({ code: '409-82' });
    await expect(updateContact(context(), key, { number: '123' })).rejects.toMatchObject({ code: '422-81' });
    await expect(updateContact(context(), key, { phonebookIds: [1n] })).rejects.toMatchObject({ code: '404-80' });
    expect(await countOf(one)).toBe(2);
  });

  it('gives it to one of two contacts that ask for the same number at once', async () => {
    const { key, one } = await givenContact();
    await add([one], given(['09241110002']));
    const other = (await listed({ number: '09241110002' }))[0]!.id;
    const answers = await Promise.allSettled(
      [key.id, other].map((id) => updateContact(context(), { accountId, id }, { number: '09241110003' })),
    );
    const codes = answers.map((answer) => (answer.status === 'fulfilled' ? 'done' : answer.reason.code)).sort();
    expect(codes).toEqual(['409-82', 'done']);
  });

  it('may take the number of one that was deleted, though a deleted phonebook still holds both', async () => {
    const [from, to] = [FIRST_KEY + 20_000, FIRST_KEY + 20_001];
    // Two members more than are cleared away with the call.
    const large = await givenPhonebook(db(), accountId, { count: 20_002 });
    const small = await givenPhonebook(db(), accountId, { mobiles: [to] });
    const kept = await givenPhonebook(db(), accountId, { mobiles: [from] });
    await deletePhonebooks(context(), { accountId, ids: [large], withContacts: false });
    await deletePhonebooks(context(), { accountId, ids: [small], withContacts: true });
    const [contact] = await listed({ phonebookId: kept });
    const changed = updateContact(context(), { accountId, id: contact!.id }, { number: keyToMobile(to) });
    expect(await changed).toMatchObject({ mobile: to, phonebooks: [{ id: kept }] });
    await sweepDeletedPhonebooks(context());
    expect(await faults()).toEqual([]);
  });

  it('keeps gender and day of birth, and takes them away when they are null', async () => {
    const { key } = await givenContact();
    const changed = await updateContact(context(), key, { gender: 2, birthDate: '1991-03-21' });
    expect(changed).toMatchObject({ gender: 2, birthDate: '1991-03-21', name: 'مریم' });
    expect(await updateContact(context(), key, { name: 'مریم رضایی' })).toMatchObject({ gender: 2 });
    const cleared = await updateContact(context(), key, { gender: null, birthDate: null });
    expect(cleared).toMatchObject({ gender: null, birthDate: null });
  });

  it.each(['2026-11-21', '1991-02-30', '1879-12-31', '0000-00-00'])(
    'refuses %s as a day of birth',
    async (birthDate) => {
      const { key } = await givenContact();
      await expect(updateContact(context(), key, { birthDate })).rejects.toMatchObject({ code: '422-86' });
    },
  );

  it('tells the second of two who change it at once', async () => {
    const { key } = await givenContact();
    const { version } = await updateContact(context(), key, {});
    const both = [
      updateContact(context(), key, { name: 'یکی', version }),
      updateContact(context(), key, { name: 'دیگری', version }),
    ];
    const ends = await Promise.allSettled(both);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ends.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: '409-86' } }]);
  });

  it('is not for another account', async () => {
    const { key } = await givenContact();
    const other = { ...key, accountId: await givenAccountId() };
    await expect(updateContact(context(), other, { name: 'من' })).rejects.toMatchObject({ code: '404-81' });
    expect(await deleteContacts(context(), { accountId: other.accountId, ids: [key.id] })).toBe(0);
    expect(await listed()).toHaveLength(1);
  });
});

describe('deleting contacts', () => {
  it('takes them out of every phonebook, once', async () => {
    const one = await givenPhonebook(db(), accountId, { count: 3 });
    const two = await givenPhonebook(db(), accountId, { count: 3 });
    const ids = (await listed()).map(({ id }) => id).slice(0, 2);
    expect(await deleteContacts(context(), { accountId, ids })).toBe(2);
    expect(await deleteContacts(context(), { accountId, ids })).toBe(0);
    expect([await countOf(one), await countOf(two)]).toEqual([1, 1]);
    expect(await faults()).toEqual([]);
  });

  it('out of one phonebook leaves the contacts', async () => {
    const one = await givenPhonebook(db(), accountId, { count: 3 });
    const two = await givenPhonebook(db(), accountId, { count: 3 });
    const ids = (await listed()).map(({ id }) => id).slice(0, 2);
    expect(await deleteContacts(context(), { accountId, ids, phonebookId: one })).toBe(2);
    expect([await countOf(one), await countOf(two)]).toEqual([1, 3]);
    expect(await listed()).toHaveLength(3);
    await expect(deleteContacts(context(), { accountId, ids, phonebookId: 1n })).rejects.toMatchObject({
      code: '404-80',
    });
  });
});

describe('the counts of members', () => {
  const mobile = fc.integer({ min: 0, max: 5 });
  const places = fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1 });
  const operation = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), places, mobiles: fc.array(mobile, { minLength: 1 }) }),
    fc.record({ kind: fc.constant('move' as const), from: mobile, to: mobile, places: fc.option(places) }),
    fc.record({ kind: fc.constant('delete' as const), mobile, from: fc.option(fc.integer({ min: 0, max: 2 })) }),
    fc.record({
      kind: fc.constant('deletePhonebook' as const),
      place: fc.integer({ min: 0, max: 2 }),
      all: fc.boolean(),
    }),
  );

  it('are the numbers of rows after any operations, and every member is a contact', async () => {
    const numberOf = (n: number) => `0924123000${n}`;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
        accountId = await givenAccountId();
        const ids: bigint[] = [];
        for (let i = 0; i < 3; i += 1) ids.push(await givenPhonebook(db(), accountId));
        const of = (indexes: readonly number[]) => indexes.map((index) => ids[index]!);
        const idOf = async (n: number) => (await listed({ number: numberOf(n) }))[0]?.id ?? 0n;
        for (const step of operations) {
          if (step.kind === 'add') await add(of(step.places), given(step.mobiles.map(numberOf)));
          if (step.kind === 'move') {
            const phonebookIds = step.places ? of(step.places) : undefined;
            const moving = updateContact(
              context(),
              { accountId, id: await idOf(step.from) },
              { number: numberOf(step.to), phonebookIds },
            );
            await moving.catch((error) => expect(['404-81', '409-82']).toContain(error.code));
          }
          if (step.kind === 'delete') {
            const phonebookId = step.from === null ? undefined : ids[step.from];
            await deleteContacts(context(), { accountId, ids: [await idOf(step.mobile)], phonebookId });
          }
          if (step.kind === 'deletePhonebook') {
            await deletePhonebooks(context(), { accountId, ids: of([step.place]), withContacts: step.all });
            ids[step.place] = await givenPhonebook(db(), accountId);
          }
        }
        expect(await faults()).toEqual([]);
      }),
      { numRuns: 15, seed: 20261121 },
    );
  });
});
