import type { DbOrTx, RefundRule, Tx } from '@peyk/server-database';
import { toPermittedHours } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';

/** A line that an admin makes. */
export interface NewLine {
  /** 3 to 20 digits. */
  number: string;
  title: string;
  /** Lines of a family share a tariff. */
  family: string;
  /** Adds the opt-out text; does not reach people who opted out. */
  advertising: boolean;
  multipartChars: 66 | 67;
  refundRule: RefundRule;
  /** Parts a second at most; null for no limit of the line's own. */
  maxPerSecond: number | null;
}

/** Its id; undefined when the number is taken. */
export async function insertLine(db: DbOrTx, line: NewLine): Promise<bigint | undefined> {
  const row = await db
    .insertInto('lines')
    .values({
      number: line.number,
      title: line.title,
      family: line.family,
      advertising: line.advertising,
      multipart_chars: line.multipartChars,
      refund_rule: line.refundRule,
      max_per_second: line.maxPerSecond,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findLineId(db: DbOrTx, number: string): Promise<bigint | undefined> {
  const row = await db.selectFrom('lines').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
}

/** What an admin changes about a line; what is left out stays. */
export interface LineChange {
  /** Shown in the panel. */
  title?: string;
  /** Hours of the day in Tehran; null for always. */
  hours?: PermittedHours | null;
  /** Parts a second at most; null for no limit of the line's own. */
  maxPerSecond?: number | null;
  /** Words that texts must not have; none to allow all. */
  forbiddenWords?: readonly string[];
  linksAllowed?: boolean;
  /** Names of those that may carry it, the best first; null for the installation's own rule. */
  operators?: readonly string[] | null;
}

/** What commands change about a line; undefined when there is no such line. Locked until the transaction ends. */
export function lockLine(tx: Tx, number: string) {
  return tx
    .selectFrom('lines')
    .select([
      'id',
      'title',
      'active',
      'open_from_hour',
      'open_to_hour',
      'max_per_second as maxPerSecond',
      'forbidden_words as forbiddenWords',
      'links_allowed as linksAllowed',
      'operators',
    ])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateLine(
  tx: Tx,
  number: string,
  { title, hours, maxPerSecond, forbiddenWords, linksAllowed, operators }: LineChange,
): Promise<void> {
  await tx
    .updateTable('lines')
    .set({
      ...(title !== undefined && { title }),
      ...(hours !== undefined && { open_from_hour: hours?.from ?? null, open_to_hour: hours?.to ?? null }),
      ...(maxPerSecond !== undefined && { max_per_second: maxPerSecond }),
      ...(forbiddenWords !== undefined && { forbidden_words: [...forbiddenWords] }),
      ...(linksAllowed !== undefined && { links_allowed: linksAllowed }),
      ...(operators !== undefined && { operators: operators && [...operators] }),
    })
    .where('number', '=', number)
    .execute();
}

const lines = (db: DbOrTx) => db.selectFrom('lines').selectAll();

/** All of them, also those that are closed, by their numbers. */
export async function listAllLines(db: DbOrTx, { offset, limit }: { offset: number; limit: number }) {
  const { total } = await db
    .selectFrom('lines')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await lines(db).orderBy('number').offset(offset).limit(limit).execute();
  return { total: Number(total), items };
}

export const findLineRow = (db: DbOrTx, number: string) => lines(db).where('number', '=', number).executeTakeFirst();

/** Hours that accounts have of their own on a line. */
export async function listOwnHours(
  db: DbOrTx,
  number: string,
): Promise<{ accountId: bigint; hours: PermittedHours }[]> {
  const rows = await db
    .selectFrom('account_lines as a')
    .innerJoin('lines as l', 'l.id', 'a.line_id')
    .select(['a.account_id as accountId', 'a.own_from_hour', 'a.own_to_hour'])
    .where('l.number', '=', number)
    .where('a.own_from_hour', 'is not', null)
    .orderBy('a.account_id')
    .execute();
  return rows.flatMap(({ accountId, own_from_hour, own_to_hour }) => {
    const hours = toPermittedHours(own_from_hour, own_to_hour);
    return hours ? [{ accountId, hours }] : [];
  });
}

export async function updateLineActive(tx: Tx, number: string, active: boolean): Promise<void> {
  await tx.updateTable('lines').set({ active }).where('number', '=', number).execute();
}

/** The number of the account's default line; null when it has none. */
export async function findDefaultLine(tx: Tx, accountId: bigint): Promise<string | null> {
  const row = await tx
    .selectFrom('account_lines as a')
    .innerJoin('lines as l', 'l.id', 'a.line_id')
    .select('l.number')
    .where('a.account_id', '=', accountId)
    .where('a.is_default', '=', true)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** An account has one default line: the one before stops being it. */
export async function clearDefaultLine(tx: Tx, accountId: bigint): Promise<void> {
  await tx
    .updateTable('account_lines')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
}

export async function upsertAccountLine(
  tx: Tx,
  row: { accountId: bigint; lineId: bigint; isDefault: boolean },
): Promise<void> {
  await tx
    .insertInto('account_lines')
    .values({ account_id: row.accountId, line_id: row.lineId, is_default: row.isDefault })
    .onConflict((conflict) => conflict.columns(['account_id', 'line_id']).doUpdateSet({ is_default: row.isDefault }))
    .execute();
}
