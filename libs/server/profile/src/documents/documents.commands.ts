import { REFUSAL_OPTIONS, refusalOf, reviewerOf } from '@peyk/server-decisions';
import { UsageError, optionalText, readId, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { decideDocument, takeDocument } from './decide-document.service';
import { REFUSAL_WORDS } from './documents.policy';
import { findDocument, findDocumentKey, listWaitingDocuments } from './documents.repository';
import type { WaitingDocument } from './documents.repository';
import { fail } from '../fail';

const MOST_SHOWN = 100;
const WORDS = ['document-id'] as const;

function linesOf(row: WaitingDocument): string[] {
  return [
    `${row.id}  ${row.askedAt.toISOString()}  ${row.accountName}  ${row.kind}`,
    ...(row.takenBy === null ? [] : [`    Taken by ${row.takenBy} at ${row.takenAt?.toISOString()}`]),
  ];
}

const list: Command = {
  name: 'document list',
  help: 'Show the documents that wait for a person, oldest first.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listWaitingDocuments(db, MOST_SHOWN);
    return rows.length === 0 ? ['Nothing waits.'] : rows.flatMap(linesOf);
  },
};

const show: Command = {
  name: 'document save',
  help: 'Save the file of a document.',
  readsOnly: true,
  words: WORDS,
  options: { to: { kind: 'text', help: 'Where to, without the ending.', required: true } },
  run: async ({ db, saveFile }, { words: [documentId = ''], values }) => {
    const key = await findDocumentKey(db, readId(documentId));
    const { accountId, fileId } = (key && (await findDocument(db, key))) ?? fail('unknownDocument');
    return [`Saved as ${await saveFile({ accountId, id: fileId }, text(values, 'to'))}.`];
  },
};

const take: Command = {
  name: 'document take',
  help: 'Say that you look at a document: for half an hour nobody else decides about it.',
  words: WORDS,
  account: null,
  run: async (context, { words: [documentId = ''], by }) => {
    await takeDocument(reviewerOf(context, by), readId(documentId));
    return ['Taken.'];
  },
};

/** A day that exists; undefined for none. @throws UsageError */
function readDay(day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  const at = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) {
    throw new UsageError(`"${day}" is no day such as 2027-03-20.`);
  }
  return day;
}

const accept: Command = {
  name: 'document accept',
  help: 'Accept a document.',
  words: WORDS,
  options: {
    'valid-until': { kind: 'text', help: 'The last day that it counts, such as 2027-03-20. Always without it.' },
  },
  account: null,
  run: async (context, { words: [documentId = ''], values, by }) => {
    const validUntil = readDay(optionalText(values, 'valid-until'));
    await decideDocument(reviewerOf(context, by), readId(documentId), { decision: 'accepted', validUntil });
    return ['Accepted.'];
  },
};

const refuse: Command = {
  name: 'document refuse',
  help: 'Refuse a document; another one may be uploaded.',
  words: WORDS,
  options: REFUSAL_OPTIONS(REFUSAL_WORDS),
  account: null,
  run: async (context, { words: [documentId = ''], values, by }) => {
    const refusal = refusalOf(values, REFUSAL_WORDS);
    await decideDocument(reviewerOf(context, by), readId(documentId), { decision: 'refused', ...refusal });
    return ['Refused.'];
  },
};

/** Documents that a person decides about. */
export const documentCommands: readonly Command[] = [list, show, take, accept, refuse];
