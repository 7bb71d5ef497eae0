import { withinReach } from '@peyk/server-http';
import type { RoleLimits } from '@peyk/server-http';
import { addContacts } from '../contacts/change-contacts.service';
import { createProperty } from '../properties/properties.service';
import { createTag } from '../tags/tags.service';
import { givenPhonebook } from '../testing/given-phonebook';
import { importWorld } from '../testing/import-world';
import { beginContactsExport, contactsExportJob } from './contacts-export';
import type { WantedContactsExport } from './contacts-export';

const world = importWorld();
const { context, db } = world;

let accountId: bigint;
beforeEach(async () => {
  accountId = await world.givenAccountId();
});

async function exported(
  selection: WantedContactsExport['selection'],
  format: 'xlsx' | 'csv' = 'csv',
  {
    masksNumbers = false,
    limits = null,
  }: { masksNumbers?: boolean; limits?: Pick<RoleLimits, 'lineIds' | 'phonebookIds'> | null } = {},
) {
  const id = await withinReach(limits, () =>
    beginContactsExport(context(), world, {
      ...{ accountId, userId: null, impersonatedBy: null },
      selection,
      format,
      masksNumbers,
    }),
  );
  await world.work([contactsExportJob(world)]);
  const row = await world.ended(id);
  await world.stopWorkers();
  return row;
}

const textOf = async (selection: WantedContactsExport['selection']) => {
  const { result } = await exported(selection);
  const { bytes, name } = await world.bytesOf(accountId, result?.fileId);
  return { lines: bytes.toString('utf8').trim().split('\r\n'), name, sentence: result?.sentence };
};

describe('a file of contacts that is taken out', () => {
  it('has all that is known of them, and nothing in it is computed', async () => {
    const phonebookId = await givenPhonebook(db(), accountId, { title: 'مشتریان' });
    const tag = await createTag(context(), { accountId, title: 'ویژه' });
    const since = await createProperty(context(), { accountId, title: 'عضویت', latinTitle: 'since', type: 'date' });
    const note = await createProperty(context(), { accountId, title: '=یادداشت', latinTitle: 'note', type: 'string' });
    const properties = [
      { id: since.id ?? 0n, value: '2026-10-23' },
      { id: note.id ?? 0n, value: '@SUM(A1)' },
    ];
    const person = { number: '09241110001', name: '=1+1', gender: 2, birthDate: '1991-05-04', properties } as const;
    await addContacts(context(), { accountId, phonebookIds: [phonebookId], tagIds: [tag.id], contacts: [person] });
    await addContacts(context(), { accountId, phonebookIds: [], contacts: [{ number: '09041110002', name: '-2' }] });
    const { lines, name, sentence } = await textOf({ filters: {} });
    expect([name, sentence]).toEqual(['مخاطبان.csv', 'فایل ۲ مخاطب آماده است و تا ۷ روز می‌ماند.']);
    expect(lines).toEqual([
      "شمارهٔ موبایل,نام,جنسیت,تاریخ تولد,عضویت,'=یادداشت,دفترچه‌ها,برچسب‌ها,زمان افزودن",
      "09041110002,'-2,,,,,,,1405/08/29 12:00",
      "09241110001,'=1+1,زن,1370/02/14,1405/08/01,'@SUM(A1),مشتریان,ویژه,1405/08/29 12:00",
    ]);
  });

  it('has no whole number for someone who sees them masked', async () => {
    await givenPhonebook(db(), accountId, { mobiles: [241_000_001] });
    const { result } = await exported({ filters: {} }, 'csv', { masksNumbers: true });
    const { bytes } = await world.bytesOf(accountId, result?.fileId);
    expect(bytes.toString('utf8')).toContain('0924***0001');
    expect(bytes.toString('utf8')).not.toContain('241000001');
  });

  it('has what filters find, what is in a phonebook, or those that were named', async () => {
    const inBook = await givenPhonebook(db(), accountId, { mobiles: [241_000_001, 241_000_002] });
    await givenPhonebook(db(), accountId, { mobiles: [241_000_003] });
    const numbersOf = async (selection: WantedContactsExport['selection']) =>
      (await textOf(selection)).lines.slice(1).map((line) => line.split(',')[0]);
    expect(await numbersOf({ filters: { phonebook_id: String(inBook) } })).toEqual(['09241000001', '09241000002']);
    expect(await numbersOf({ filters: { search: '0003' } })).toEqual(['09241000003']);
    const [first] = await db()
      .selectFrom('contacts')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('mobile')
      .execute();
    const other = await world.givenAccountId();
    await givenPhonebook(db(), other, { mobiles: [241_000_009] });
    const [theirs] = await db().selectFrom('contacts').select('id').where('account_id', '=', other).execute();
    expect(await numbersOf({ ids: [String(first?.id), String(theirs?.id)] })).toEqual(['09241000001']);
  });

  it('has what someone sees whose role sees some phonebooks, and names no other one', async () => {
    const mine = await givenPhonebook(db(), accountId, { title: 'شعبهٔ شرق', mobiles: [241_000_001] });
    await givenPhonebook(db(), accountId, { title: 'شعبهٔ غرب', mobiles: [241_000_001, 241_000_002] });
    const limits = { lineIds: null, phonebookIds: [mine] };
    for (const filters of [{}, { phonebook_id: String(mine) }]) {
      const { result } = await exported({ filters }, 'csv', { limits });
      const { bytes } = await world.bytesOf(accountId, result?.fileId);
      const [, ...rows] = bytes.toString('utf8').trim().split('\r\n');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toContain('09241000001');
      expect(rows[0]).toContain('شعبهٔ شرق');
      expect(rows[0]).not.toContain('شعبهٔ غرب');
    }
  });

  it('goes through all pages to the end, each contact once', async () => {
    await givenPhonebook(db(), accountId, { count: 10_001 });
    const row = await exported({ filters: {} });
    expect([row.done_count, row.total_count]).toEqual([10_001n, 10_001n]);
    const { bytes } = await world.bytesOf(accountId, row.result?.fileId);
    const numbers = bytes.toString('utf8').split('\r\n').slice(1, -1);
    expect(new Set(numbers).size).toBe(10_001);
  });

  it('is what an import reads back, all of it known', async () => {
    const person = { number: '09241110001', name: 'سارا', gender: 2, birthDate: '1991-05-04' } as const;
    await addContacts(context(), { accountId, phonebookIds: [], contacts: [person] });
    const { result } = await exported({ filters: {} }, 'xlsx');
    const { bytes } = await world.bytesOf(accountId, result?.fileId);
    const { columns } = await world.upload(accountId, bytes);
    expect(columns.slice(0, 4).map(({ field }) => field)).toEqual(['mobile', 'name', 'gender', 'birth_date']);
  });

  it('is refused where the list would be, and without knowing which', async () => {
    const begin = (selection: WantedContactsExport['selection']) =>
      beginContactsExport(context(), world, {
        ...{ accountId, userId: null, impersonatedBy: null },
        selection,
        format: 'csv',
        masksNumbers: false,
      });
    await expect(begin({ filters: { phonebook_id: '999999' } })).rejects.toMatchObject({ code: '404-80' });
    await expect(begin({})).rejects.toMatchObject({ code: '422-185' });
    await expect(begin({ ids: ['1'], filters: {} })).rejects.toMatchObject({ code: '422-185' });
  });
});
