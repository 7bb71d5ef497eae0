import { notify } from '@peyk/server-database';
import type { Insertable } from 'kysely';
import type { Db, RefundRule, SendsTable, Tx } from '@peyk/server-database';
import { analyseText } from '@peyk/shared-sms';
import { testSeal } from '@peyk/shared-testing-node';
import { enqueueSystemMessage } from '../enqueue-system-message';
import type { SystemMessage } from '../enqueue-system-message';

export interface SendWishes {
  accountId: bigint;
  lineId: bigint;
  fromNumber?: string;
  numbers: readonly string[];
  text?: string;
  unitMrial?: bigint;
  statutoryMrial?: bigint;
  withCharity?: boolean;
  refundRule?: RefundRule;
  quotedTotalMrial?: bigint;
  lane?: 0 | 1;
  /** When, how fast, until when. */
  plan?: Partial<Pick<Insertable<SendsTable>, 'state' | 'send_time' | 'rate_per_second' | 'expires_at'>>;
}

/** Persian, one part. */
export const SHORT_TEXT = 'سلام، سفارش شما آماده است.';

/** A send as accepting it leaves it: state creating, numbers as given. */
export async function givenSend(db: Db, wishes: SendWishes): Promise<bigint> {
  const text = wishes.text ?? SHORT_TEXT;
  const { encoding, language, parts } = analyseText(text);
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('sends')
      .values({
        account_id: wishes.accountId,
        type: 'webservice',
        state: 0,
        lane: wishes.lane ?? 1,
        line_id: wishes.lineId,
        from_number: wishes.fromNumber ?? '3000',
        text,
        encoding,
        language,
        parts,
        unit_mrial: wishes.unitMrial ?? 1_330_000n,
        statutory_mrial: wishes.statutoryMrial ?? 40_000n,
        with_charity: wishes.withCharity ?? false,
        refund_rule: wishes.refundRule ?? 'blacklist',
        quoted_total_mrial: wishes.quotedTotalMrial ?? null,
        requested_count: wishes.numbers.length,
        created_at: new Date(),
        ...wishes.plan,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('send_intake')
      .values({ account_id: wishes.accountId, send_id: id, numbers: [...wishes.numbers] })
      .execute();
    await notify(tx, 'send_prepare', String(id));
    return id;
  });
}

/** MCI numbers that nobody has: one tier, so sums are easy. At most 10,000,000 from `from` on. */
export function mciNumbers(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, i) => `09952${String(from + i).padStart(6, '0')}`);
}

/** A message of the installation itself, in the fast lane. Answers its send's id. */
export async function givenCode(db: Db, message: Omit<SystemMessage, 'at'>): Promise<bigint> {
  const ofTransaction = (tx: Tx) => enqueueSystemMessage(tx, testSeal, { ...message, at: new Date() });
  const sendId = await db.transaction().execute(ofTransaction);
  if (sendId === undefined) throw new Error('The account has no line.');
  return sendId;
}
