import { auditChange } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { contains } from '@peyk/server-http';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { fail } from '../fail';
import type { ContactWaysTable, FaqsTable } from './help.tables';

export type ContactWay = Selectable<ContactWaysTable>;
export type Faq = Selectable<FaqsTable>;

/** That an installation may have; all of them come at once. */
export const MAX_FAQS = 200;
const [CATEGORY_CHARS, QUESTION_CHARS, ANSWER_CHARS, VALUE_CHARS] = [60, 200, 4_000, 300];

/** @throws badHelpText */
function requireText(given: string, most: number): string {
  const text = given.trim();
  if (text === '' || [...text].length > most) fail('badHelpText');
  return text;
}

/** In the order of their making. */
export function listContactWays(db: DbOrTx): Promise<ContactWay[]> {
  return db.selectFrom('contact_ways').selectAll().orderBy('id').execute();
}

const wayOf = (way: Omit<ContactWay, 'id'>) => ({ kind: way.kind, value: requireText(way.value, VALUE_CHARS) });

/** @throws badHelpText */
export async function addContactWay(db: DbOrTx, way: Omit<ContactWay, 'id'>): Promise<bigint> {
  return (await db.insertInto('contact_ways').values(wayOf(way)).returning('id').executeTakeFirstOrThrow()).id;
}

/** @throws badHelpText, unknownHelp */
export async function changeContactWay(db: DbOrTx, id: bigint, way: Omit<ContactWay, 'id'>): Promise<void> {
  const { id: _, ...before } = (await findContactWay(db, id)) ?? fail('unknownHelp');
  const after = wayOf(way);
  await db.updateTable('contact_ways').set(after).where('id', '=', id).execute();
  auditChange({ before, after });
}

export const findContactWay = (db: DbOrTx, id: bigint): Promise<ContactWay | undefined> =>
  db.selectFrom('contact_ways').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws unknownHelp */
export async function removeContactWay(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('contact_ways').where('id', '=', id).returning(['kind', 'value']).executeTakeFirst();
  if (!row) fail('unknownHelp');
  auditChange({ before: row, after: null });
}

export interface FaqQuestion {
  category?: string | undefined;
  /** Somewhere in question or answer. */
  search?: string | undefined;
}

/** In their order, at most 200. */
export function listFaqRows(db: DbOrTx, { category, search }: FaqQuestion = {}): Promise<Faq[]> {
  let all = db.selectFrom('faqs').selectAll();
  if (category !== undefined) all = all.where('category', '=', category);
  if (search !== undefined) {
    const text = sql`question || ' ' || answer`;
    all = all.where(contains({ found: sql`null`, column: text }, search));
  }
  return all.orderBy('position').orderBy('id').limit(MAX_FAQS).execute();
}

/** In the order of the first question of each. */
export async function listFaqCategoryRows(db: DbOrTx): Promise<string[]> {
  return [...new Set((await listFaqRows(db)).map(({ category }) => category))];
}

export const findFaqRow = (db: DbOrTx, id: bigint): Promise<Faq | undefined> =>
  db.selectFrom('faqs').selectAll().where('id', '=', id).executeTakeFirst();

const faqOf = ({ category, question, answer, position }: Omit<Faq, 'id'>) => ({
  category: requireText(category, CATEGORY_CHARS),
  question: requireText(question, QUESTION_CHARS),
  answer: requireText(answer, ANSWER_CHARS),
  position,
});

/** @throws badHelpText, tooManyFaqs */
export async function addFaq(db: DbOrTx, faq: Omit<Faq, 'id'>): Promise<bigint> {
  if ((await listFaqRows(db)).length >= MAX_FAQS) fail('tooManyFaqs');
  return (await db.insertInto('faqs').values(faqOf(faq)).returning('id').executeTakeFirstOrThrow()).id;
}

/** @throws badHelpText, unknownHelp */
export async function changeFaq(db: DbOrTx, id: bigint, faq: Omit<Faq, 'id'>): Promise<void> {
  const before = (await findFaqRow(db, id)) ?? fail('unknownHelp');
  const after = faqOf(faq);
  await db.updateTable('faqs').set(after).where('id', '=', id).execute();
  auditChange({ before: factsOf(before), after: factsOf(after) });
}

/** As the audit keeps it: the answer is what everybody reads. */
const factsOf = ({ category, question, position }: Omit<Faq, 'id'>) => ({ category, question, position });

/** @throws unknownHelp */
export async function removeFaq(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('faqs').where('id', '=', id).returning('question').executeTakeFirst();
  if (!row) fail('unknownHelp');
  auditChange({ before: row, after: null });
}
