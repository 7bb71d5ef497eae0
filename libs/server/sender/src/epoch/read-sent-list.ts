import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { mobileOfReceipt } from '../model/receipt-mobile';
import type { SentEntry } from '../model/match-sent-list';

/** What the list cannot be read for; says the line. */
export class SentListError extends Error {}

const NEEDED = ['message_id', 'number'] as const;
const KNOWN = [...NEEDED, 'line', 'sent_at', 'reference'] as const;
type Column = (typeof KNOWN)[number];
const REFERENCE = /^\d{1,5}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads what an operator says it took: CSV with a heading, docs/restore.md. One line that cannot be read refuses the whole list:
 * what it holds would otherwise go out twice.
 * @throws SentListError
 */
export async function readSentList(path: string): Promise<SentEntry[]> {
  const entries: SentEntry[] = [];
  const state: { columns?: Column[]; at: number } = { at: 0 };
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    state.at += 1;
    if (line.trim() === '') continue;
    const fields = line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
    if (!state.columns) state.columns = readHeading(fields);
    else entries.push(readEntry(fields, state.columns, state.at));
  }
  if (!state.columns) throw new SentListError('The list is empty: its first line names the columns.');
  return entries;
}

function readHeading(fields: readonly string[]): Column[] {
  const names = fields.map((field) => field.replace(/^\uFEFF/, '').toLowerCase());
  const columns = names.map((name) => KNOWN.find((known) => known === name));
  const unknown = names.find((_, place) => columns[place] === undefined);
  if (unknown !== undefined) throw new SentListError(`There is no column "${unknown}"; there are ${KNOWN.join(', ')}.`);
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing) throw new SentListError(`The column "${missing}" is missing.`);
  return columns.filter((column) => column !== undefined);
}

function readEntry(fields: readonly string[], columns: readonly Column[], at: number): SentEntry {
  const of = (column: Column) => fields[columns.indexOf(column)] ?? '';
  const fault = (what: string) => new SentListError(`Line ${at}: ${what}.`);
  if (fields.length !== columns.length) throw fault(`${fields.length} fields instead of ${columns.length}`);
  const mobile = mobileOfReceipt({ destination: of('number').replace(/^\+/, ''), source: '' });
  if (mobile === undefined) throw fault('"number" is not a mobile number of Iran');
  if (of('message_id') === '') throw fault('"message_id" is empty');
  const reference = of('reference');
  if (reference !== '' && !(REFERENCE.test(reference) && Number(reference) <= 0xffff))
    throw fault('"reference" is a number from 0 to 65535, or empty');
  const sentAt = of('sent_at');
  if (sentAt !== '' && !(INSTANT.test(sentAt) && !Number.isNaN(Date.parse(sentAt))))
    throw fault('"sent_at" is an instant with its zone such as 2026-05-01T10:00:00Z, or empty');
  return {
    operatorMessageId: of('message_id'),
    mobile,
    line: of('line'),
    userReference: reference === '' ? null : Number(reference),
    at: sentAt === '' ? null : new Date(sentAt),
  };
}
