import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { installResizeObserver } from '../testing/fake-resize-observer';
import { Frame } from './frame';
import { HeaderBar } from './header-bar';
import { SideMenu } from './side-menu';

const signedIn = {
  session: {
    token: 'token',
    user: { name: 'فروشگاه نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
    isLoading: false,
  },
};
const credit = (rial: string) => ({ data: { credit: rial, held: '0', updated_at: '2026-11-21T00:00:00.000Z' } });

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  installResizeObserver();
  network = fakeNetwork({ 'GET /credit': credit('16492000.9'), 'POST /logout': {} });
});
afterEach(() => network.restore());

it('shows name and username, and the balance in whole rials, rounded down', async () => {
  renderScreen(<HeaderBar />, { state: signedIn });
  expect(screen.getByRole('button', { name: 'فروشگاه نمونه | demo' })).toBeInTheDocument();
  expect(await screen.findByText('۱۶٬۴۹۲٬۰۰۰')).toBeInTheDocument();
});

it('shows a member only what the role holds: neither sending nor the balance, which is not even asked for', async () => {
  const user = { ...signedIn.session.user, isOwner: false, permissions: ['report.read' as const] };
  const state = { session: { ...signedIn.session, user } };
  renderScreen(<SideMenu />, { state });
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toContain('گزارش ارسال');
  expect(names.join()).not.toMatch(/ارسال پیامک|تراکنش/);
  renderScreen(<HeaderBar />, { state });
  expect(await screen.findByRole('button', { name: 'فروشگاه نمونه | demo' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'رفتن به کیف پول' })).not.toBeInTheDocument();
  expect(network.seen.map(({ operation }) => operation)).not.toContain('GET /credit');
});

it.each([
  ['an owner', {}, 1],
  ['a member without the right', { isOwner: false }, 0],
  ['support itself', { impersonated: true }, 0],
])('lets %s decide about support only where that is theirs', async (_who, change, count) => {
  const state = { session: { ...signedIn.session, user: { ...signedIn.session.user, ...change } } };
  const { user, store } = renderScreen(<HeaderBar />, { state });
  await user.click(screen.getByRole('button', { name: 'فروشگاه نمونه | demo' }));
  const entries = screen.queryAllByRole('menuitem', { name: 'دسترسی پشتیبانی' });
  expect(entries).toHaveLength(count);
  if (entries[0] !== undefined) await user.click(entries[0]);
  expect(store.getState().layout.overlay).toBe(count === 1 ? 'supportAccess' : null);
});

it('asks for the balance again, and leads to filling the wallet', async () => {
  const { user } = renderScreen(<HeaderBar />, { state: signedIn });
  await screen.findByText('۱۶٬۴۹۲٬۰۰۰');
  network.answer({ 'GET /credit': credit('1000') });
  await user.click(screen.getByRole('button', { name: 'تازه کردن اعتبار' }));
  expect(await screen.findByText('۱٬۰۰۰')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'رفتن به کیف پول' })).toHaveAttribute('href', '/wallet/credit');
});

it('does not invent a balance that could not be had', async () => {
  network.answer({ 'GET /credit': { status: 503 } });
  renderScreen(<HeaderBar />, { state: signedIn });
  expect(await screen.findByText('نامشخص')).toBeInTheDocument();
});

it('signs out from the menu of the avatar', async () => {
  const { user, store } = renderScreen(<HeaderBar />, { state: signedIn });
  await user.click(screen.getByRole('button', { name: 'فروشگاه نمونه | demo' }));
  await user.click(screen.getByRole('menuitem', { name: 'خروج از پنل' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
});

it('changes the theme and back', async () => {
  const { user, store } = renderScreen(<HeaderBar />, { state: signedIn });
  await user.click(screen.getByRole('button', { name: 'پوستهٔ تیره' }));
  expect(store.getState().theme.dark).toBe(true);
  await user.click(screen.getByRole('button', { name: 'پوستهٔ روشن' }));
  expect(store.getState().theme.dark).toBe(false);
});

it('folds the side menu to a rail, opens it again, and keeps the choice', async () => {
  const { user, store } = renderScreen(<SideMenu />, { state: signedIn });
  const fold = screen.getByRole('button', { name: 'جمع کردن منو' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(store.getState().preferences.menuFolded).toBe(true);
  expect(localStorage.getItem('peyk-menu-folded')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'باز کردن' }));
  expect(localStorage.getItem('peyk-menu-folded')).toBeNull();
});

it('marks in the menu where the person is, also on the pages below', () => {
  renderScreen(<SideMenu />, { state: signedIn, at: '/reports/12' });
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/reports']);
});

it('has on the phone the title, the way back and a bottom bar that ends with everything else', async () => {
  setViewport(390);
  const page = { page: { title: 'گزارش ارسال', backTo: '/reports' }, overlay: null };
  const { user, address } = renderScreen(<Frame />, { state: { ...signedIn, layout: page }, at: '/reports/12' });
  expect(screen.getByRole('heading', { name: 'گزارش ارسال' })).toBeInTheDocument();
  const places = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(places.at(-1)).toHaveAttribute('href', '/facilities');
  await user.click(screen.getByRole('button', { name: 'بازگشت' }));
  expect(address()).toBe('/reports');
});

it('leads back on the phone to the list with its filters', async () => {
  setViewport(390);
  const page = { page: { title: 'گزارش ارسال', backTo: '/reports' }, overlay: null };
  const screens = (
    <>
      <Frame />
      <Link to="/reports/12">one send</Link>
    </>
  );
  const { user, address } = renderScreen(screens, {
    state: { ...signedIn, layout: page },
    at: '/reports?state=7&page=2',
  });
  await user.click(screen.getByRole('link', { name: 'one send' }));
  expect(address()).toBe('/reports/12');
  await user.click(screen.getByRole('button', { name: 'بازگشت' }));
  expect(address()).toBe('/reports?state=7&page=2');
});

it('goes one step back on the phone, and home from the first page of a visit', async () => {
  setViewport(390);
  const page = { page: { title: 'فعال‌سازی پنل' }, overlay: null };
  const { user, address } = renderScreen(<Frame />, { state: { ...signedIn, layout: page }, at: '/identity' });
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'بیشتر' }));
  expect(address()).toBe('/facilities');
  await user.click(screen.getByRole('button', { name: 'بازگشت' }));
  expect(address()).toBe('/identity');
  await user.click(screen.getByRole('button', { name: 'بازگشت' }));
  expect(address()).toBe('/dashboard');
});

it('leaves the back icon out where the page says so', () => {
  setViewport(390);
  const page = { page: { title: 'خانه', hideBack: true }, overlay: null };
  renderScreen(<Frame />, { state: { ...signedIn, layout: page } });
  expect(screen.queryByRole('button', { name: 'بازگشت' })).not.toBeInTheDocument();
});

/** A window whose width changes: anyone who asked for the width before hears of it. */
function resizableWindow(width: number): (next: number) => void {
  setViewport(width);
  const asked: EventTarget[] = [];
  const listen = () => {
    const plain = window.matchMedia;
    window.matchMedia = (query) => {
      const list = plain(query);
      asked.push(list);
      return list;
    };
  };
  listen();
  return (next) => {
    setViewport(next);
    listen();
    asked.forEach((list) => list.dispatchEvent(new Event('change')));
  };
}

function PageWithState() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>باز کن</button>
      {isOpen && <p>باز است</p>}
    </>
  );
}

it('keeps what is open in the page when the window crosses the width of phones', async () => {
  const resize = resizableWindow(1280);
  const { user } = renderScreen(
    <Routes>
      <Route element={<Frame />}>
        <Route path="*" element={<PageWithState />} />
      </Route>
    </Routes>,
    { state: signedIn },
  );
  await user.click(screen.getByRole('button', { name: 'باز کن' }));
  act(() => resize(390));
  expect(screen.queryByRole('button', { name: 'پوستهٔ تیره' })).not.toBeInTheDocument();
  expect(screen.getByText('باز است')).toBeInTheDocument();
  act(() => resize(1280));
  expect(screen.getByRole('button', { name: 'پوستهٔ تیره' })).toBeInTheDocument();
  expect(screen.getByText('باز است')).toBeInTheDocument();
});
