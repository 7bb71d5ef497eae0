import type { OperationId } from '../client.ts';
import type { DataSizes, SeededData } from './seed-data.ts';

/** One thing that a list or a filter is asked for. */
export interface DataQuestion {
  name: string;
  operation: OperationId;
  body?: object;
  query?: Record<string, string>;
  /** Milliseconds that 95 of 100 answers stay below. */
  mustMs: number;
}

const LIST_MS = 150;
/** Search is asked while one types. */
const TYPED_MS = 100;
const PAGE = { page: 1, limit: 10 };
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

type Rest = Omit<DataQuestion, 'name' | 'operation' | 'mustMs'>;
const list = (name: string, operation: OperationId, rest: Rest = {}): DataQuestion => ({
  ...{ name, operation, mustMs: LIST_MS },
  ...(rest.query ? rest : { ...rest, body: { ...PAGE, ...rest.body } }),
});

function ofContacts({ phonebookId, tagId, propertyId }: SeededData): DataQuestion[] {
  const contacts = (name: string, filters: object, mustMs = LIST_MS, paging: object = {}): DataQuestion => ({
    ...list(`contacts: ${name}`, 'listContacts', { body: { ...paging, filters } }),
    mustMs,
  });
  return [
    contacts('all', {}),
    contacts('page 1,000', {}, LIST_MS, { page: 1000 }),
    contacts('a hundred a page', {}, LIST_MS, { limit: 100 }),
    ...['ن', 'نج', 'نجف', 'نجفی', 'نجفی زاده', 'زهرا نجفی‌زاده', 'پریسا ۹۹۱', 'یافت‌نشدنی'].map((search) =>
      contacts(`name «${search}»`, { search }, TYPED_MS),
    ),
    ...['7', '79', '791', '7919', '0924', '09240007919'].map((search) =>
      contacts(`number «${search}»`, { search }, TYPED_MS),
    ),
    contacts('a phonebook', { phonebook_id: phonebookId }),
    contacts('a tag', { tag_ids: [tagId] }),
    contacts('a tag and a name', { tag_ids: [tagId], search: 'زهرا' }, TYPED_MS),
    contacts('a property', { properties: [{ id: propertyId, begins: 'ته' }] }),
    contacts('gender', { gender: 'female' }),
    contacts('birth dates', { birth_from: '1990-03-21', birth_to: '1990-03-31' }),
    contacts('created lately', { from_date: ago(1) }),
    contacts('blacklisted', { blacklisted: true }),
    contacts('opted out', { opted_out: true }),
    contacts('delivered in 30 days', { reach: 'delivered' }),
    contacts('not delivered in 90 days', { reach: 'not_delivered', reach_days: 90 }),
    contacts('never reached', { reach: 'never_reached' }),
    contacts('never sent to', { reach: 'never_sent' }),
    list('phonebooks', 'listPhonebooks'),
    list('phonebooks: search', 'listPhonebooks', { body: { filters: { title: '۴۲' } } }),
    list('blacklist', 'listSuppressedNumbers', { body: { kind: 'send' } }),
    list('cancel-11', 'listSuppressedNumbers', { body: { kind: 'cancel_11' } }),
    list('numbers of a phonebook', 'countPhonebookNumbers', { query: { phonebook_ids: phonebookId } }),
  ];
}

function ofReports({ largestSendId, line }: SeededData, { largest }: DataSizes): DataQuestion[] {
  const recipients = (name: string, filters: object, page = 1, limit = 10) =>
    list(`recipients: ${name}`, 'listRecipients', { body: { send_id: largestSendId, filters, page, limit } });
  const send = { send_id: largestSendId };
  const [middle, delivered] = [Math.floor(largest / 20), Math.floor(largest * 0.04)];
  return [
    list('reports: recent', 'listSends'),
    list('reports: archive', 'listArchivedSends'),
    list('reports: archive, page 500', 'listArchivedSends', { body: { page: 500 } }),
    list('reports: a word of the text', 'listArchivedSends', { body: { filters: { message: 'نجفی' } } }),
    list('reports: a rare text', 'listArchivedSends', { body: { filters: { message: 'شمارهٔ ۷۷۷' } } }),
    list('reports: a line', 'listArchivedSends', { body: { filters: { number: line } } }),
    list('reports: a state', 'listArchivedSends', { body: { filters: { state: 6 } } }),
    list('reports: a type', 'listArchivedSends', { body: { filters: { type: 'phonebook' } } }),
    list('reports: dates', 'listArchivedSends', { body: { filters: { from_date: ago(200), to_date: ago(190) } } }),
    list('report of the largest', 'getSend', { query: send }),
    list('statistics of the largest', 'getSendStats', { query: send }),
    list('overview of 90 days', 'getReportsOverview', {
      query: { from_day: ago(89).slice(0, 10), to_day: ago(0).slice(0, 10) },
    }),
    recipients('all', {}),
    recipients('page in the middle', {}, middle),
    recipients('not delivered', { status: 3 }),
    recipients('not delivered, a hundred', { status: 3 }, 1, 100),
    recipients('delivered, page in the middle', { status: 2 }, delivered),
    recipients('a number', {
      number: `0${9_240_000_000 + Number((7919n * (777n + BigInt(largestSendId) * 31n)) % 9_999_991n)}`,
    }),
    recipients('a number that is not there', { number: '09249999995' }),
  ];
}

const OF_INBOX: DataQuestion[] = [
  list('inbox', 'listInbox'),
  list('inbox: unread', 'listInbox', { body: { filters: { is_read: false } } }),
  list('inbox: a word', 'listInbox', { body: { filters: { search: 'شیراز' } } }),
  list('inbox: a rare word', 'listInbox', { body: { filters: { search: '77777' } } }),
  list('inbox: two letters', 'listInbox', { body: { filters: { search: 'شی' } } }),
  list('inbox: a part of a number', 'listInbox', { body: { filters: { number: '7919' } } }),
  list('inbox: dates', 'listInbox', { body: { filters: { from_date: ago(3), to_date: ago(2) } } }),
  list('inbox: how many unread', 'countUnreadInbox', { query: {} }),
];

/** Every list page and every filter of contacts, reports and inbox. */
export function dataQuestions(data: SeededData, sizes: DataSizes): DataQuestion[] {
  return [...ofContacts(data), ...ofReports(data, sizes), ...OF_INBOX];
}
