import { createAccount, createPackage } from '@peyk/server-auth';
import type { NewPackage } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { openWallet } from '@peyk/server-ledger';
import { assignLine, createLine, setStatutory, setTariff } from '@peyk/server-send';
import type { NewLine } from '@peyk/server-send';
import { creditAccount } from '@peyk/server-wallet';
import { seedHome } from './seed-home';
import { seedPhonebooks } from './seed-phonebooks';

/** `npm start` prints the password; the number is of a range that nobody has. */
export const DEMO = { username: 'demo', password: 'demo-Peyk-1405', name: 'شرکت نمونهٔ پیک', mobile: 241234567 };

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const CREDIT_MRIAL = 10_000_000_000n;
const STATUTORY_MRIAL = 40_000n;
const PERSIAN_MRIAL = 1_330_000n;
const LATIN_MRIAL = 3_325_000n;

const COMMON = { multipartChars: 67, refundRule: 'blacklist', maxPerSecond: null } as const;
const ADVERTISING_LINE: NewLine = {
  ...COMMON,
  number: '30001405',
  title: 'خط تبلیغاتی',
  family: '3000',
  advertising: true,
};
const SERVICE_LINE: NewLine = { ...COMMON, number: '20001405', title: 'خط خدماتی', family: '2000', advertising: false };
const SYSTEM_LINE: NewLine = { ...COMMON, number: '20009000', title: 'خط سامانه', family: '2000', advertising: false };

const PACKAGES: readonly NewPackage[] = [
  {
    title: 'آشنایی',
    description: 'برای دیدن پیک: خط خدماتی و کمی اعتبار هدیه.',
    giftMrial: 50_000_000n,
    lines: [SERVICE_LINE.number],
  },
  {
    title: 'کسب‌وکار',
    description: 'خط خدماتی و خط تبلیغاتی، بدون هدیه.',
    giftMrial: 0n,
    lines: [SERVICE_LINE.number, ADVERTISING_LINE.number],
  },
];

/** Goes on when the thing is there already: a seed that was interrupted is finished by the next start. */
async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 409) throw error;
  }
}

async function isForeign({ db }: ServerContext): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('username', '<>', DEMO.username)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function seedAccount({ db, clock }: ServerContext): Promise<bigint> {
  const known = await db
    .selectFrom('users')
    .select('account_id')
    .where('username', '=', DEMO.username)
    .executeTakeFirst();
  if (known) return known.account_id;
  const { accountId } = await runTransaction(db, async (tx) => {
    const account = await createAccount(tx, DEMO);
    await openWallet(tx, account.accountId);
    return account;
  });
  await creditAccount(db, {
    accountId,
    amountMrial: CREDIT_MRIAL,
    description: 'اعتبار آزمایشی',
    at: clock.now(),
    dedupeKey: 'demo-credit',
  });
  return accountId;
}

export interface DemoWishes {
  systemAccountId: bigint;
  /** Pictures of the demo's banners; without it there are none. */
  bannersFolder?: string | undefined;
}

/**
 * Fills an empty database for the demo: an account with credit, two lines, tariffs, packages for registrations, a line for login codes, and phonebooks.
 * Does nothing where anybody else has an account. May be repeated.
 */
export async function seedDemo(context: ServerContext, { systemAccountId, bannersFolder }: DemoWishes): Promise<void> {
  if (await isForeign(context)) return;
  const { db } = context;
  for (const line of [ADVERTISING_LINE, SERVICE_LINE, SYSTEM_LINE]) await unlessThere(createLine(db, line));
  for (const family of ['3000', '2000']) {
    const tariff = { family, validFrom: LONG_AGO };
    await unlessThere(setTariff(db, { ...tariff, language: 'persian', unitMrial: PERSIAN_MRIAL }));
    await unlessThere(setTariff(db, { ...tariff, language: 'latin', unitMrial: LATIN_MRIAL }));
  }
  await unlessThere(setStatutory(db, { validFrom: LONG_AGO, perPartMrial: STATUTORY_MRIAL }));
  await assignLine(db, { accountId: systemAccountId, number: SYSTEM_LINE.number, isDefault: true });
  for (const offered of PACKAGES) await unlessThere(createPackage(db, offered));
  const accountId = await seedAccount(context);
  await assignLine(db, { accountId, number: ADVERTISING_LINE.number, isDefault: false });
  await assignLine(db, { accountId, number: SERVICE_LINE.number, isDefault: true });
  await seedPhonebooks(context, accountId);
  await seedHome(context, bannersFolder);
}
