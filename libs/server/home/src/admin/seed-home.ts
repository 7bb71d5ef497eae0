import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { listNewsRows } from '../home.repository';
import { addBanner, listAllBanners } from './banners-admin.service';
import { addNews } from './news-admin.service';
import { addQuickLink } from './quick-links-admin.service';

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

/** Files `<name>-desktop.jpeg` and `<name>-mobile.jpeg`. */
const BANNERS = [
  { name: 'price', alt: 'قیمت را پیش از ارسال ببینید', link: '/send-sms/quick', action: 2 },
  { name: 'api', alt: 'پیک را با API به برنامهٔ خود وصل کنید', link: '/docs', action: 3 },
] as const;

async function seedBanners({ db, clock }: ServerContext, folder: string): Promise<void> {
  if ((await listAllBanners(db)).length > 0) return;
  for (const [index, { name, ...banner }] of BANNERS.entries()) {
    const [desktop, mobile] = await Promise.all(
      ['desktop', 'mobile'].map((kind) => readFile(join(folder, `${name}-${kind}.jpeg`))),
    );
    if (!desktop) continue;
    await addBanner(db, {
      ...banner,
      type: 2,
      position: index + 1,
      desktop,
      mobile: mobile ?? null,
      popup: null,
      startsAt: clock.now(),
      endsAt: null,
    });
  }
}

/** What stands on the home page, once: what an admin has taken away since does not come back with the next start. */
export async function seedHome(context: ServerContext, bannersFolder: string | undefined): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const paging = { page: 1, limit: 1 };
  if ((await listNewsRows(db, now, paging)).length > 0) return;
  if (bannersFolder !== undefined) await seedBanners(context, bannersFolder);
  // The news come last and together: they say that all of it was done.
  await runTransaction(db, async (tx) => {
    for (const news of NEWS) await addNews(tx, { ...news, link: null, publishedAt: now });
    for (const [index, link] of QUICK_LINKS.entries()) await addQuickLink(tx, { ...link, position: index + 1 });
  });
}
