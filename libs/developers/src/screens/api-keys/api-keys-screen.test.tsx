import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import ApiKeysScreen from './api-keys-screen';

const [LIST, SHOW] = ['GET /api-keys/list', 'GET /api-keys/show'] as const;
const example = exampleOf(LIST);
const [key] = example.items;
const PATH = '/developers/api-keys';
const rows = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_unused, n) => ({ ...key, id: String(n + 1), title: `کلید ${n + 1}`, ...change }));

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

const user = (permissions: readonly Permission[]) => ({
  ...{ name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
});
const show = (items: readonly unknown[], permissions: readonly Permission[] = ['apikey.read', 'apikey.edit']) => {
  network.answer({ [LIST]: { data: { ...example, items } } });
  const session = { token: 'a', user: user(permissions), isLoading: false };
  return renderScreen(<ApiKeysScreen />, { at: PATH, path: PATH, state: { session } });
};
const create = () => screen.queryByRole('link', { name: messages.create });

it('tells of a key what it may, from where and until when, but never the key', async () => {
  const more = { allowed_addresses: ['192.0.2.0/24', '2001:db8::7'], last_used_at: null, expires_at: null };
  show([{ ...key, title: 'فروشگاه', has_everything: true, role: null, ...more }]);
  const row = within((await screen.findByText('فروشگاه')).closest('tr') as HTMLElement);
  for (const text of [messages.states.active, messages.all, messages.unused, messages.never, '192.0.2.0/24']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(row.getByText(/و ۱ نشانی دیگر/)).toBeInTheDocument();
  expect(row.getByText(`${key.prefix}…`)).toHaveAttribute('dir', 'ltr');
});

it('says from where it was used last, and opens all of it beside the list, asked for anew', async () => {
  const addresses = ['192.0.2.0/24', '2001:db8::7', '198.51.100.9'];
  const used = { ...key, id: '7', title: 'فروشگاه', last_used_ip: '192.0.2.77', allowed_addresses: addresses };
  network.answer({ [SHOW]: { data: { ...used, last_used_ip: '192.0.2.78' } } });
  const { user } = show([used]);
  expect(await screen.findByText('192.0.2.77')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'فروشگاه' }));
  const panel = within(await screen.findByRole('dialog', { name: 'فروشگاه' }));
  expect(await panel.findByText('192.0.2.78')).toBeInTheDocument();
  for (const address of addresses) expect(panel.getByText(address)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: messages.toCalls })).toHaveAttribute('href', '/developers/api-calls?key=7');
  expect(network.seen.find(({ operation }) => operation === SHOW)?.url.search).toBe('?key_id=7');
});

it('says of a key that is gone what the server says', async () => {
  network.answer({ [SHOW]: { status: 404 } });
  const { user } = show([{ ...key, title: 'فروشگاه' }]);
  await user.click(await screen.findByRole('button', { name: 'فروشگاه' }));
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeInTheDocument();
});

it.each([
  ['expired', messages.states.expired],
  ['maker_gone', messages.states.maker_gone],
  ['role_gone', messages.states.role_gone],
])('says why a key is of no use: %s', async (state, words) => {
  show(rows(1, { state, has_everything: false, role: null }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('deletes one after it was asked about', async () => {
  const { user } = show(rows(2));
  await user.click(await screen.findByRole('button', { name: 'کارهای کلید 2' }));
  await user.click(await screen.findByRole('menuitem', { name: messages.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(messages.removeBody('کلید 2'))).toBeInTheDocument();
  const bodies = () => network.seen.filter(({ operation }) => operation.endsWith('/delete')).map(({ body }) => body);
  expect(bodies()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(messages.removed)).toBeInTheDocument();
  expect(bodies()).toEqual([{ id: '2' }]);
  await waitFor(() => expect(network.seen.filter(({ operation }) => operation === LIST).length).toBeGreaterThan(1));
});

it('offers who may only read nothing that would be refused', async () => {
  show(rows(1), ['apikey.read']);
  await screen.findByText('کلید 1');
  expect(create()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'کارهای کلید 1' })).not.toBeInTheDocument();
});

it('leads to a new key as long as there is room for one', async () => {
  show(rows(19));
  await screen.findByText('کلید 19');
  expect(create()).toHaveAttribute('href', `${PATH}/create`);
});

it('says what to do when there is no room', async () => {
  show(rows(20));
  expect(await screen.findByText(messages.most(20))).toBeInTheDocument();
  expect(create()).not.toBeInTheDocument();
});

it('teaches the way when there is none', async () => {
  show([]);
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
  expect(create()).toBeInTheDocument();
});
