import { factOf, fieldOf, rowOfKey, valuesOf } from '@peyk/server-module';
import type { DeskCollection, ItemValues, KeptItem } from '@peyk/server-module';
import { fail } from '../fail';
import {
  addContactWay,
  addFaq,
  changeContactWay,
  changeFaq,
  findContactWay,
  findFaqRow,
  listContactWays,
  listFaqRows,
  removeContactWay,
  removeFaq,
} from './help.repository';
import type { ContactWay, Faq } from './help.repository';
import type { ContactKind } from './help.tables';

const KINDS: Readonly<Record<ContactKind, string>> = {
  ...{ phone: 'تلفن', mobile: 'تلفن همراه', email: 'رایانامه' },
  ...{ site: 'وب‌گاه', address: 'نشانی', hours: 'ساعت کار' },
};

/** @throws unknownHelp */
const requireRow = (key: string): bigint => rowOfKey(key) ?? fail('unknownHelp');

const faqOf = (values: ItemValues) => ({
  category: values.get('category') ?? '',
  question: values.get('question') ?? '',
  answer: values.get('answer') ?? '',
  position: Number(values.get('position')),
});

const faqItem = ({ id, category, question, answer, position }: Faq): KeptItem => ({
  ...{ key: String(id), title: question, state: null },
  facts: [factOf('دسته', category), factOf('ردیف', String(position), 'number')],
  values: valuesOf({ category, question, answer, position }),
});

/** Questions that many ask, with their answers. */
export const faqsCollection: DeskCollection = {
  collection: 'faqs',
  role: 'editorial',
  fields: [
    fieldOf('text', 'category', 'دسته', { max_chars: 60, hint: 'پرسش‌های هر دسته زیر یک عنوان می‌آیند.' }),
    fieldOf('text', 'question', 'پرسش'),
    fieldOf('long_text', 'answer', 'پاسخ'),
    fieldOf('number', 'position', 'ردیف', { hint: 'عدد کوچک‌تر جلوتر است.' }),
  ],
  list: async ({ db }, { offset, limit }) => {
    const rows = await listFaqRows(db);
    return { total: rows.length, items: rows.slice(offset, offset + limit).map(faqItem) };
  },
  show: async ({ db }, key) => {
    const row = await findFaqRow(db, requireRow(key));
    return row && faqItem(row);
  },
  add: ({ db }, values) => addFaq(db, faqOf(values)),
  change: async ({ db }, key, values) => {
    await changeFaq(db, requireRow(key), faqOf(values));
    return undefined;
  },
  remove: ({ db }, key) => removeFaq(db, requireRow(key)),
};

const wayOf = (values: ItemValues) => ({
  // The cast: it was checked against the choices of its field.
  kind: values.get('kind') as ContactKind,
  value: values.get('value') ?? '',
});

const wayItem = ({ id, kind, value }: ContactWay): KeptItem => ({
  ...{ key: String(id), title: value, state: null },
  facts: [factOf('گونه', KINDS[kind])],
  values: valuesOf({ kind, value }),
});

/** How the installation is reached. */
export const contactWaysCollection: DeskCollection = {
  collection: 'contact_ways',
  role: 'editorial',
  fields: [fieldOf('choice', 'kind', 'گونه', { choices: KINDS }), fieldOf('text', 'value', 'متن', { max_chars: 300 })],
  list: async ({ db }, { offset, limit }) => {
    const rows = await listContactWays(db);
    return { total: rows.length, items: rows.slice(offset, offset + limit).map(wayItem) };
  },
  show: async ({ db }, key) => {
    const row = await findContactWay(db, requireRow(key));
    return row && wayItem(row);
  },
  add: ({ db }, values) => addContactWay(db, wayOf(values)),
  change: async ({ db }, key, values) => {
    await changeContactWay(db, requireRow(key), wayOf(values));
    return undefined;
  },
  remove: ({ db }, key) => removeContactWay(db, requireRow(key)),
};
