import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import { GET, MESSAGES, SECRETARY, SECRETARY_MESSAGES, pageOf } from '../../testing/sample-secretaries';
import SecretaryScreen from './secretary-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [GET]: { data: SECRETARY }, [MESSAGES]: pageOf(SECRETARY_MESSAGES) });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const owner = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const show = (inboxType = 'all') =>
  renderScreen(<SecretaryScreen />, {
    at: `/secretary/received-message/recipients/7/${inboxType}`,
    path: '/secretary/received-message/recipients/:id/:inboxType',
    state: { session: { token: 'a', user: owner, isLoading: false } },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

it('shows the one of its address, and what it has dealt with', async () => {
  show();
  expect(await screen.findByRole('heading', { name: SECRETARY.title })).toBeInTheDocument();
  expect(await screen.findByText(messages.outcomes.unpaid)).toBeInTheDocument();
  expect(screen.getByText('۵ در ۱۰ دقیقه، ۲۰ در ۲۴ ساعت')).toBeInTheDocument();
  expect(network.seen[0]?.url.searchParams.get('id')).toBe('7');
  expect(bodies(MESSAGES)).toEqual([{ id: '7', page: 1, limit: 10, filters: {} }]);
});

it('shows only what ended as the address says', async () => {
  show('unpaid');
  await screen.findByRole('heading', { name: SECRETARY.title });
  expect(bodies(MESSAGES)).toEqual([{ id: '7', page: 1, limit: 10, filters: { outcome: 'unpaid' } }]);
});

it('begins the file of what is listed', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: messages.list.export }));
  expect(await screen.findByText(messages.list.exportBegun)).toBeInTheDocument();
  expect(bodies('POST /advanced-services/module-inboxes-export')).toEqual([{ id: '7', filters: {} }]);
});

it('says why it was refused', async () => {
  network.answer({ [GET]: { data: { ...SECRETARY, state: 'refused', refusal: 'متن پاسخ تبلیغاتی است.' } } });
  show();
  expect(await screen.findByText('متن پاسخ تبلیغاتی است.')).toBeInTheDocument();
});

it('leads to the list when it is removed', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: messages.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(address()).toBe('/secretary/received-message/inbox');
});

it('leads to the list when there is none with this id', async () => {
  network.answer({ [GET]: { status: 404 } });
  show();
  expect(await screen.findByText(messages.unknownTitle)).toBeInTheDocument();
});
