import { PREPARED } from '@peyk/server-database';
import { requireLineInReach, seesLine } from '@peyk/server-http';
import type { DbOrTx, RefundRule, Tx } from '@peyk/server-database';
import { toPermittedHours } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';
import { needsAgreement } from './agreements/agreements.repository';

/** A line as one account sees it. */
export interface AccountLine {
  id: bigint;
  number: string;
  title: string;
  family: string;
  advertising: boolean;
  multipartChars: 66 | 67;
  refundRule: RefundRule;
  active: boolean;
  /** What texts of this line must not have. */
  forbiddenWords: string[];
  linksAllowed: boolean;
  /** Hours of the day in Tehran; null for always. */
  permittedHours: PermittedHours | null;
  /** Parts a second of everybody who has it; null for no limit. */
  maxPerSecond: number | null;
  own: OwnLimits;
  /** The account has still to agree to something before it may send from the line. */
  needsAgreement: boolean;
  /** What the account calls it. */
  alias: string | null;
  isDefault: boolean;
}

/** What an account allows itself on a line, beside what the line allows. */
export interface OwnLimits {
  hours: PermittedHours | null;
  /** Parts a second. */
  maxPerSecond: number | null;
}

function accountLines(db: DbOrTx, accountId: bigint) {
  return db
    .selectFrom('account_lines as a')
    .innerJoin('lines as l', 'l.id', 'a.line_id')
    .select([
      'l.id',
      'l.number',
      'l.title',
      'l.family',
      'l.advertising',
      'l.multipart_chars',
      'l.refund_rule as refundRule',
      'l.active',
      'l.forbidden_words as forbiddenWords',
      'l.links_allowed as linksAllowed',
      'l.open_from_hour',
      'l.open_to_hour',
      'l.max_per_second as maxPerSecond',
      'a.own_from_hour',
      'a.own_to_hour',
      'a.own_max_per_second',
      'a.alias',
      'a.is_default as isDefault',
      needsAgreement.as('needsAgreement'),
    ])
    .where('a.account_id', '=', accountId);
}

interface Columns {
  /** The column's CHECK allows 66 and 67 only. */
  multipart_chars: number;
  open_from_hour: number | null;
  open_to_hour: number | null;
  own_from_hour: number | null;
  own_to_hour: number | null;
  own_max_per_second: number | null;
}

function lineOf<Row extends Columns>(columns: Row) {
  const { multipart_chars, open_from_hour, open_to_hour, own_from_hour, own_to_hour, own_max_per_second, ...row } =
    columns;
  const multipartChars: 66 | 67 = multipart_chars === 66 ? 66 : 67;
  const permittedHours = toPermittedHours(open_from_hour, open_to_hour);
  const own = { hours: toPermittedHours(own_from_hour, own_to_hour), maxPerSecond: own_max_per_second };
  return { ...row, multipartChars, permittedHours, own };
}

/** All lines of an account that the caller sees, the default one first. */
export async function listAccountLines(db: DbOrTx, accountId: bigint): Promise<AccountLine[]> {
  const rows = await accountLines(db, accountId).orderBy('a.is_default', 'desc').orderBy('l.number').execute();
  return rows.map(lineOf).filter(({ id }) => seesLine(id));
}

/** The account's line with this number; undefined also when the line is someone else's. @throws 403-533 when the caller's role has other lines */
export async function findAccountLine(db: DbOrTx, accountId: bigint, number: string): Promise<AccountLine | undefined> {
  const row = await accountLines(db, accountId).where('l.number', '=', number).modifyEnd(PREPARED).executeTakeFirst();
  return row && inReach(lineOf(row));
}

/** The same, and until the end of the transaction nobody changes the line or what the account allows itself on it. */
export async function lockAccountLine(tx: Tx, accountId: bigint, number: string): Promise<AccountLine | undefined> {
  const row = await accountLines(tx, accountId)
    .where('l.number', '=', number)
    .forShare('l')
    .forUpdate('a')
    .executeTakeFirst();
  return row && inReach(lineOf(row));
}

function inReach(line: AccountLine): AccountLine {
  requireLineInReach(line);
  return line;
}

/** A line as one account has it. */
export interface AccountLineKey {
  accountId: bigint;
  lineId: bigint;
}

export async function updateOwnLimits(
  tx: Tx,
  { accountId, lineId }: AccountLineKey,
  { hours, maxPerSecond }: OwnLimits,
): Promise<void> {
  await tx
    .updateTable('account_lines')
    .set({ own_from_hour: hours?.from ?? null, own_to_hour: hours?.to ?? null, own_max_per_second: maxPerSecond })
    .where('account_id', '=', accountId)
    .where('line_id', '=', lineId)
    .execute();
}

/** An account has one default line: the one before stops being it. */
export async function moveDefaultLine(tx: Tx, { accountId, lineId }: AccountLineKey): Promise<void> {
  await tx
    .updateTable('account_lines')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
  await tx
    .updateTable('account_lines')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('line_id', '=', lineId)
    .execute();
}

export async function updateAlias(tx: Tx, { accountId, lineId }: AccountLineKey, alias: string | null): Promise<void> {
  await tx
    .updateTable('account_lines')
    .set({ alias })
    .where('account_id', '=', accountId)
    .where('line_id', '=', lineId)
    .execute();
}

/** Until the end of the transaction nobody else changes which line is the account's default one. */
export async function lockDefaultLineOf(tx: Tx, accountId: bigint): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}
