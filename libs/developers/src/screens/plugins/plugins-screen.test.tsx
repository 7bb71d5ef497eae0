import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { pluginsOf } from '../../model/plugins';
import PluginsScreen from './plugins-screen';

const PATH = '/developers/plugins';
let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

it('says that the own client of Kavenegar knows a host only, and plain http on port 80', async () => {
  renderScreen(<PluginsScreen />, { at: PATH, path: PATH });
  const card = within(await screen.findByRole('region', { name: 'کاوه‌نگار' }));
  expect(card.getByText(/همیشه با http به درگاه \(پورت\) ۸۰/)).toBeInTheDocument();
  expect(card.getByText('PEYK_FACADE_HOSTS')).toHaveAttribute('dir', 'ltr');
});

it('shows what is to be copied, with the address of this panel', async () => {
  renderScreen(<PluginsScreen />, { at: PATH, path: PATH });
  const { facades, own } = pluginsOf(window.location.origin);
  for (const { title, settings } of [...facades, ...own]) {
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    for (const { value } of settings) expect(screen.getAllByText(value).length).toBeGreaterThan(0);
  }
  expect(screen.getByText(`${window.location.origin}/compat/kavenegar/v1`)).toBeInTheDocument();
  expect(network.seen).toEqual([]);
});
