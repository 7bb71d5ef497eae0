import {
  contactsThere,
  isSegmentThere,
  phonebooksThere,
  requireContactNumbers,
  requirePhonebooks,
  requireSegment,
} from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { requireAllContacts } from '@peyk/server-http';
import { lineDigits } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { fail, failSource } from './fail';
import { findAccountLine, listAccountLines } from './lines.repository';
import { faultOfSendTime } from './schedule.policy';
import { choiceOf, fitsType } from './source-choice';
import type { SourceChoice } from './source.service';

/** What was chosen for a send that nobody has asked for yet. */
export type KeptSettings = components['schemas']['DraftSettings'];
export type KeptParams = NonNullable<KeptSettings['params']>;
export type KeptRecipients = components['schemas']['DraftRecipients'];
export type Missing = components['schemas']['Draft']['missing'][number];

interface Asker {
  accountId: bigint;
  now: Date;
}

/**
 * Settings as they may be kept: line, phonebooks, contacts and segment are the account's, by the rule of sends. What a send is refused for
 * later (too little credit, a line that is off, phonebooks that are empty) does not matter yet.
 * @throws unknownLine, pastTime, farTime, wrongSource, unknown... of contacts; 403-533 to 403-536 beyond the reach of the caller's role
 */
export async function requireKeptSettings(
  db: DbOrTx,
  { accountId, now }: Asker,
  settings: KeptSettings,
): Promise<{ settings: KeptSettings; recipients: KeptRecipients | null }> {
  const { from_number, send_time } = settings;
  const number = from_number === undefined ? undefined : lineDigits(from_number);
  if (number !== undefined && !(await findAccountLine(db, accountId, number))) fail('unknownLine', 'from_number');
  const fault = send_time === undefined ? undefined : faultOfSendTime(new Date(send_time), now);
  if (fault) fail(fault, 'send_time');
  const recipients = await requireKeptRecipients(db, accountId, settings);
  return { settings: number === undefined ? settings : { ...settings, from_number: number }, recipients };
}

async function requireKeptRecipients(
  db: DbOrTx,
  accountId: bigint,
  { sending_type, params }: KeptSettings,
): Promise<KeptRecipients | null> {
  if (params === undefined) return null;
  const choice = choiceOf(params);
  if (!choice || !fitsType(sending_type, choice)) failSource('wrongSource', 'params');
  if (choice.kind === 'phonebooks') await requirePhonebooks(db, accountId, choice.phonebookIds);
  if (choice.kind === 'contacts') await requireContactNumbers(db, accountId, choice.contactIds);
  if (choice.kind === 'segment') {
    requireAllContacts();
    await requireSegment(db, { accountId, id: choice.segmentId });
  }
  return recipientsOf(choice);
}

function recipientsOf(choice: SourceChoice): KeptRecipients {
  if (choice.kind === 'numbers') return { kind: 'numbers', count: choice.numbers.length };
  if (choice.kind === 'phonebooks') return { kind: 'phonebooks', count: choice.phonebookIds.length };
  if (choice.kind === 'contacts') return { kind: 'contacts', count: choice.contactIds.length };
  if (choice.kind === 'segment') return { kind: 'segment', count: 1 };
  if (choice.kind !== 'bank') failSource('wrongSource', 'params');
  return { kind: 'bank', count: choice.choice.operators.reduce((sum, { size }) => sum + size, 0) };
}

/** Numbers of the lines that the caller may send from now. */
export async function usableLines(db: DbOrTx, accountId: bigint): Promise<ReadonlySet<string>> {
  const lines = await listAccountLines(db, accountId);
  return new Set(lines.filter(({ active }) => active).map(({ number }) => number));
}

/** Settings as they can be used now, without what is gone or not the caller's to see; and what that is. */
export function usableSettings(
  { lines, now }: { lines: ReadonlySet<string>; now: Date },
  { from_number, send_time, ...settings }: KeptSettings,
): { settings: KeptSettings; missing: Missing[] } {
  const hasLine = from_number !== undefined && lines.has(from_number);
  const hasTime = send_time !== undefined && faultOfSendTime(new Date(send_time), now) === undefined;
  return {
    settings: { ...settings, ...(hasLine && { from_number }), ...(hasTime && { send_time }) },
    missing: [
      ...(from_number !== undefined && !hasLine ? (['line'] as const) : []),
      ...(send_time !== undefined && !hasTime ? (['send_time'] as const) : []),
    ],
  };
}

/** The same of recipients; without `params` when nobody of them is left. */
export async function usableParams(
  db: DbOrTx,
  accountId: bigint,
  params: KeptParams,
): Promise<{ params?: KeptParams; missing: Missing[] }> {
  const { phonebook_ids, contact_ids, segment_id } = params;
  if (phonebook_ids) {
    const left = await phonebooksThere(db, accountId, phonebook_ids.map(BigInt));
    return some(left, phonebook_ids.length, {
      missing: 'phonebooks',
      of: (ids) => ({ ...params, phonebook_ids: ids }),
    });
  }
  if (contact_ids) {
    const left = await contactsThere(db, accountId, contact_ids.map(BigInt));
    return some(left, contact_ids.length, { missing: 'contacts', of: (ids) => ({ contact_ids: ids }) });
  }
  const isGone = segment_id !== undefined && !(await isSegmentThere(db, { accountId, id: BigInt(segment_id) }));
  return isGone ? { missing: ['segment'] } : { params, missing: [] };
}

function some(
  left: readonly bigint[],
  kept: number,
  { missing, of }: { missing: Missing; of: (ids: string[]) => KeptParams },
): { params?: KeptParams; missing: Missing[] } {
  const gone = left.length < kept ? [missing] : [];
  return left.length === 0 ? { missing: gone } : { params: of(left.map(String)), missing: gone };
}
