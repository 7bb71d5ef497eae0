import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import { CATEGORIES, TICKETS, page } from '../../testing/sample-tickets';
import TicketsScreen from './tickets-screen';

const LIST = 'POST /ticket';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [LIST]: page(TICKETS), 'GET /ticket/category': { data: { items: CATEGORIES } } });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (
  search = '',
  permissions: readonly Permission[] = ['ticket.read', 'ticket.edit'],
  impersonated = false,
) => {
  const user = { name: 'نمونه', userName: 'demo', impersonated, isOwner: false, permissions };
  return renderScreen(<TicketsScreen />, {
    at: `/support/tickets${search}`,
    path: '/support/tickets',
    state: { session: { token: 'a', user, isLoading: false } },
  });
};
const asked = () => network.seen.filter(({ operation }) => operation === LIST).map(({ body }) => body);
const createLink = () => screen.queryByRole('link', { name: messages.create });

it('lists tickets with their number and state, and what is unread', async () => {
  show();
  const links = await screen.findAllByRole('link', { name: 'پیام‌های دیروز نرسیده‌اند' });
  expect(links[0]).toHaveAttribute('href', '/support/tickets/1046');
  const row = within(links[0]!.closest('tr')!);
  expect(row.getByText('۱۰۴۶')).toBeInTheDocument();
  expect(row.getByText('پاسخ داده شد')).toBeInTheDocument();
  expect(row.getByText(messages.unread)).toBeInTheDocument();
  expect(screen.getAllByText(messages.unread)).toHaveLength(1);
  expect(createLink()).toHaveAttribute('href', '/support/create-ticket');
});

it('asks for the state and the words that the address says, and for no state that there is not', async () => {
  show('?subject=خط&state=3');
  await screen.findAllByRole('row');
  expect(asked()).toEqual([{ page: 1, limit: 10, filters: { subject: 'خط', state: 3 } }]);
});

it('asks for the number, the category and the days that the address says', async () => {
  const [from, to] = ['2026-11-20T20:30:00.000Z', '2026-11-22T20:29:59.999Z'];
  show(`?number=1046&category=${CATEGORIES[0]?.key}&createdFrom=${from}&createdTo=${to}`);
  await screen.findAllByRole('row');
  const days = { from_date: from, to_date: to };
  expect(asked()).toEqual([{ page: 1, limit: 10, filters: { id: '1046', category: CATEGORIES[0]?.key, ...days } }]);
  expect(screen.getByText(CATEGORIES[0]?.title ?? '-')).toBeInTheDocument();
});

it('asks for no number that a ticket cannot have', async () => {
  show('?number=0');
  await screen.findAllByRole('row');
  expect(asked()).toEqual([{ page: 1, limit: 10, filters: {} }]);
});

it.each([
  ['may only read', ['ticket.read'], false],
  ['acts on behalf of the account', ['ticket.read', 'ticket.edit'], true],
] as const)('offers no new ticket to who %s', async (_, permissions, impersonated) => {
  show('', permissions, impersonated);
  await screen.findAllByRole('row');
  expect(createLink()).not.toBeInTheDocument();
});

it('teaches the way when there is nothing', async () => {
  network.answer({ [LIST]: page([]) });
  show();
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
});
