import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { pluginsMessages as messages } from '../../plugins-messages';
import PluginsScreen from './plugins-screen';

const PATH = '/developers/plugins';
let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

const LIST = 'GET /panel/plugins';
const offer = (key: string, more: object = {}) => ({
  ...{ key, kind: 'facade', title: `پنل ${key}`, path: `/compat/${key}/v1`, hosts: [], ...more },
});
const OFFERS = [
  offer('kavenegar', { title: 'کاوه‌نگار', hosts: ['sms.example.ir'] }),
  offer('api', { kind: 'api', title: 'API پیک', path: '/v1/api' }),
  offer('sdk', { kind: 'sdk', path: null }),
  offer('webhooks', { kind: 'webhooks', path: null }),
];
const show = (items: readonly object[] = OFFERS) => {
  network.answer({ [LIST]: { data: { items } } });
  return renderScreen(<PluginsScreen />, { at: PATH, path: PATH });
};

it('says that the own client of Kavenegar knows a host only, and plain http on port 80', async () => {
  show();
  const card = within(await screen.findByRole('region', { name: 'کاوه‌نگار' }));
  expect(card.getByText(/همیشه با http به درگاه \(پورت\) ۸۰/)).toBeInTheDocument();
  expect(card.getByText('PEYK_FACADE_HOSTS')).toHaveAttribute('dir', 'ltr');
  expect(card.getByText('sms.example.ir')).toBeInTheDocument();
});

it('shows what is to be copied, with the address of this panel and the paths that the server names', async () => {
  show();
  for (const { title } of OFFERS) expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  const { origin } = window.location;
  expect(screen.getByText(`${origin}/compat/kavenegar/v1`)).toBeInTheDocument();
  expect(screen.getByText(`${origin}/v1/api/send`)).toBeInTheDocument();
});

it('shows nothing that is not offered here', async () => {
  show([OFFERS[1] as object]);
  await screen.findByRole('heading', { name: 'API پیک' });
  expect(screen.queryByRole('heading', { name: messages.facadesTitle })).not.toBeInTheDocument();
  expect(screen.queryByText(/compat/)).not.toBeInTheDocument();
});

it('gives at least the address of one that it has no words for', async () => {
  show([offer('constructor', { title: 'پنل تازه', path: '/compat/new/v2' })]);
  const card = within(await screen.findByRole('region', { name: 'پنل تازه' }));
  expect(card.getByText(`${window.location.origin}/compat/new/v2`)).toBeInTheDocument();
});

it('says so when the list does not come', async () => {
  network.answer({ [LIST]: { status: 503 } });
  renderScreen(<PluginsScreen />, { at: PATH, path: PATH });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
