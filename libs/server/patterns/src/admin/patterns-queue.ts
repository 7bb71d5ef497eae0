import { acceptVerdict, countWaiting, refuseVerdict } from '@peyk/server-decisions';
import type { ThingFact, WaitingQueue } from '@peyk/server-module';
import { sql } from 'kysely';
import { fail } from '../fail';
import { REFUSAL_REASONS } from '../refusal-reasons';
import { VERSION_STATE } from '../version-state';
import { MAX_REASON_CHARS, reviewPattern } from './review-pattern.service';
import { findAcceptedText, findVersion, listWaitingVersions } from './review.repository';
import type { ReviewedVersion, VersionName } from './review.repository';

const KEY = /^([a-z0-9]{10})\.(\d{1,6})$/;
const KINDS: Readonly<Record<string, string>> = {
  manual: 'دستی',
  otp: 'رمز یک‌بارمصرف',
  transactional: 'تراکنشی',
};
const TYPES: Readonly<Record<string, string>> = {
  string: 'متن',
  number: 'عدد',
  date: 'تاریخ',
  code: 'کد',
  link: 'پیوند',
};

function nameOf(key: string): VersionName | undefined {
  const [, code = '', version] = KEY.exec(key) ?? [];
  return version === undefined ? undefined : { code, version: Number(version) };
}

function factsOf({ kind, website, variables }: ReviewedVersion): ThingFact[] {
  const one = ({ name, type, maxLength }: (typeof variables)[number]): ThingFact => ({
    ...{ title: `متغیر ${name}`, kind: 'text' },
    value: `${TYPES[type] ?? type}، حداکثر ${maxLength.toLocaleString('fa-IR')} نویسه`,
  });
  return [
    { title: 'نوع', value: KINDS[kind] ?? kind, kind: 'text' },
    ...(website === null ? [] : [{ title: 'وب‌گاه', value: website, kind: 'latin' } as const]),
    ...variables.map(one),
  ];
}

/** Versions of patterns that wait for a reader; what is sent meanwhile is shown beside what would be sent. */
export const patternsQueue: WaitingQueue = {
  queue: 'patterns',
  role: 'content',
  verdicts: [acceptVerdict(), refuseVerdict(REFUSAL_REASONS, { maxTextChars: MAX_REASON_CHARS })],
  count: (db) =>
    countWaiting(db, {
      table: 'pattern_versions',
      since: 'asked_at',
      where: sql`state = ${sql.lit(VERSION_STATE.waiting)}`,
    }),
  list: async (db, { offset, limit }) => {
    const rows = await listWaitingVersions(db, limit, offset);
    return rows.map(({ code, version, ...row }) => ({
      ...row,
      key: `${code}.${version}`,
      takenBy: null,
      takenAt: null,
    }));
  },
  show: async (db, key) => {
    const name = nameOf(key);
    const found = name && (await findVersion(db, name));
    if (found?.state !== VERSION_STATE.waiting) return undefined;
    const { accountId, title, accountName, askedAt, text } = found;
    const accepted = await findAcceptedText(db, found);
    const texts = [
      { title: 'متن الگو', text, side: 'account', at: null } as const,
      ...(accepted === undefined
        ? []
        : [{ title: 'متنی که اکنون فرستاده می‌شود', text: accepted, side: 'account', at: null } as const]),
    ];
    return {
      key,
      accountId,
      title,
      accountName,
      askedAt,
      facts: factsOf(found),
      texts,
      textsTotal: texts.length,
      fileIds: [],
    };
  },
  decide: (reviewer, key, { verdict, reason = '', text = null }) => {
    const name = nameOf(key) ?? fail('unknownVersion');
    const decision =
      verdict === 'accept' ? ({ verdict } as const) : ({ verdict: 'refuse', reason, reasonText: text } as const);
    return reviewPattern(reviewer, { ...name, decision });
  },
};
