import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What the members of a role may at most. Null: no limit. */
export interface RoleLimits {
  /** One send costs no more. */
  maxSendMrial: bigint | null;
  /** Each of them spends no more in a day of Tehran. */
  maxDayMrial: bigint | null;
  /** A send that costs more waits for a second person. */
  approvalAboveMrial: bigint | null;
  /** One send has no more recipients. */
  maxRecipients: number | null;
  /** They see and use these lines only. */
  lineIds: readonly bigint[] | null;
  /** They see and use these phonebooks only. */
  phonebookIds: readonly bigint[] | null;
  /** They see mobile numbers without their middle. */
  masksNumbers: boolean;
  /** They do not read the texts of messages, but for those of their own sends. */
  hidesTexts: boolean;
}

export const NO_LIMITS: RoleLimits = {
  maxSendMrial: null,
  maxDayMrial: null,
  approvalAboveMrial: null,
  maxRecipients: null,
  lineIds: null,
  phonebookIds: null,
  masksNumbers: false,
  hidesTexts: false,
};

/** Limits as they come with a row: whole numbers as text, for JSON has none so large. */
export interface LimitsInRow {
  maxSend: string | null;
  maxDay: string | null;
  approvalAbove: string | null;
  recipients: number | null;
  lines: string[] | null;
  phonebooks: string[] | null;
  masks: boolean;
  hidesTexts: boolean;
}

/** The limits of the role under this alias, as LimitsInRow; null where it has none, or where there is no role. */
export function limitsIn(alias: 'r' | 'm'): RawBuilder<LimitsInRow | null> {
  const role = sql.raw(alias);
  return sql<LimitsInRow | null>`case when ${role}.masks_numbers or ${role}.hides_texts
      or num_nonnulls(${role}.max_send_mrial, ${role}.max_day_mrial, ${role}.approval_above_mrial, ${role}.max_recipients,
        ${role}.line_ids, ${role}.phonebook_ids) > 0
    then jsonb_build_object('maxSend', ${role}.max_send_mrial::text, 'maxDay', ${role}.max_day_mrial::text,
      'approvalAbove', ${role}.approval_above_mrial::text, 'recipients', ${role}.max_recipients, 'lines', ${role}.line_ids::text[],
      'phonebooks', ${role}.phonebook_ids::text[], 'masks', ${role}.masks_numbers,
      'hidesTexts', ${role}.hides_texts) end`;
}

const amountOf = (text: string | null) => (text === null ? null : BigInt(text));
const idsOf = (texts: readonly string[] | null) => (texts === null ? null : texts.map(BigInt));

export function readLimits(row: LimitsInRow | null): RoleLimits | null {
  if (row === null) return null;
  return {
    maxSendMrial: amountOf(row.maxSend),
    maxDayMrial: amountOf(row.maxDay),
    approvalAboveMrial: amountOf(row.approvalAbove),
    maxRecipients: row.recipients,
    lineIds: idsOf(row.lines),
    phonebookIds: idsOf(row.phonebooks),
    masksNumbers: row.masks,
    hidesTexts: row.hidesTexts,
  };
}

/** The limits of a user of the account as they stand now; null for the owner, and for a role without limits. */
export async function findMemberLimits(
  db: DbOrTx,
  { accountId, userId }: { accountId: bigint; userId: bigint },
): Promise<RoleLimits | null> {
  const { rows } = await sql<{ limits: LimitsInRow | null }>`
    select ${limitsIn('r')} as limits from users u join roles r on r.account_id = u.account_id and r.id = u.role_id
    where u.account_id = ${accountId} and u.id = ${userId}`.execute(db);
  return readLimits(rows[0]?.limits ?? null);
}

/** Whether these limit anything. */
export function hasLimits({ masksNumbers, hidesTexts, ...amounts }: RoleLimits): boolean {
  return masksNumbers || hidesTexts || Object.values(amounts).some((amount) => amount !== null);
}

function lower<Amount extends bigint | number>(one: Amount | null, other: Amount | null): Amount | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function common(one: readonly bigint[] | null, other: readonly bigint[] | null): readonly bigint[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((id) => other.includes(id));
}

/** What both allow. */
export function stricterOf(one: RoleLimits | null, other: RoleLimits | null): RoleLimits | null {
  if (one === null || other === null) return one ?? other;
  return {
    maxSendMrial: lower(one.maxSendMrial, other.maxSendMrial),
    maxDayMrial: lower(one.maxDayMrial, other.maxDayMrial),
    approvalAboveMrial: lower(one.approvalAboveMrial, other.approvalAboveMrial),
    maxRecipients: lower(one.maxRecipients, other.maxRecipients),
    lineIds: common(one.lineIds, other.lineIds),
    phonebookIds: common(one.phonebookIds, other.phonebookIds),
    masksNumbers: one.masksNumbers || other.masksNumbers,
    hidesTexts: one.hidesTexts || other.hidesTexts,
  };
}

const isNoMore = <Amount extends bigint | number>(given: Amount | null, own: Amount | null) =>
  own === null || (given !== null && given <= own);
const areAmong = (given: readonly bigint[] | null, own: readonly bigint[] | null) =>
  own === null || (given !== null && given.every((id) => own.includes(id)));

/** Whether someone with `own` limits may give these: they allow no more in anything. */
export function isWithin(given: RoleLimits, own: RoleLimits | null): boolean {
  if (own === null) return true;
  return (
    isNoMore(given.maxSendMrial, own.maxSendMrial) &&
    isNoMore(given.maxDayMrial, own.maxDayMrial) &&
    isNoMore(given.approvalAboveMrial, own.approvalAboveMrial) &&
    isNoMore(given.maxRecipients, own.maxRecipients) &&
    areAmong(given.lineIds, own.lineIds) &&
    areAmong(given.phonebookIds, own.phonebookIds) &&
    (given.masksNumbers || !own.masksNumbers) &&
    (given.hidesTexts || !own.hidesTexts)
  );
}
