import { countWaiting } from '@peyk/server-decisions';
import type { ThingFact, Verdict, WaitingQueue } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { sql } from 'kysely';
import { decidePayment } from './decide-payment.service';
import { FAULT_WORDS } from './payment-faults';
import { fail } from './fail';
import { findUndecided, listUndecided } from './payments.repository';
import type { UndecidedPayment } from './payments.repository';
import { GATEWAY_TITLES } from './payments.tables';

const KEY = /^\d{1,18}$/;
const MAX_REASON_CHARS = 300;

const verdict = (name: 'credited' | 'returned', title: string): Verdict => ({
  ...{ verdict: name, title, reasons: [], text: 'required' },
  ...{ max_text_chars: MAX_REASON_CHARS, takes_day: false, max_amount: null },
});
const idOf = (key: string) => (KEY.test(key) ? BigInt(key) : undefined);
const titleOf = ({ gateway, authority }: UndecidedPayment) => `${GATEWAY_TITLES[gateway]} ${authority ?? ''}`.trim();

const HELD_BY_TITLE = 'پرداختی که این شماره از آن است';

function faultOf(fault: string): ThingFact {
  const said = FAULT_WORDS[fault];
  return { title: 'چرا تصمیم می‌خواهد', value: said ?? fault, kind: said === undefined ? 'latin' : 'text' };
}

function factsOf(row: UndecidedPayment): ThingFact[] {
  return [
    { title: 'مبلغ پرداخت', value: mrialToRialString(row.amountMrial + row.taxMrial), kind: 'rial' },
    { title: 'به اعتبار افزوده می‌شود', value: mrialToRialString(row.amountMrial), kind: 'rial' },
    { title: 'درگاه', value: GATEWAY_TITLES[row.gateway], kind: 'text' },
    { title: 'شناسهٔ درگاه', value: row.authority ?? '', kind: 'latin' },
    ...(row.reference === null ? [] : [{ title: 'شمارهٔ پیگیری بانک', value: row.reference, kind: 'latin' } as const]),
    ...(row.heldBy === null ? [] : [{ title: HELD_BY_TITLE, value: String(row.heldBy), kind: 'latin' } as const]),
    ...(row.fault === null ? [] : [faultOf(row.fault)]),
  ];
}

/** Payments that nobody could tell: a person compares them with the statement of the gateway. */
export const paymentsQueue: WaitingQueue = {
  queue: 'payments',
  role: 'finance',
  verdicts: [verdict('credited', 'پول رسیده است'), verdict('returned', 'برگشته یا از پرداخت دیگری است')],
  count: (db) => countWaiting(db, { table: 'payments', since: 'created_at', where: sql`state = 'undecided'` }),
  list: async (db, { offset, limit }) => {
    const rows = await listUndecided(db, limit, offset);
    return rows.map((row) => ({
      ...{ key: String(row.id), title: titleOf(row), accountName: row.accountName, askedAt: row.createdAt },
      ...{ takenBy: null, takenAt: null },
    }));
  },
  show: async (db, key) => {
    const id = idOf(key);
    const row = id === undefined ? undefined : await findUndecided(db, id);
    if (!row) return undefined;
    const { accountId, accountName, createdAt: askedAt } = row;
    return {
      ...{ key, accountId, accountName, askedAt, title: titleOf(row), facts: factsOf(row) },
      ...{ texts: [], textsTotal: 0, fileIds: [] },
    };
  },
  decide: (reviewer, key, { verdict: name, text: reason = '' }) => {
    const as = name === 'credited' ? 'credited' : 'returned';
    const id = idOf(key) ?? fail('unknownPayment');
    return decidePayment(reviewer, id, { as, by: reviewer.by, reason, reference: undefined });
  },
};
