import { createAccount, createPackage } from '@peyk/server-auth';
import type { NewPackage } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { addNews, addQuickLink, listNewsRows } from '@peyk/server-home';
import { openWallet } from '@peyk/server-ledger';
import { assignLine, createLine, setStatutory, setTariff } from '@peyk/server-send';
import type { NewLine } from '@peyk/server-send';
import { creditAccount } from '@peyk/server-wallet';

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

const NEWS = [
  {
    title: 'به پیک خوش آمدید',
    body: 'این پنل روی همین رایانه کار می‌کند و پیامک‌هایش به گوشی‌های مجازی می‌رسد؛ هیچ پیامکی به کسی نمی‌رود و هزینه‌ای ندارد.\nبرای آغاز، یک پیام تازه بنویسید و رسیدنش را زنده ببینید.',
    pinned: true,
  },
  {
    title: 'توقف ارسال با بازگشت دقیق پول',
    body: 'هر ارسالی را در میانهٔ کار می‌توانید متوقف کنید. آنچه هنوز نرفته است فرستاده نمی‌شود و هزینهٔ آن تا ریال آخر به کیف پول برمی‌گردد.',
    pinned: false,
  },
];

const QUICK_LINKS = [
  { title: 'پیام تازه', path: '/send-sms/quick', icon: 'send' },
  { title: 'گزارش ارسال‌ها', path: '/reports', icon: 'reports' },
  { title: 'تراکنش‌های کیف پول', path: '/wallet/transactions', icon: 'wallet' },
];

/** All or nothing: what an admin has taken away since does not come back with the next start. */
async function seedHome({ db, clock }: ServerContext): Promise<void> {
  const now = clock.now();
  await runTransaction(db, async (tx) => {
    const known = await listNewsRows(tx, now, { page: 1, limit: 1 });
    if (known.length > 0) return;
    for (const news of NEWS) await addNews(tx, { ...news, link: null, publishedAt: now });
    for (const [index, link] of QUICK_LINKS.entries()) await addQuickLink(tx, { ...link, position: index + 1 });
  });
}

/**
 * Fills an empty database for the demo: an account with credit, two lines, tariffs, packages for registrations, and a line for login codes.
 * Does nothing where anybody else has an account. May be repeated.
 */
export async function seedDemo(context: ServerContext, systemAccountId: bigint): Promise<void> {
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
  await seedHome(context);
}
