import { screen, waitFor, within } from '@testing-library/react';
import { NeededForProvider } from '@peyk/shared-module';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import HomeScreen from './home-screen';

let network: FakeNetwork;

const NEWS_COUNT = 4;

/** Four pieces of news, three a page. */
function newsPage(page: number) {
  const numbers = page === 1 ? [1, 2, 3] : [4];
  const items = numbers.map((n) => ({
    id: String(n),
    title: `خبر ${n}`,
    body: `متن خبر ${n}\nبند دوم`,
    link: n === 1 ? 'https://example.com/' : null,
    pinned: n === 1,
    published_at: '2026-11-20T08:30:00.000Z',
  }));
  return { items, paging: { page, limit: 3, total: NEWS_COUNT } };
}

beforeEach(() => {
  window.localStorage.clear();
  network = fakeNetwork({
    'GET /credit': { data: { credit: '58493217.5', held: '0', updated_at: '2026-11-20T08:30:00.000Z' } },
    'GET /banners': { data: { banners: {}, old_panel: null } },
    'GET /panel/quick_access': {
      data: { items: [{ id: '1', title: 'گزارش ارسال‌ها', path: '/reports', icon: 'no-such-icon' }] },
    },
    'GET /news/list': ({ url }) => ({ data: newsPage(Number(url.searchParams.get('page'))) }),
    'POST /report/new_list': { data: { items: [], paging: { page: 1, limit: 5, total: 0 } } },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  network.restore();
});

it('teaches the three steps before the first send', async () => {
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('نخستین پیام خود را بفرستید')).toBeInTheDocument();
  expect(within(screen.getByTestId('first-steps')).getAllByRole('listitem')).toHaveLength(3);
});

it('shows the floored credit and one way to a new message', async () => {
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('۵۸٬۴۹۳٬۲۱۷')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'پیام تازه' })).toHaveAttribute('href', '/send-sms/quick');
});

it('asks neither for the balance nor for the sends of who may see neither', async () => {
  const user = { name: 'همکار', userName: 'member', impersonated: false, isOwner: false, permissions: [] };
  renderScreen(<HomeScreen />, { state: { session: { token: 'token', user, isLoading: false } } });
  expect(await screen.findByText('خبر 1')).toBeInTheDocument();
  const asked = network.seen.map((one) => JSON.stringify(one)).join();
  expect(asked).not.toMatch(/credit|new_list/);
  expect(asked).toContain('news');
});

describe('the ways of a member', () => {
  const show = (permissions: readonly ('send.create' | 'report.read' | 'wallet.read')[]) =>
    renderScreen(
      <NeededForProvider value={(path) => (path === '/reports' ? 'report.read' : 'wallet.read')}>
        <HomeScreen />
      </NeededForProvider>,
      {
        state: {
          session: {
            token: 'token',
            user: { name: 'همکار', userName: 'member', impersonated: false, isOwner: false, permissions },
            isLoading: false,
          },
        },
      },
    );
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it.each([
    [['report.read'], ['/reports']],
    [['send.create'], ['/send-sms/quick']],
    [['wallet.read'], ['/wallet/transactions']],
  ] as const)('lead with %j where they may go, and nowhere else', async (permissions, expected) => {
    show(permissions);
    expect(await screen.findByText('خبر 1')).toBeInTheDocument();
    await waitFor(() => expect(links()).toEqual(expected));
  });

  it('teach nobody to send who may not', async () => {
    show(['report.read']);
    expect(await screen.findByRole('heading', { name: 'دسترسی سریع' })).toBeInTheDocument();
    expect(screen.queryByTestId('first-steps')).not.toBeInTheDocument();
  });
});

it('still shows the credit when the sends cannot be read', async () => {
  network.answer({ 'POST /report/new_list': { status: 503 } });
  renderScreen(<HomeScreen />);
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
  expect(await screen.findByText('۵۸٬۴۹۳٬۲۱۷')).toBeInTheDocument();
});

it('leads to the pages of quick access, whatever icon the API names', async () => {
  renderScreen(<HomeScreen />);
  expect(await screen.findByRole('link', { name: 'گزارش ارسال‌ها' })).toHaveAttribute('href', '/reports');
});

it('shows no quick access where there is none', async () => {
  network.answer({ 'GET /panel/quick_access': { data: { items: [] } } });
  renderScreen(<HomeScreen />);
  expect(await screen.findByRole('button', { name: /خبر 2/ })).toBeInTheDocument();
  expect(screen.queryByText('دسترسی سریع')).not.toBeInTheDocument();
});

it('opens a piece of news whole, and brings the earlier ones when they are asked for', async () => {
  const { user } = renderScreen(<HomeScreen />);
  await user.click(await screen.findByRole('button', { name: /خبر 1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'خبر 1' });
  expect(within(dialog).getByText(/بند دوم/)).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'بیشتر بخوانید' })).toHaveAttribute('rel', 'noopener noreferrer');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'خبرهای قبلی' }));
  expect(await screen.findByRole('button', { name: /خبر 4/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'خبرهای قبلی' })).not.toBeInTheDocument();
});

it('keeps the news in their place when they cannot be read', async () => {
  network.answer({ 'GET /news/list': { status: 503 } });
  const { user } = renderScreen(<HomeScreen />);
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
  network.answer({ 'GET /news/list': { data: newsPage(1) } });
  await user.click(again);
  expect(await screen.findByRole('button', { name: /خبر 1/ })).toBeInTheDocument();
});

it('shows the strip of type 4 and the carousel of type 2 above, and the one of type 3 below', async () => {
  const banner = (id: string, alt: string) => ({
    id,
    action: 3,
    mainFiles: { mobile: '/m.png', desktop: '/d.png', link: 'https://example.com/', alt },
    popupFiles: null,
  });
  const banners = { '2': [banner('1', 'جشنواره')], '3': [banner('2', 'پایین صفحه')], '4': [banner('3', 'نوار')] };
  network.answer({ 'GET /banners': { data: { banners, old_panel: null } } });
  renderScreen(<HomeScreen />);
  const [strip, above, below] = await Promise.all(
    ['نوار', 'جشنواره', 'پایین صفحه'].map((alt) => screen.findByAltText(alt)),
  );
  expect(strip).toHaveAttribute('src', '/d.png');
  expect(above?.compareDocumentPosition(below ?? above)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('is a whole page when the banners cannot be read', async () => {
  network.answer({ 'GET /banners': { status: 500 } });
  renderScreen(<HomeScreen />);
  expect(await screen.findByText('۵۸٬۴۹۳٬۲۱۷')).toBeInTheDocument();
});

it('keeps the place of the carousel while it is asked for, unless there was none the last time', async () => {
  const { unmount, container } = renderScreen(<HomeScreen />);
  const kept = () => container.querySelectorAll('[style*="192"]').length;
  expect(kept()).toBe(1);
  expect(await screen.findByText('۵۸٬۴۹۳٬۲۱۷')).toBeInTheDocument();
  await waitFor(() => expect(kept()).toBe(0));
  unmount();
  const again = renderScreen(<HomeScreen />);
  expect(again.container.querySelectorAll('[style*="192"]')).toHaveLength(0);
  expect(await screen.findByText('۵۸٬۴۹۳٬۲۱۷')).toBeInTheDocument();
});

it('tells nobody when the browser does not keep whether there were slides', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { store, container } = renderScreen(<HomeScreen />);
  await waitFor(() => expect(container.querySelectorAll('[style*="192"]')).toHaveLength(0));
  expect(store.getState().storage.refused).toEqual([]);
});
