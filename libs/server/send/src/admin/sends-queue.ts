import { acceptVerdict, countWaiting } from '@peyk/server-decisions';
import type { ThingFact, ThingText, Verdict, WaitingQueue } from '@peyk/server-module';
import { SEND_STATE } from '@peyk/server-sender';
import { sql } from 'kysely';
import { failAdmin } from '../fail';
import { findWaitingSend, listWaitingSends } from '../sends.repository';
import type { WaitingSend } from '../sends.repository';
import { listTextsToReview, reviewSend } from './review.service';

const KEY = /^\d{1,18}$/;
const MAX_REASON_CHARS = 300;
/** What the account reads in its report is written for each send. */
const REJECT: Verdict = {
  ...{ verdict: 'refuse', title: 'رد کردن', reasons: [] },
  ...{ text: 'required', max_text_chars: MAX_REASON_CHARS, takes_day: false, max_amount: null },
};
const idOf = (key: string) => (KEY.test(key) ? BigInt(key) : undefined);

function factsOf(send: WaitingSend): ThingFact[] {
  return [
    { title: 'خط', value: send.fromNumber, kind: 'latin' },
    { title: 'شمار گیرنده‌ها', value: String(send.requestedCount), kind: 'number' },
    ...(send.hasOwnTexts ? [{ title: 'متن', value: 'برای هر گیرنده متنی جدا', kind: 'text' } as const] : []),
  ];
}

const titleOf = ({ text }: WaitingSend) => text.split('\n')[0]?.slice(0, 100) ?? '';
const textOf = (title: string, text: string): ThingText => ({ title, text, side: 'account', at: null });

/** Sends of accounts whose texts a person reads before they leave. */
export const sendsQueue: WaitingQueue = {
  queue: 'sends',
  role: 'content',
  verdicts: [acceptVerdict({ title: 'پذیرفتن و ارسال' }), REJECT],
  count: (db) =>
    countWaiting(db, {
      table: 'sends',
      since: 'created_at',
      where: sql`state = ${sql.lit(SEND_STATE.waitingForReview)}`,
    }),
  list: async (db, { offset, limit }) => {
    const sends = await listWaitingSends(db, limit, offset);
    return sends.map((send) => ({
      ...{ key: String(send.sendId), title: titleOf(send), accountName: send.accountName, askedAt: send.createdAt },
      ...{ takenBy: null, takenAt: null },
    }));
  },
  show: async (db, key, { from, limit }) => {
    const id = idOf(key);
    const send = id === undefined ? undefined : await findWaitingSend(db, id);
    if (!send) return undefined;
    const { accountId, accountName, createdAt: askedAt, sendId, hasOwnTexts, requestedCount } = send;
    const rows = hasOwnTexts ? await listTextsToReview(db, sendId, { from, limit }) : [];
    const own = rows.map(({ place, text, fault }) =>
      textOf(`گیرندهٔ ${place.toLocaleString('fa-IR')}`, fault === null ? text : 'چیزی فرستاده نمی‌شود'),
    );
    return {
      ...{ key, accountId, accountName, askedAt, title: titleOf(send), facts: factsOf(send), fileIds: [] },
      texts: hasOwnTexts ? own : [textOf('متن پیام', send.text)],
      textsTotal: hasOwnTexts ? requestedCount : 1,
    };
  },
  decide: ({ db, clock }, key, { verdict, text: reason = '' }) => {
    const sendId = idOf(key) ?? failAdmin('notWaiting');
    const review =
      verdict === 'accept' ? ({ sendId, verdict } as const) : ({ sendId, verdict: 'reject', reason } as const);
    return reviewSend(db, review, clock.now());
  },
};
