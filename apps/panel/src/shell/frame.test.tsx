import { TOKEN_KEY } from '@peyk/shared-store';
import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { PageSlot, PageSlotsProvider } from '@peyk/shared-ui';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { installResizeObserver } from '../testing/fake-resize-observer';
import { Frame } from './frame';

const session = (impersonated: boolean) => ({
  session: {
    token: 'token',
    user: { name: 'فروشگاه نمونه', userName: 'demo', impersonated, isOwner: true, permissions: [] },
    isLoading: false,
  },
});

let network: FakeNetwork;
let sizesChange: () => void;
beforeEach(() => {
  localStorage.clear();
  setViewport(1280);
  sizesChange = installResizeObserver();
  network = fakeNetwork({ 'GET /credit': { data: { credit: '1', held: '0', updated_at: '' } } });
});
afterEach(() => {
  jest.restoreAllMocks();
  network.restore();
});

function PageWithSlots() {
  return (
    <>
      <PageSlot name="actions">
        <button>کار این صفحه</button>
      </PageSlot>
      <PageSlot name="footer">
        <button>پانوشت این صفحه</button>
      </PageSlot>
    </>
  );
}

const withPage = (
  <PageSlotsProvider>
    <Routes>
      <Route element={<Frame />}>
        <Route path="*" element={<PageWithSlots />} />
      </Route>
    </Routes>
  </PageSlotsProvider>
);

it('lets a page put its actions beside the title', () => {
  renderScreen(withPage, { state: session(false) });
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'کار این صفحه' }));
});

it('gives a page of the phone its own footer in the place of the bottom bar', async () => {
  setViewport(390);
  renderScreen(withPage, { state: session(false) });
  expect(await screen.findByRole('button', { name: 'پانوشت این صفحه' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'منوی اصلی' })).not.toBeInTheDocument();
});

it('has a bottom bar of 85 on the phone, and none on the desktop', () => {
  setViewport(390);
  const { unmount } = renderScreen(<Frame />, { state: session(false) });
  const bar = screen.getByRole('navigation', { name: 'منوی اصلی' });
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText));
  const own = rules.filter((rule) => Array.from(bar.classList).some((name) => rule.startsWith(`.${name}`)));
  expect(own.join()).toContain('calc(85px + env(safe-area-inset-bottom))');
  unmount();
  setViewport(1280);
  renderScreen(<Frame />, { state: session(false) });
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

it('has less height for the content while a banner or a strip stands above it', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const { container } = renderScreen(<Frame />, { state: session(true) });
  const root = container.querySelector<HTMLElement>('#content')?.parentElement?.parentElement;
  expect(root?.style.getPropertyValue('--peyk-shell-top')).toBe('60px');
  height.mockReturnValue(0);
  sizesChange();
  expect(root?.style.getPropertyValue('--peyk-shell-top')).toBe('0px');
});

it('says for as long as an impersonation lasts in whose name things are done', () => {
  const { store } = renderScreen(<Frame />, { state: session(true) });
  expect(screen.getByText(/شما به جای «فروشگاه نمونه»/)).toHaveTextContent('demo');
  expect(screen.queryByRole('button', { name: 'بستن' })).not.toBeInTheDocument();
  act(() => void store.dispatch({ type: 'session/loggedOut' }));
  expect(screen.queryByText(/شما به جای/)).not.toBeInTheDocument();
});

it('names the admin who acts on behalf of the account', () => {
  const { session: signedIn } = session(true);
  const user = { ...signedIn.user, impersonatedBy: 'سارا پشتیبان' };
  renderScreen(<Frame />, { state: { session: { ...signedIn, user } } });
  expect(screen.getByText(/سارا پشتیبان، شما به جای «فروشگاه نمونه»/)).toBeInTheDocument();
});

it('says what a browser without storage will lose, until it is read', async () => {
  const state = { ...session(false), storage: { refused: [TOKEN_KEY] } };
  const { user } = renderScreen(<Frame />, { state });
  expect(screen.getByText(/باید دوباره وارد شوید/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByText(/باید دوباره وارد شوید/)).not.toBeInTheDocument();
});

it('says less when only a choice will be lost', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const { user } = renderScreen(<Frame />, { state: session(false) });
  await user.click(screen.getByRole('button', { name: 'پوستهٔ تیره' }));
  expect(screen.getByText(/آنچه اکنون انتخاب کردید/)).toBeInTheDocument();
});
