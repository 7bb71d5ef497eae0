import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import PatternsScreen from './patterns-screen';

const LIST = 'POST /patterns';
const [pattern] = exampleOf(LIST).items;
const page = (items: readonly unknown[]) => ({ data: { items, paging: { page: 1, limit: 10, total: items.length } } });

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const user = (permissions: readonly Permission[]) => ({
  name: 'نمونه',
  userName: 'demo',
  impersonated: false,
  isOwner: false,
  permissions,
});
const ALL: readonly Permission[] = ['pattern.read', 'pattern.edit', 'pattern.delete'];
const show = (search = '', permissions = ALL) =>
  renderScreen(<PatternsScreen />, {
    at: `/pattern${search}`,
    path: '/pattern',
    state: { session: { token: 'a', user: user(permissions), isLoading: false } },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const choose = async (item: string) => {
  const shown = show();
  await shown.user.click(await screen.findByRole('button', { name: new RegExp(`${pattern.title}$`) }));
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  return shown;
};

it('lists what the API answers to what the address says', async () => {
  show('?title=مهر&state=refused&type=otp&page=2');
  expect(await screen.findByRole('link', { name: pattern.title })).toHaveAttribute('href', `/patterns/${pattern.id}`);
  expect(bodies(LIST)[0]).toEqual({ page: 2, limit: 10, filters: { title: 'مهر', state: 'refused', type: 'otp' } });
});

it('leads to where a new one is written', async () => {
  show();
  expect(await screen.findByRole('link', { name: messages.create })).toHaveAttribute('href', '/pattern/create');
});

it('leads to where one is written anew', async () => {
  const { address } = await choose(messages.edit);
  await waitFor(() => expect(address()).toBe(`/pattern/update/${pattern.id}`));
});

it('removes one after it was asked about', async () => {
  const { user } = await choose(messages.remove);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(messages.removeBody(pattern.title))).toBeInTheDocument();
  expect(bodies('POST /patterns/delete')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(messages.removed)).toBeInTheDocument();
  expect(bodies('POST /patterns/delete')).toEqual([{ ids: [pattern.id] }]);
});

it('offers who may only read nothing that would be refused', async () => {
  show('', ['pattern.read']);
  await screen.findByRole('link', { name: pattern.title });
  expect(screen.queryByRole('link', { name: messages.create })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('teaches the way when there is nothing', async () => {
  network.answer({ [LIST]: page([]) });
  show();
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
});
