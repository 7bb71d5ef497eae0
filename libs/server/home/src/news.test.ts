import { addNews, removeNews } from './admin/news-admin.service';
import type { NewNews } from './admin/news-admin.service';
import { addQuickLink, removeQuickLink } from './admin/quick-links-admin.service';
import { homeApi } from './testing/home-api';

const { clock, db, get } = homeApi();
const HOUR_MS = 60 * 60 * 1000;

const news = (title: string, hoursAgo: number, change: Partial<NewNews> = {}): NewNews => ({
  title,
  body: 'متن خبر',
  link: null,
  pinned: false,
  publishedAt: new Date(clock.now().getTime() - hoursAgo * HOUR_MS),
  ...change,
});
const titles = async (question = '') =>
  (await get(`/news/list${question}`)).items.map(({ title }: { title: string }) => title);

describe('news', () => {
  beforeEach(() => db().deleteFrom('news').execute());

  it('come pinned first, then newest, and not before their time', async () => {
    await addNews(db(), news('کهنه', 48));
    await addNews(db(), news('تازه', 1));
    await addNews(db(), news('سنجاق‌شده', 72, { pinned: true }));
    await addNews(db(), news('فردا', -24));
    expect(await titles()).toEqual(['سنجاق‌شده', 'تازه', 'کهنه']);
  });

  it('are paged', async () => {
    for (let i = 0; i < 5; i += 1) await addNews(db(), news(`خبر ${i}`, i));
    expect(await titles('?page=2&limit=2')).toEqual(['خبر 2', 'خبر 3']);
    expect((await get('/news/list?page=2&limit=2')).paging).toEqual({ page: 2, limit: 2, total: 5 });
    expect((await get('/news/list?page=9&limit=2')).paging.total).toBe(5);
    expect((await get('/news/list?page=2&per_page=2')).paging).toEqual({ page: 2, limit: 2, total: 5 });
  });

  it('are taken back', async () => {
    const id = await addNews(db(), news('اشتباه', 1));
    await removeNews(db(), id);
    expect(await titles()).toEqual([]);
    await expect(removeNews(db(), id)).rejects.toMatchObject({ code: '404-70' });
  });

  it.each([
    ['no title', { title: ' ' }, '422-70'],
    ['a title of 201 characters', { title: 'خ'.repeat(201) }, '422-70'],
    ['a body of 4,001 characters', { body: 'خ'.repeat(4001) }, '422-70'],
    ['a link that is a script', { link: 'javascript:alert(1)' }, '422-71'],
  ])('are refused with %s', async (_what, change, code) => {
    await expect(addNews(db(), news('خبر', 1, change))).rejects.toMatchObject({ code });
  });
});

describe('quick links', () => {
  const link = (path: string, position: number) => ({ title: 'گزارش‌ها', path, icon: 'reports', position });

  it('come in their order, and lead to one page once', async () => {
    await addQuickLink(db(), link('/reports', 2));
    const first = await addQuickLink(db(), link('/send-sms/quick', 1));
    await expect(addQuickLink(db(), link('/reports', 3))).rejects.toMatchObject({ code: '409-70' });
    const { items } = await get('/panel/quick_access');
    expect(items.map(({ path }: { path: string }) => path)).toEqual(['/send-sms/quick', '/reports']);
    await removeQuickLink(db(), first);
    await expect(removeQuickLink(db(), first)).rejects.toMatchObject({ code: '404-70' });
    expect((await get('/panel/quick_access')).items).toHaveLength(1);
  });

  it.each(['https://example.com/', '//example.com', 'reports', '/\\example.com'])(
    'lead nowhere else: %s',
    async (path) => {
      await expect(addQuickLink(db(), link(path, 1))).rejects.toMatchObject({ code: '422-71' });
    },
  );
});
