import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { pluginsOf } from '../../model/plugins';
import PluginsScreen from './plugins-screen';

const PATH = '/developers/plugins';
let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

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
