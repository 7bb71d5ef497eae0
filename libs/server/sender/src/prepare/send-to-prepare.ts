import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { PriceTerms } from './price-audience';

export interface SendToPrepare extends PriceTerms {
  accountId: bigint;
  sendId: bigint;
  lane: number;
  lineId: bigint;
  advertising: boolean;
}

/** The first unprepared send after `afterSendId` that nobody else prepares, locked. */
export async function lockSendToPrepare(tx: Tx, afterSendId: bigint): Promise<SendToPrepare | undefined> {
  const { rows } = await sql<SendToPrepare>`
    select s.account_id as "accountId", s.id as "sendId", s.lane, s.line_id as "lineId", s.parts,
      s.unit_mrial as "unitMrial", s.statutory_mrial as "statutoryMrial", s.with_charity as "withCharity",
      s.quoted_total_mrial as "quotedTotalMrial", l.advertising
    from sends s join lines l on l.id = s.line_id
    where s.state = 0 and s.id > ${afterSendId} order by s.id limit 1 for update of s skip locked`.execute(tx);
  return rows[0];
}

const SLICE = 100_000;

/** The numbers as they were given; read in slices, because the driver reads an array in one go. */
export async function selectIntake(db: DbOrTx, { accountId, sendId }: SendToPrepare): Promise<string[]> {
  const numbers: string[] = [];
  for (let from = 1; ; from += SLICE) {
    const { rows } = await sql<{ slice: string[] }>`
      select numbers[${from}::int:${from + SLICE - 1}::int] as slice from send_intake
      where account_id = ${accountId} and send_id = ${sendId}`.execute(db);
    const slice = rows[0]?.slice ?? [];
    for (const number of slice) numbers.push(number);
    if (slice.length < SLICE) return numbers;
  }
}

export async function deleteIntake(tx: Tx, { accountId, sendId }: SendToPrepare): Promise<void> {
  await sql`delete from send_intake where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
}
