import { screen, waitFor } from '@testing-library/react';
import { NeededForProvider } from '@peyk/shared-module';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import OldPanelStrip from './old-panel-strip';
import TopStrip from './top-strip';

let network: FakeNetwork;

const answerWith = (banners: object, old_panel: object | null = null) =>
  (network = fakeNetwork({ 'GET /banners': { data: { banners, old_panel } } }));

beforeEach(() => window.localStorage.clear());
afterEach(() => network.restore());

it('shows the first banner of type 1 above every page, and none of the others', async () => {
  const banner = (alt: string) => ({
    id: alt,
    action: 2,
    mainFiles: { mobile: null, desktop: '/d.png', link: '/reports', alt },
    popupFiles: null,
  });
  answerWith({ '1': [banner('اولی'), banner('دومی')], '2': [banner('سومی')] });
  renderScreen(<TopStrip />);
  expect(await screen.findByAltText('اولی')).toBeInTheDocument();
  expect(screen.queryByAltText('دومی')).not.toBeInTheDocument();
  expect(screen.queryByAltText('سومی')).not.toBeInTheDocument();
});

it('shows pictures from where the API is, when that is another host', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'peyk-api', content: 'https://api.example' });
  document.head.append(meta);
  const files = { mobile: null, desktop: '/v1/banner-images/1', link: null, alt: 'اولی' };
  answerWith({ '1': [{ id: '1', action: 2, mainFiles: files, popupFiles: null }] });
  renderScreen(<TopStrip />);
  expect(await screen.findByAltText('اولی')).toHaveAttribute('src', 'https://api.example/v1/banner-images/1');
  meta.remove();
});

it('announces nothing to a member that leads to where they may not go', async () => {
  const banner = (alt: string, link: string) => ({
    id: alt,
    action: 2,
    mainFiles: { mobile: null, desktop: '/d.png', link, alt },
    popupFiles: null,
  });
  answerWith({ '1': [banner('ارسال', '/send-sms/quick'), banner('گزارش', '/reports')] });
  const user = { name: 'همکار', userName: 'member', impersonated: false, isOwner: false, permissions: [] };
  renderScreen(
    <NeededForProvider value={(path) => (path === '/send-sms/quick' ? 'send.create' : null)}>
      <TopStrip />
    </NeededForProvider>,
    { state: { session: { token: 'token', user, isLoading: false } } },
  );
  expect(await screen.findByAltText('گزارش')).toBeInTheDocument();
});

it('points to the old panel until it is closed, and again when the address is another one', async () => {
  answerWith({}, { link: 'https://old.example.com/' });
  const { user, unmount } = renderScreen(<OldPanelStrip />);
  expect(await screen.findByRole('link', { name: /پنل قدیمی/ })).toHaveAttribute('href', 'https://old.example.com/');
  await user.click(screen.getByRole('button', { name: /بستن/ }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  const again = renderScreen(<OldPanelStrip />);
  await waitFor(() => expect(network.seen).toHaveLength(2));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  again.unmount();
  network.answer({ 'GET /banners': { data: { banners: {}, old_panel: { link: 'https://older.example.com/' } } } });
  renderScreen(<OldPanelStrip />);
  expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://older.example.com/');
});

it('says nothing where there is no old panel', async () => {
  answerWith({});
  renderScreen(<OldPanelStrip />);
  await waitFor(() => expect(network.seen).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
