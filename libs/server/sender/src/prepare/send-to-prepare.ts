import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { accountGoesOn } from '@peyk/server-accounts';
import type { WeeklyRule } from '@peyk/server-audience';
import { PREPARED } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
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
  const { rows } = await sql<SendToPrepare>`${PREPARED}
    select s.account_id as "accountId", s.id as "sendId", s.lane, s.line_id as "lineId", s.parts,
      s.unit_mrial as "unitMrial", s.statutory_mrial as "statutoryMrial", s.with_charity as "withCharity",
      s.quoted_total_mrial as "quotedTotalMrial", l.advertising, s.reserved_mrial as "reservedMrial",
      case when s.own_texts then s.text end as "ownText", l.multipart_chars as "multipartChars",
      s.weekly_limit as "weeklyLimit", s.weekly_since as "weeklySince", s.weekly_as_of as "weeklyAsOf",
      l.forbidden_words as "forbiddenWords", l.links_allowed as "linksAllowed",
      s.latin_unit_mrial as "latinUnitMrial", s.latin_statutory_mrial as "latinStatutoryMrial"
    from sends s join lines l on l.id = s.line_id
    where s.state = ${sendState.creating} and ${which}
    order by s.id limit 1 for update of s skip locked`.execute(tx);
  return rows[0];
}

/** Whom a send leaves out because they have had enough; undefined for nobody. */
export function weeklyRuleOf({ weeklyLimit, weeklySince, weeklyAsOf }: SendToPrepare): WeeklyRule | undefined {
  // The table keeps all three or none.
  if (weeklyLimit === null || !weeklySince || !weeklyAsOf) return undefined;
  return { limit: weeklyLimit, since: weeklySince, asOf: weeklyAsOf };
}
