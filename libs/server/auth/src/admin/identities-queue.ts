import { runTransaction, auditChange } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import type { ThingFact, Verdict, WaitingQueue } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { jalaliTextOf } from '@peyk/shared-jalali';
import { keyToMobile } from '@peyk/shared-sms';
import { DomainError } from '@peyk/server-http';
import { findHolder } from '../identity/holder.repository';
import type { Holder } from '../identity/holder.repository';
import { countChecked, findChecked, listChecked, lockActivation } from '../identity/identity.repository';
import type { CheckedHolder } from '../identity/identity.repository';
import { settleIdentity } from '../identity/settle-identity.service';
import { ACCOUNT_ADMIN_ERRORS } from './account-admin.errors';

/** The account, and what its holder says of themselves: a correction makes it another thing. */
const KEY = /^(\d{1,18})\.([0-9a-f]{16})$/;
const NO_TEXT = { text: 'none', max_text_chars: 0, takes_day: false, max_amount: null } as const;
const VERDICTS: readonly Verdict[] = [
  { ...NO_TEXT, verdict: 'accept', title: 'هویت درست است', reasons: [] },
  {
    ...{ ...NO_TEXT, verdict: 'refuse', title: 'هویت نمی‌خواند' },
    reasons: [
      { reason: 'mobile', sentence: 'شمارهٔ همراه از آنِ صاحب این کد ملی نیست.', needs_text: false },
      { reason: 'birth_date', sentence: 'تاریخ تولد با کد ملی نمی‌خواند.', needs_text: false },
    ],
  },
];

const keyOf = ({ accountId, claim }: CheckedHolder) => `${accountId}.${claim}`;

function seenOf(key: string) {
  const [, id, claim] = KEY.exec(key) ?? [];
  return id === undefined ? undefined : { accountId: BigInt(id), claim };
}

function factsOf(row: CheckedHolder, holder: Holder): ThingFact[] {
  const company: ThingFact[] =
    holder.companyName === null
      ? []
      : [
          { title: 'نام شرکت', value: holder.companyName, kind: 'text' },
          { title: 'شناسهٔ ملی شرکت', value: holder.companyNationalId ?? '', kind: 'latin' },
        ];
  return [
    { title: 'نام', value: `${holder.firstName} ${holder.lastName}`, kind: 'text' },
    { title: 'کد ملی', value: holder.nationalId, kind: 'latin' },
    { title: 'تاریخ تولد', value: jalaliTextOf(holder.birthDate), kind: 'latin' },
    { title: 'شمارهٔ همراه', value: keyToMobile(row.mobile), kind: 'latin' },
    ...company,
    { title: 'دفعه‌های استعلام', value: String(row.tries), kind: 'number' },
  ];
}

/** @throws identitySettled when it was settled before, or the holder has corrected it */
async function requireSeen(tx: Tx, seen: { accountId: bigint; claim: string | undefined }) {
  // Whoever corrects or settles waits for this lock.
  const before = await lockActivation(tx, seen.accountId);
  const now = await findChecked(tx, seen.accountId);
  if (!before || now?.claim !== seen.claim) throw new DomainError(ACCOUNT_ADMIN_ERRORS.identitySettled);
  return before;
}

/** Accounts whose holder the registry of persons could not settle. */
export const identitiesQueue = (seal: Seal): WaitingQueue => ({
  queue: 'identities',
  role: 'identity',
  verdicts: VERDICTS,
  count: countChecked,
  list: async (db, page) => {
    const rows = await listChecked(db, page);
    return rows.map((row) => ({
      ...{ key: keyOf(row), title: row.username, accountName: row.accountName, askedAt: row.registeredAt },
      ...{ takenBy: null, takenAt: null },
    }));
  },
  show: async (db, key) => {
    const seen = seenOf(key);
    const row = seen && (await findChecked(db, seen.accountId));
    const holder = row && (await findHolder(db, seal, row.accountId));
    if (!row || !holder) return undefined;
    const { accountId, accountName, registeredAt: askedAt, username: title } = row;
    return {
      ...{ key: keyOf(row), accountId, accountName, askedAt, title, facts: factsOf(row, holder) },
      ...{ texts: [], textsTotal: 0, fileIds: [] },
    };
  },
  lastingName: (key) => key.split('.')[0] ?? key,
  decide: ({ db, clock }, key, { verdict, reason }) => {
    const seen = seenOf(key);
    if (!seen) throw new DomainError(ACCOUNT_ADMIN_ERRORS.identitySettled);
    const { accountId } = seen;
    const word = verdict === 'accept' ? 'match' : reason === 'mobile' ? 'other_mobile' : 'other_birth_date';
    return runTransaction(db, async (tx) => {
      const before = await requireSeen(tx, seen);
      const after = await settleIdentity(tx, seal, { accountId, verdict: word, at: clock.now() });
      auditChange({ accountId, before: { ...before }, after: { ...after } });
    });
  },
});
