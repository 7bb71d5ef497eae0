import { addBanner, listAllBanners, removeBanner } from './admin/banners-admin.service';
import type { NewBanner } from './admin/banners-admin.service';
import { homeApi, picture } from './testing/home-api';

const { clock, db, fetch, get } = homeApi();
const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);

const banner = (change: Partial<NewBanner> = {}): NewBanner => ({
  type: 2,
  action: 3,
  position: 1,
  link: 'https://example.com/',
  alt: 'جشنوارهٔ پاییز',
  desktop: picture('desktop'),
  mobile: null,
  popup: null,
  startsAt: later(-1),
  endsAt: null,
  ...change,
});

afterEach(async () => {
  for (const { id } of await listAllBanners(db())) await removeBanner(db(), id);
});

describe('banners', () => {
  it('are grouped by type, in their order, with the pictures’ addresses', async () => {
    await addBanner(db(), banner({ position: 2, alt: 'دومی' }));
    await addBanner(db(), banner({ position: 1, alt: 'اولی', mobile: picture('mobile') }));
    await addBanner(db(), banner({ type: 4 }));
    const { banners } = await get('/banners');
    expect(Object.keys(banners)).toEqual(['2', '4']);
    expect(banners['2'].map((one: { mainFiles: { alt: string } }) => one.mainFiles.alt)).toEqual(['اولی', 'دومی']);
    expect(banners['2'][0]).toMatchObject({
      action: 3,
      mainFiles: {
        link: 'https://example.com/',
        desktop: expect.stringMatching(/^\/v1\/banner-images\/[0-9a-f]{64}$/),
        mobile: expect.stringMatching(/^\/v1\/banner-images\/[0-9a-f]{64}$/),
      },
      popupFiles: null,
    });
    expect(banners['2'][1].mainFiles.mobile).toBeNull();
  });

  it('carry what their popup shows', async () => {
    const popup = { desktop: picture('popup'), mobile: null, link: '/reports', alt: 'شرح جشنواره' };
    await addBanner(db(), banner({ action: 1, link: null, popup }));
    const { banners } = await get('/banners');
    expect(banners['2'][0].popupFiles).toMatchObject({ link: '/reports', alt: 'شرح جشنواره', mobile: null });
  });

  it('are shown from their beginning until their end', async () => {
    await addBanner(db(), banner({ alt: 'هنوز نه', startsAt: later(1) }));
    await addBanner(db(), banner({ alt: 'دیگر نه', startsAt: later(-2), endsAt: later(-1) }));
    await addBanner(db(), banner({ alt: 'اکنون', endsAt: later(1) }));
    const { banners } = await get('/banners');
    expect(banners['2'].map((one: { mainFiles: { alt: string } }) => one.mainFiles.alt)).toEqual(['اکنون']);
  });

  it('of one type are ten at most', async () => {
    for (let i = 0; i < 11; i += 1) await addBanner(db(), banner({ position: i }));
    expect((await get('/banners')).banners['2']).toHaveLength(10);
  });

  it('come with the address of the old panel', async () => {
    expect((await get('/banners')).old_panel).toEqual({ link: 'https://old.example.com/' });
  });

  it('are for people who are signed in', async () => {
    expect((await fetch('/v1/api/banners', {})).statusCode).toBe(401);
  });

  it.each([
    ['a link that is a script', { link: 'javascript:alert(1)' }, '422-71'],
    ['a link to another host in disguise', { link: '//example.com' }, '422-71'],
    ['a link behind a backslash', { link: '/\\example.com' }, '422-71'],
    ['no link to open', { link: null }, '422-73'],
    ['a popup without a picture', { action: 1 as const, link: null }, '422-73'],
    ['a picture that is none', { desktop: Buffer.from('<svg onload="alert(1)"/>') }, '422-72'],
    ['a picture above one MiB', { desktop: picture('x'.repeat(1024 * 1024)) }, '422-72'],
    ['no words for those who do not see it', { alt: ' ' }, '422-70'],
    ['an end before its beginning', { endsAt: later(-2) }, '422-74'],
  ])('are refused with %s', async (_what, change, code) => {
    await expect(addBanner(db(), banner(change))).rejects.toMatchObject({ code });
    expect(await listAllBanners(db())).toEqual([]);
  });
});

describe('a picture', () => {
  const addressOf = async () => (await get('/banners')).banners['2'][0].mainFiles.desktop as string;

  it('is served to everybody as what it is, to be kept for ever', async () => {
    await addBanner(db(), banner());
    const answer = await fetch(await addressOf(), {});
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(picture('desktop'));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is kept once for two banners, and as long as one of them shows it', async () => {
    const first = await addBanner(db(), banner());
    const second = await addBanner(db(), banner());
    const address = await addressOf();
    expect(await db().selectFrom('banner_images').select('hash').execute()).toHaveLength(1);
    await removeBanner(db(), first);
    expect((await fetch(address, {})).statusCode).toBe(200);
    await removeBanner(db(), second);
    expect((await fetch(address, {})).statusCode).toBe(404);
  });

  it.each(['nonsense', '0'.repeat(64), '..%2f..%2fetc%2fpasswd', 'A'.repeat(64)])(
    'called %s is not there',
    async (name) => {
      expect((await fetch(`/v1/banner-images/${name}`, {})).statusCode).toBe(404);
    },
  );
});
