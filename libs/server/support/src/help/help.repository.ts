import { auditChange } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import { contains } from '@peyk/server-http';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { fail } from '../fail';
import type { ContactKind, ContactWaysTable, FaqsTable } from './help.tables';

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

/** @throws badHelpText */
export async function addContactWay(db: DbOrTx, way: { kind: ContactKind; value: string }): Promise<bigint> {
  const row = { kind: way.kind, value: requireText(way.value, VALUE_CHARS) };
  return (await db.insertInto('contact_ways').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

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

/** @throws badHelpText, tooManyFaqs */
export async function addFaq(db: DbOrTx, faq: Omit<Faq, 'id'>): Promise<bigint> {
  if ((await listFaqRows(db)).length >= MAX_FAQS) fail('tooManyFaqs');
  const row = {
    category: requireText(faq.category, CATEGORY_CHARS),
    question: requireText(faq.question, QUESTION_CHARS),
    answer: requireText(faq.answer, ANSWER_CHARS),
    position: faq.position,
  };
  return (await db.insertInto('faqs').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** @throws unknownHelp */
export async function removeFaq(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('faqs').where('id', '=', id).returning('question').executeTakeFirst();
  if (!row) fail('unknownHelp');
  auditChange({ before: row, after: null });
}
