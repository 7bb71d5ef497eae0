import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { accountGoesOn } from '@peyk/server-accounts';
import type { WeeklyRule } from '@peyk/server-audience';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import type { SpendingLimits } from '../limits/spending-limits';
import type { PriceTerms } from './price-audience';
import { sendState } from '../model/state-literals';

export interface SendToPrepare extends PriceTerms {
  /** With variables, where each recipient has a text of its own; null where all get the same. */
  ownText: string | null;
  multipartChars: 66 | 67;
  /** What the line does not carry; looked at in texts that are made now. */
  forbiddenWords: string[];
  linksAllowed: boolean;
  latinUnitMrial: bigint | null;
  latinStatutoryMrial: bigint | null;
  accountId: bigint;
  sendId: bigint;
  lane: number;
  lineId: bigint;
  advertising: boolean;
  /** Who has had enough messages is left out; all null for nobody. */
  weeklyLimit: number | null;
  weeklySince: Date | null;
  weeklyAsOf: Date | null;
  /** Held since the send was accepted with a quote; 0n without one. */
  reservedMrial: bigint;
  /** What its maker may spend; null where nothing limits them. */
  limits: (SpendingLimits & { isCounted: boolean }) | null;
}

/** The first unprepared send after `afterSendId` that nobody else prepares, locked; what its account's state holds back waits. */
export function lockSendToPrepare(tx: Tx, afterSendId: bigint): Promise<SendToPrepare | undefined> {
  return lockFirst(tx, sql`s.id > ${afterSendId} and ${accountGoesOn(sql.ref('s.account_id'))}`);
}

/** One that this transaction has accepted; undefined when it is not to be prepared now. */
export function lockAcceptedSend(
  tx: Tx,
  { accountId, sendId }: { accountId: bigint; sendId: bigint },
): Promise<SendToPrepare | undefined> {
  return lockFirst(tx, sql`s.account_id = ${accountId} and s.id = ${sendId}`);
}

async function lockFirst(tx: Tx, which: RawBuilder<unknown>): Promise<SendToPrepare | undefined> {
  const { rows } = await sql<LockedRow>`${PREPARED}
    select s.account_id as "accountId", s.id as "sendId", s.lane, s.line_id as "lineId", s.parts,
      s.unit_mrial as "unitMrial", s.statutory_mrial as "statutoryMrial", s.with_charity as "withCharity",
      s.quoted_total_mrial as "quotedTotalMrial", l.advertising, s.reserved_mrial as "reservedMrial",
      case when s.own_texts then s.text end as "ownText", l.multipart_chars as "multipartChars",
      s.weekly_limit as "weeklyLimit", s.weekly_since as "weeklySince", s.weekly_as_of as "weeklyAsOf",
      l.forbidden_words as "forbiddenWords", l.links_allowed as "linksAllowed",
      s.latin_unit_mrial as "latinUnitMrial", s.latin_statutory_mrial as "latinStatutoryMrial",
      m.user_id as "limitedUserId", m.key_id as "limitedKeyId", m.max_send_mrial as "maxSendMrial",
      m.max_day_mrial as "maxDayMrial", m.approval_above_mrial as "approvalAboveMrial",
      s.max_recipients as "maxRecipients", m.day is not null as "isCounted"
    from sends s join lines l on l.id = s.line_id
    left join send_limits m on m.account_id = s.account_id and m.send_id = s.id
    where s.state = ${sendState.creating} and ${which}
    order by s.id limit 1 for update of s skip locked`.execute(tx);
  return rows[0] && withLimits(rows[0]);
}

interface LockedRow extends Omit<SendToPrepare, 'limits'>, Omit<SpendingLimits, 'userId' | 'keyId'> {
  /** Null where nothing limits who made it. */
  limitedUserId: bigint | null;
  limitedKeyId: bigint | null;
  isCounted: boolean;
}

function withLimits({
  limitedUserId: userId,
  limitedKeyId: keyId,
  maxSendMrial,
  maxDayMrial,
  approvalAboveMrial,
  maxRecipients,
  isCounted,
  ...send
}: LockedRow): SendToPrepare {
  if (userId === null || keyId === null) return { ...send, limits: null };
  return {
    ...send,
    limits: { userId, keyId, maxSendMrial, maxDayMrial, approvalAboveMrial, maxRecipients, isCounted },
  };
}

/** Whom a send leaves out because they have had enough; undefined for nobody. */
export function weeklyRuleOf({ weeklyLimit, weeklySince, weeklyAsOf }: SendToPrepare): WeeklyRule | undefined {
  // The table keeps all three or none.
  if (weeklyLimit === null || !weeklySince || !weeklyAsOf) return undefined;
  return { limit: weeklyLimit, since: weeklySince, asOf: weeklyAsOf };
}
