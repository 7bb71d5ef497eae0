import type { DbOrTx, RefundRule } from '@peyk/server-database';
import { toPermittedHours } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';

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
  /** Hours of the day in Tehran; null for always. */
  permittedHours: PermittedHours | null;
  isDefault: boolean;
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
      'l.open_from_hour',
      'l.open_to_hour',
      'a.is_default as isDefault',
    ])
    .where('a.account_id', '=', accountId);
}

interface Columns {
  /** The column's CHECK allows 66 and 67 only. */
  multipart_chars: number;
  open_from_hour: number | null;
  open_to_hour: number | null;
}

function lineOf<Row extends Columns>({ multipart_chars, open_from_hour, open_to_hour, ...row }: Row) {
  const multipartChars: 66 | 67 = multipart_chars === 66 ? 66 : 67;
  return { ...row, multipartChars, permittedHours: toPermittedHours(open_from_hour, open_to_hour) };
}

/** All lines of an account, the default one first. */
export async function listAccountLines(db: DbOrTx, accountId: bigint): Promise<AccountLine[]> {
  const rows = await accountLines(db, accountId).orderBy('a.is_default', 'desc').orderBy('l.number').execute();
  return rows.map(lineOf);
}

/** The account's line with this number; undefined also when the line is somebody else's. */
export async function findAccountLine(db: DbOrTx, accountId: bigint, number: string): Promise<AccountLine | undefined> {
  const row = await accountLines(db, accountId).where('l.number', '=', number).executeTakeFirst();
  return row && lineOf(row);
}
