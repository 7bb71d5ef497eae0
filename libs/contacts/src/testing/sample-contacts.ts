import type { ContactBulk } from '../api/contact-bulks';
import type { ListedProperty } from '../api/properties';
import type { Segment } from '../api/segments';
import type { Tag } from '../api/tags';
import type { Contact } from '../api/list-contacts';
import type { Phonebook } from '../api/list-phonebooks';
import type { SuppressedNumber } from '../api/suppressed';

const AT = '2026-11-20T08:30:00.000Z';

const phonebook = (id: string, title: string, members_count: number, code: string | null = null): Phonebook => ({
  ...{ id, title, code, members_count },
  created_at: AT,
});

export const PHONEBOOKS: readonly Phonebook[] = [
  phonebook('1', 'مشتریان تهران', 2, 'tehran'),
  phonebook('2', 'اعضای باشگاه مشتریان شعبهٔ مرکزی و نمایندگی‌های فروش و خدمات پس از فروش سراسر کشور', 1_240_000),
  phonebook('3', 'دفترچهٔ بی‌مخاطب', 0),
];

const placesOf = (...ids: readonly string[]) =>
  PHONEBOOKS.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }));

/** A contact for tests and stories. */
export function sampleContact(more: Partial<Contact> = {}): Contact {
  return {
    ...{ id: '11', mobile: '989241110001', name: 'مریم رضایی', gender: 'female', birth_date: '1991-03-21', version: 1 },
    ...{ phonebooks: placesOf('1'), phonebooks_count: 1, created_at: AT, tags: [], properties: [] },
    ...{ blacklisted: false, receive_blacklisted: false, opted_out: false },
    ...more,
  };
}

export const CONTACTS: readonly Contact[] = [
  sampleContact(),
  sampleContact({
    ...{ id: '12', mobile: '989041110002', gender: 'male', birth_date: null, blacklisted: true, opted_out: true },
    name: 'سید محمدرضا حسینی‌نژاد اصفهانی، مدیر بازرگانی شرکت پخش سراسری مواد غذایی و بهداشتی البرز و زاگرس شرقی',
    ...{ phonebooks: placesOf('1', '2'), phonebooks_count: 2 },
  }),
  sampleContact({
    ...{ id: '13', mobile: '989952110003', name: null, gender: null, birth_date: null },
    ...{ phonebooks: [], phonebooks_count: 0 },
  }),
];

export const SUPPRESSED: readonly SuppressedNumber[] = [
  { mobile: '989241110001', name: 'مریم رضایی', line: '98100012345', message: 'لغو۱۱', created_at: AT },
  { mobile: '989041110002', name: null, line: null, message: null, created_at: AT },
];

const UNTIL = '2026-11-24T08:30:00.000Z';

export const TAGS: readonly Tag[] = [
  { id: '7', title: 'مشتری ویژه', contacts_count: 12, created_at: AT },
  { id: '8', title: 'بدحساب', contacts_count: 0, created_at: AT },
];

export const PROPERTIES: readonly ListedProperty[] = [
  {
    ...{ id: null, title: 'نام', latin_title: 'name', type: 'string', origin: 'system' },
    ...{ active: true, used_count: null, created_at: null },
  },
  {
    ...{ id: '5', title: 'تاریخ تمدید', latin_title: 'renewal', type: 'date', origin: 'user' },
    ...{ active: true, used_count: 3, created_at: AT },
  },
  {
    ...{ id: '6', title: 'شمارهٔ اشتراک', latin_title: 'number', type: 'int', origin: 'user' },
    ...{ active: false, used_count: 10_001, created_at: AT },
  },
];

export const BULK: ContactBulk = {
  ...{ id: '31', action: 'add_tag', title: 'مشتری ویژه', state: 'done', total_count: 40, done_count: 40 },
  ...{ changed_count: 38, created_at: AT, undo_until: UNTIL },
};

export const SEGMENTS: readonly Segment[] = [
  {
    id: '41',
    title: 'خانم‌های تهران',
    filters: { gender: 'female', phonebook_id: '1' },
    broken: false,
    created_at: AT,
    updated_at: AT,
  },
  { id: '42', title: 'برچسب گم‌شده', filters: { tag_ids: ['99'] }, broken: true, created_at: AT, updated_at: AT },
];

const page = (items: readonly object[]) => ({ data: { items, paging: { page: 1, limit: 10, total: items.length } } });

interface Given {
  readonly contacts?: readonly Contact[];
  readonly phonebooks?: readonly Phonebook[];
  readonly suppressed?: readonly SuppressedNumber[];
  readonly tags?: readonly Tag[];
  readonly properties?: readonly ListedProperty[];
  readonly bulks?: readonly ContactBulk[];
  readonly segments?: readonly Segment[];
}

/** What the network answers with so many of each. */
export function answersOf({
  contacts = CONTACTS,
  phonebooks = PHONEBOOKS,
  suppressed = SUPPRESSED,
  ...given
}: Given = {}) {
  const { tags = TAGS, properties = PROPERTIES, bulks = [BULK], segments = SEGMENTS } = given;
  const counts = { total: 2, by_operator: [], blacklisted: 1, opted_out: 0, reachable: 1, reachable_by_advertising: 1 };
  return {
    'GET /phonebooks': { data: { items: phonebooks } },
    'POST /phonebooks/list-new': page(phonebooks),
    'POST /phonebooks/numbers/contact-list': page(contacts),
    'GET /phonebooks/numbers/count': { data: counts },
    'GET /phonebooks/numbers/contact': { data: contacts[0] },
    'POST /phonebooks/blacklist/list': page(suppressed),
    'GET /phonebooks/numbers/tags': { data: { items: tags } },
    'GET /phonebooks/options': { data: { items: properties.filter(({ active }) => active) } },
    'POST /phonebooks/options/list-new': page(properties),
    'GET /phonebooks/numbers/bulk/list': { data: { items: bulks } },
    'GET /phonebooks/segments': { data: { items: segments } },
  };
}

/** Each question of this library refused with a status. */
export function refusing(status: number) {
  return Object.fromEntries(Object.keys(answersOf()).map((operation) => [operation, { status }]));
}

/** The session of a person who may do no more than this. */
export function mayOnly(...permissions: readonly string[]) {
  const user = { name: 'همکار', userName: 'member', impersonated: false, isOwner: false, permissions };
  return { session: { token: 'token', user, isLoading: false } } as never;
}
