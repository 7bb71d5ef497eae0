import { sql } from 'kysely';
import { addContacts, deleteContacts, updateContact } from '../contacts/change-contacts.service';
import type { GivenPerson } from '../contacts/change-contacts.service';
import { listContactsOf } from '../contacts/contact-list.service';
import type { ContactFilters } from '../contacts/contact-list.service';
import { sweepHidden } from '../sweep-hidden';
import { contactsDatabase } from '../testing/contacts-context';
import type { PropertyType } from './properties.repository';
import {
  createProperty,
  deleteProperties,
  listPropertiesOf,
  listPropertyChoicesOf,
  updateProperty,
} from './properties.service';
import type { GivenValue } from './properties.service';

const { context, db, givenAccountId } = contactsDatabase();
const PAGE = { page: 1, limit: 100 };

let accountId: bigint;
beforeEach(async () => {
  accountId = await givenAccountId();
});

async function made(latinTitle: string, type: PropertyType = 'string'): Promise<bigint> {
  const { id } = await createProperty(context(), { accountId, title: `ویژگی ${latinTitle}`, latinTitle, type });
  return id as bigint;
}
const add = (contacts: GivenPerson[], replace = false) =>
  addContacts(context(), { accountId, phonebookIds: [], contacts, replace });
const listed = async (filters: ContactFilters = {}) =>
  (await listContactsOf(db(), { accountId, filters, paging: PAGE })).items;
const own = async () =>
  (await listPropertiesOf(db(), { accountId, paging: PAGE })).items.filter(({ id }) => id !== null);
/** Values that stand with a contact and not among those that are searched, or the other way round. */
async function faults() {
  const { rows } = await sql`
    with kept as (
      select c.account_id, p.key::bigint as property_id, property_key(p.value) as value_key, c.mobile
      from contacts c cross join lateral jsonb_each(c.properties) p
    )
    (select * from kept except select * from contact_property_values) union all
    (select * from contact_property_values except select * from kept)`.execute(db());
  return rows;
}
afterEach(async () => {
  expect(await faults()).toEqual([]);
});

describe('properties of contacts', () => {
  it('are listed after those of the system, with how many contacts have them', async () => {
    const city = await made('city');
    await add([{ number: '09241110001', properties: [{ id: city, value: 'تهران' }] }, { number: '09241110002' }]);
    const page = await listPropertiesOf(db(), { accountId, paging: { page: 1, limit: 5 } });
    expect(page.total).toBe(5);
    expect(page.items.map(({ latinTitle }) => latinTitle)).toEqual(['name', 'mobile', 'gender', 'birth_date', 'city']);
    expect(page.items[4]).toMatchObject({ id: city, type: 'string', active: true, usedCount: 1 });
  });

  it.each<[PropertyType, string, string | number]>([
    ['string', ' تهران ', 'تهران'],
    ['int', '۱۲', 12],
    ['int', '-3', -3],
    ['int', '99999999999999', 99_999_999_999_999],
    ['date', '۲۰۲۰-۰۲-۲۹', '2020-02-29'],
  ])('keep a %s that is given as «%s»', async (type, value, kept) => {
    const id = await made('one', type);
    await add([{ number: '09241110001', properties: [{ id, value }] }]);
    expect((await listed())[0]?.values).toEqual([{ id, value: kept }]);
  });

  it.each<[PropertyType, string]>([
    ['string', '   '],
    ['string', 'م'.repeat(201)],
    ['int', '1.5'],
    ['int', '123456789012345'],
    ['int', 'دوازده'],
    ['date', '2021-02-29'],
    ['date', '1400/01/01'],
  ])('refuse for a %s «%s», and then keep nothing of the call', async (type, value) => {
    const id = await made('one', type);
    const adding = add([{ number: '09241110009' }, { number: '09241110001', properties: [{ id, value }] }]);
    await expect(adding).rejects.toMatchObject({ code: '422-184' });
    expect(await listed()).toEqual([]);
  });

  it('fill what a known contact lacks, or with replace take the place of what it has', async () => {
    const [city, visits] = [await made('city'), await made('visits', 'int')];
    const number = '09241110001';
    const values = (...given: [bigint, string][]): GivenValue[] => given.map(([id, value]) => ({ id, value }));
    await add([{ number, name: 'مریم', properties: values([city, 'تهران']) as never }]);
    const more: GivenPerson = {
      ...{ number, name: 'نگار', gender: 2, birthDate: '1990-05-01' },
      properties: values([city, 'شیراز'], [visits, '3']),
    };
    await add([more]);
    expect(await listed()).toMatchObject([
      { name: 'مریم', gender: 2, birthDate: '1990-05-01', version: 2, values: [{ value: 'تهران' }, { value: 3 }] },
    ]);
    await add([more]);
    expect(await listed()).toMatchObject([{ version: 2 }]);
    await add([more], true);
    expect(await listed()).toMatchObject([{ name: 'نگار', values: [{ value: 'شیراز' }, { value: 3 }] }]);
  });

  it('change one by one, and null takes one away', async () => {
    const [city, visits] = [await made('city'), await made('visits', 'int')];
    await add([
      {
        number: '09241110001',
        properties: [
          { id: city, value: 'تهران' },
          { id: visits, value: '3' },
        ],
      },
    ]);
    const [{ id } = { id: 0n }] = await listed();
    const change = (properties: GivenValue[], number?: string) =>
      updateContact(context(), { accountId, id }, { properties, number });
    expect((await change([{ id: visits, value: '4' }])).values).toEqual([
      { id: city, value: 'تهران' },
      { id: visits, value: 4 },
    ]);
    expect((await change([{ id: city, value: null }], '09241110005')).values).toEqual([{ id: visits, value: 4 }]);
    expect(await listed({ properties: [{ id: visits, from: '4', to: '4' }] })).toMatchObject([{ mobile: 241_110_005 }]);
    expect((await change([{ id: visits, value: null }])).values).toEqual([]);
    await deleteContacts(context(), { accountId, ids: [id] });
  });

  it('find contacts by text, number and day', async () => {
    const [city, visits, joined] = [await made('city'), await made('visits', 'int'), await made('joined', 'date')];
    const person = (number: string, ...values: [string, string, string]) => ({
      number,
      properties: values.map((value, index) => ({ id: [city, visits, joined][index] as bigint, value })),
    });
    await add([
      person('09241110001', 'تهران بزرگ', '-5', '2020-01-31'),
      person('09241110002', 'شیراز', '9', '2021-01-01'),
      person('09241110003', 'تهرانپارس', '10', '2021-06-15'),
      { number: '09241110004' },
    ]);
    const found = async (...properties: NonNullable<ContactFilters['properties']>) =>
      (await listed({ properties })).map(({ mobile }) => mobile % 10).sort();
    expect(await found({ id: city, begins: 'تهرا' })).toEqual([1, 3]);
    expect(await found({ id: city, begins: 'تهران ب' })).toEqual([1]);
    expect(await found({ id: city, from: 'شيراز', to: 'شیراز' })).toEqual([2]);
    expect(await found({ id: visits, from: '-5', to: '9' })).toEqual([1, 2]);
    expect(await found({ id: visits, from: '۱۰' })).toEqual([3]);
    expect(await found({ id: joined, from: '2021-01-01' })).toEqual([2, 3]);
    expect(await found({ id: joined, to: '2020-12-31' })).toEqual([1]);
    expect(await found({ id: city }, { id: visits, to: '9' })).toEqual([1, 2]);
    await expect(found({ id: visits, begins: '1' })).rejects.toMatchObject({ code: '422-184' });
    await expect(found({ id: visits, from: 'نه' })).rejects.toMatchObject({ code: '422-184' });
    await expect(found({ id: 0n })).rejects.toMatchObject({ code: '404-181' });
  });

  it('that are inactive are not asked for and not shown, and come back with their values', async () => {
    const city = await made('city');
    await add([{ number: '09241110001', properties: [{ id: city, value: 'تهران' }] }]);
    await updateProperty(context(), { accountId, id: city }, { active: false });
    expect((await listPropertyChoicesOf(db(), accountId)).map(({ latinTitle }) => latinTitle)).not.toContain('city');
    expect((await listed())[0]?.values).toEqual([]);
    await updateProperty(context(), { accountId, id: city }, { active: true, title: 'شهر', latinTitle: 'town' });
    expect(await own()).toMatchObject([{ title: 'شهر', latinTitle: 'town', active: true }]);
    expect((await listed())[0]?.values).toEqual([{ id: city, value: 'تهران' }]);
  });

  it('that contacts have are deleted only with their values, at once and then piece by piece', async () => {
    const [city, visits] = [await made('city'), await made('visits', 'int')];
    const properties = [
      { id: city, value: 'تهران' },
      { id: visits, value: '1' },
    ];
    await add(['1', '2', '3'].map((n) => ({ number: `0924111000${n}`, properties })));
    const remove = (withValues: boolean) => deleteProperties(context(), { accountId, ids: [city, 0n], withValues });
    await expect(remove(false)).rejects.toMatchObject({ code: '409-183' });
    expect(await own()).toHaveLength(2);
    expect(await remove(true)).toBe(1);
    expect((await listed())[0]?.values).toEqual([{ id: visits, value: 1 }]);
    expect(await sweepHidden(context(), 2)).toBe(3);
    const { rows } =
      await sql`select properties from contacts where account_id = ${accountId} and properties ? ${String(city)}
      union all select null from contact_properties where id = ${city}`.execute(db());
    expect(rows).toEqual([]);
    expect(await deleteProperties(context(), { accountId, ids: [await made('city')], withValues: false })).toBe(1);
  });

  it('have titles of their own, also beside those of the system', async () => {
    await made('city');
    const make = (title: string, latinTitle: string) =>
      createProperty(context(), { accountId, title, latinTitle, type: 'int' });
    await expect(make('ويژگی city', 'x')).rejects.toMatchObject({ code: '409-181' });
    await expect(make('دیگر', 'CITY')).rejects.toMatchObject({ code: '409-182' });
    await expect(make('نام', 'x')).rejects.toMatchObject({ code: '409-181' });
    await expect(make('دیگر', 'Birth_Date')).rejects.toMatchObject({ code: '409-182' });
    await expect(make(' \u200c', 'x')).rejects.toMatchObject({ code: '422-182' });
    await sql`insert into contact_properties (account_id, title, latin_title, type, created_at)
      select ${accountId}, 'ب' || n, 'b' || n, 1, now() from generate_series(1, 49) n`.execute(db());
    await expect(make('دیگر', 'x')).rejects.toMatchObject({ code: '422-183' });
  });

  it('of another account do not exist', async () => {
    const id = await made('city');
    accountId = await givenAccountId();
    await expect(add([{ number: '09241110001', properties: [{ id, value: 'تهران' }] }])).rejects.toMatchObject({
      code: '404-181',
    });
    await expect(updateProperty(context(), { accountId, id }, { active: false })).rejects.toMatchObject({
      code: '404-181',
    });
    expect(await deleteProperties(context(), { accountId, ids: [id], withValues: true })).toBe(0);
    await expect(listed({ properties: [{ id }] })).rejects.toMatchObject({ code: '404-181' });
  });
});
