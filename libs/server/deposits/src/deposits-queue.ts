import { acceptVerdict, countWaiting, refuseVerdict } from '@peyk/server-decisions';
import type { GivenVerdict, ThingFact, WaitingQueue } from '@peyk/server-module';
import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import { sql } from 'kysely';
import { METHODS, decideDeposit, takeDeposit } from './decide-deposit.service';
import type { DepositVerdict } from './decide-deposit.service';
import { MAX_DEPOSIT_RIAL, REFUSAL_REASONS } from './deposits.policy';
import type { RefusalReason } from './deposits.policy';
import { findWaitingRow, listWaitingRows } from './deposits.repository';
import type { WaitingRow } from './deposits.repository';
import { fail } from './fail';

const KEY = /^\d{1,18}$/;
const idOf = (key: string) => (KEY.test(key) ? BigInt(key) : undefined);
const requireId = (key: string) => idOf(key) ?? fail('unknownDeposit');

/** From which card it came, as far as that was written down: it has to be the owner's own. */
const sourceOf = ({ sourceLast4 }: WaitingRow): ThingFact[] =>
  sourceLast4 === null ? [] : [{ title: 'چهار رقم آخر کارت مبدأ', value: sourceLast4, kind: 'latin' }];

function factsOf(row: WaitingRow): ThingFact[] {
  return [
    { title: 'مبلغ واریز', value: mrialToRialString(row.amountMrial), kind: 'rial' },
    { title: 'به اعتبار افزوده می‌شود', value: mrialToRialString(row.amountMrial - row.taxMrial), kind: 'rial' },
    { title: 'روش', value: METHODS[row.method], kind: 'text' },
    { title: 'شمارهٔ پیگیری', value: row.referenceCode, kind: 'latin' },
    ...sourceOf(row),
    { title: 'زمان واریز', value: row.submittedAt.toISOString(), kind: 'instant' },
    { title: 'مقصد', value: row.targetNumber, kind: 'latin' },
    { title: 'بانک مقصد', value: row.targetBank, kind: 'text' },
    { title: 'صاحب مقصد', value: row.targetOwner, kind: 'text' },
  ];
}

const titleOf = ({ method, referenceCode }: WaitingRow) => `${METHODS[method]} ${referenceCode}`;

function toVerdict({ verdict, reason, text: note, amount }: GivenVerdict): DepositVerdict {
  if (verdict === 'refuse') return { decision: 'refused', reason: reason as RefusalReason, note };
  return { decision: 'accepted', confirmedMrial: amount === undefined ? undefined : rialStringToMrial(amount) };
}

/** Money that people say they have transferred. */
export const depositsQueue: WaitingQueue = {
  queue: 'deposits',
  role: 'finance',
  verdicts: [
    acceptVerdict({ title: 'تأیید و افزودن اعتبار' }),
    acceptVerdict({ verdict: 'accept_amount', title: 'تأیید با مبلغ دیگر', max_amount: String(MAX_DEPOSIT_RIAL) }),
    refuseVerdict(REFUSAL_REASONS),
  ],
  count: (db) => countWaiting(db, { table: 'deposits', since: 'asked_at', where: sql`decision is null` }),
  list: async (db, { offset, limit }) => {
    const rows = await listWaitingRows(db, limit, offset);
    return rows.map((row) => ({ ...row, key: String(row.id), title: titleOf(row) }));
  },
  show: async (db, key) => {
    const id = idOf(key);
    const row = id === undefined ? undefined : await findWaitingRow(db, id);
    if (!row) return undefined;
    const { accountId, accountName, askedAt, slipFileId } = row;
    return {
      ...{ key, accountId, accountName, askedAt, title: titleOf(row), facts: factsOf(row) },
      ...{ texts: [], textsTotal: 0, fileIds: slipFileId === null ? [] : [slipFileId] },
    };
  },
  take: (reviewer, key) => takeDeposit(reviewer, requireId(key)).then(() => undefined),
  decide: (reviewer, key, given) => decideDeposit(reviewer, requireId(key), toVerdict(given)),
};
