import { acceptVerdict, countWaiting, refuseVerdict } from '@peyk/server-decisions';
import type { ThingFact, ThingText, WaitingQueue } from '@peyk/server-module';
import { keyToMobile } from '@peyk/shared-sms';
import { sql } from 'kysely';
import { fail } from '../fail';
import { REFUSAL_REASONS } from '../refusal-reasons';
import type { RefusalReason } from '../refusal-reasons';
import { findWaitingSecretary, listWaitingSecretaries } from '../secretary.repository';
import type { SecretaryRow } from '../secretary.repository';
import type { Match } from '../secretary.tables';
import { decideSecretary, takeSecretary } from './review-secretary.service';
import type { SecretaryVersion } from './review-secretary.service';

const KEY = /^(\d{1,18})\.(\d{1,9})$/;
const MATCHES: Readonly<Record<Match, string>> = {
  any: 'هر پیامی',
  exact: 'عین کلیدواژه',
  contains: 'کلیدواژه در متن',
  regex: 'عبارت منظم در متن',
  codes: 'کد از فهرست کدها',
  poll: 'رأی در نظرسنجی',
};

function versionOf(key: string): SecretaryVersion | undefined {
  const [, id, version] = KEY.exec(key) ?? [];
  return id === undefined ? undefined : { id: BigInt(id), version: Number(version) };
}

function wordsTitle({ match }: SecretaryRow): string {
  if (match === 'poll') return 'گزینه‌ها';
  return match === 'regex' ? 'عبارت‌های منظم' : 'کلیدواژه‌ها';
}

function factsOf(row: SecretaryRow): ThingFact[] {
  const fact = (title: string, value: string, kind: ThingFact['kind'] = 'text'): ThingFact => ({ title, value, kind });
  return [
    fact('خط دریافت', row.line, 'latin'),
    fact('خط پاسخ', row.fromNumber, 'latin'),
    fact('به کدام پیام‌ها', MATCHES[row.match]),
    ...(row.question === null ? [] : [fact('پرسش', row.question)]),
    ...(row.words.length === 0 ? [] : [fact(wordsTitle(row), row.words.map((word) => `«${word}»`).join('، '))]),
    ...(row.match === 'codes' ? [fact('شمار کدها', String(row.codeCount), 'number')] : []),
    ...row.forwardTo.map((mobile) => fact('پیام فرستاده می‌شود به', keyToMobile(mobile), 'latin')),
    ...(row.forwardToWebhookId === null ? [] : [fact('پیام فرستاده می‌شود به', 'یکی از نشانی‌های وب حساب')]),
    ...(row.addToPhonebookId === null ? [] : [fact('فرستنده', 'به یک دفترچه افزوده می‌شود')]),
    ...(row.removeFromPhonebookId === null ? [] : [fact('فرستنده', 'از یک دفترچه برداشته می‌شود')]),
    ...(row.optsOut ? [fact('فرستنده', 'دیگر پیامک تبلیغاتی نمی‌گیرد')] : []),
  ];
}

function textsOf(row: SecretaryRow): ThingText[] {
  const text = (title: string, written: string | null | undefined): ThingText[] =>
    written === null || written === undefined ? [] : [{ title, text: written, side: 'account', at: null }];
  return [
    ...text('متن پاسخ', row.reply),
    ...row.words.flatMap((word, at) => text(`پاسخ «${word}»`, row.keywordReplies[at])),
    ...text(row.match === 'poll' ? 'پاسخ رأی دوباره' : 'پاسخ کد تکراری', row.duplicateReply),
    ...text(row.match === 'poll' ? 'پاسخ پیام نامعلوم' : 'پاسخ کد نادرست', row.wrongReply),
    ...text('پاسخ پس از پایان', row.endedReply),
  ];
}

/** Secretaries, readers of codes and polls that wait for a reader. */
export const secretariesQueue: WaitingQueue = {
  queue: 'secretaries',
  role: 'content',
  verdicts: [acceptVerdict(), refuseVerdict(REFUSAL_REASONS)],
  count: (db) => countWaiting(db, { table: 'secretaries', since: 'asked_at', where: sql`decision is null` }),
  list: async (db, { offset, limit }) => {
    const rows = await listWaitingSecretaries(db, limit, offset);
    return rows.map(({ id, version, title, accountName, askedAt, takenBy, takenAt }) => ({
      ...{ key: `${id}.${version}`, title, accountName, askedAt, takenBy, takenAt },
    }));
  },
  show: async (db, key) => {
    const version = versionOf(key);
    const row = version && (await findWaitingSecretary(db, version));
    if (!row) return undefined;
    const { accountId, title, accountName, askedAt } = row;
    const texts = textsOf(row);
    return {
      key,
      accountId,
      title,
      accountName,
      askedAt,
      facts: factsOf(row),
      texts,
      textsTotal: texts.length,
      fileIds: [],
    };
  },
  take: (reviewer, key) => takeSecretary(reviewer, (versionOf(key) ?? fail('unknownSecretary')).id),
  decide: (reviewer, key, { verdict, reason, text: note }) => {
    const version = versionOf(key) ?? fail('unknownSecretary');
    return decideSecretary(
      reviewer,
      version,
      verdict === 'accept' ? { decision: 'accepted' } : { decision: 'refused', reason: reason as RefusalReason, note },
    );
  },
};
