import { randomInt } from 'node:crypto';
import type { DbOrTx, LinesTable, RefundRule } from '@peyk/server-database';

export interface LineWishes {
  /** Accounts that may send from it. */
  accountId?: bigint;
  isDefault?: boolean;
  number?: string;
  title?: string;
  family?: string;
  advertising?: boolean;
  multipartChars?: 66 | 67;
  refundRule?: RefundRule;
  maxPerSecond?: number;
  active?: boolean;
  /** Hours of the day in Tehran; always unless told. */
  hours?: { from: number; to: number };
}

export interface GivenLine {
  lineId: bigint;
  number: string;
  family: LinesTable['family'];
}

/** A line (by default of the 3000 family, not advertising), given to an account when one is named. */
export async function givenLine(db: DbOrTx, wishes: LineWishes = {}): Promise<GivenLine> {
  const family = wishes.family ?? '3000';
  const number = wishes.number ?? `3000${randomInt(10_000_000, 99_999_999)}`;
  const { id } = await db
    .insertInto('lines')
    .values({
      number,
      family,
      title: wishes.title ?? 'خط نمونه',
      advertising: wishes.advertising ?? false,
      multipart_chars: wishes.multipartChars ?? 67,
      refund_rule: wishes.refundRule ?? 'blacklist',
      max_per_second: wishes.maxPerSecond ?? null,
      active: wishes.active ?? true,
      open_from_hour: wishes.hours?.from ?? null,
      open_to_hour: wishes.hours?.to ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (wishes.accountId !== undefined) {
    await db
      .insertInto('account_lines')
      .values({ account_id: wishes.accountId, line_id: id, is_default: wishes.isDefault ?? false })
      .execute();
  }
  return { lineId: id, number, family };
}
