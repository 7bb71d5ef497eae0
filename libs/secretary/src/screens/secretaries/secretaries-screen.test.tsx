import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import { ACTIVE, DELETE, LIST, SECRETARY, pageOf } from '../../testing/sample-secretaries';
import SecretariesScreen from './secretaries-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [LIST]: pageOf([SECRETARY]) });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const user = (permissions: readonly Permission[]) => ({
  ...{ name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false },
  permissions,
});
const ALL: readonly Permission[] = ['secretary.read', 'secretary.edit', 'secretary.delete'];
const LIST_PATH = '/secretary/received-message/inbox';
const show = (search = '', permissions = ALL) =>
  renderScreen(<SecretariesScreen />, {
    at: `${LIST_PATH}${search}`,
    path: LIST_PATH,
    state: { session: { token: 'a', user: user(permissions), isLoading: false } },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const choose = async (item: string) => {
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: new RegExp(`${SECRETARY.title}$`) }));
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  return shown;
};

it('lists what the API answers to what the address says', async () => {
  show('?title=مهر&state=refused&page=2');
  expect(await screen.findByRole('link', { name: SECRETARY.title })).toHaveAttribute(
    'href',
    '/secretary/received-message/recipients/7/all',
  );
  expect(bodies(LIST)[0]).toEqual({ page: 2, limit: 10, filters: { title: 'مهر', state: 'refused' } });
});

it('leads to where one is written anew', async () => {
  const { address } = await choose(messages.edit);
  await waitFor(() => expect(address()).toBe('/secretary/received-message/update/7'));
});

it('lays one to rest after it was asked about', async () => {
  const { user } = await choose(messages.rest);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(messages.restBody(SECRETARY.title))).toBeInTheDocument();
  expect(bodies(ACTIVE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.rest }));
  expect(await screen.findByText(messages.rested)).toBeInTheDocument();
  expect(bodies(ACTIVE)).toEqual([{ id: '7', is_active: false }]);
});

it('puts one to work again at once', async () => {
  network.answer({ [LIST]: pageOf([{ ...SECRETARY, is_active: false }]) });
  await choose(messages.activate);
  expect(await screen.findByText(messages.activated)).toBeInTheDocument();
  expect(bodies(ACTIVE)).toEqual([{ id: '7', is_active: true }]);
});

it('removes one after it was asked about, with what goes with it', async () => {
  const { user } = await choose(messages.remove);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(messages.removeBody(SECRETARY.title, '۱٬۲۸۴'))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(messages.removed)).toBeInTheDocument();
  expect(bodies(DELETE)).toEqual([{ ids: ['7'] }]);
});

it('offers who may only read nothing that would be refused', async () => {
  show('', ['secretary.read']);
  await screen.findByRole('link', { name: SECRETARY.title });
  expect(screen.queryByRole('link', { name: messages.create })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('teaches the way when there is nothing', async () => {
  network.answer({ [LIST]: pageOf([]) });
  show();
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
});
