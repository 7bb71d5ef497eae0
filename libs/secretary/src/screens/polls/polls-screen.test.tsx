import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import type { Permission } from '@peyk/shared-contract';
import { screen, within } from '@testing-library/react';
import { pollMessages } from '../../poll-messages';
import { messages } from '../../messages';
import { ACTIVE, MANY_POLLS, POLL, POLLS, POLL_DELETE, pageOf } from '../../testing/sample-secretaries';
import PollsScreen from './polls-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [POLLS]: pageOf(MANY_POLLS), [ACTIVE]: { data: { id: '12', is_active: false } } });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (permissions?: Permission[]) =>
  renderScreen(<PollsScreen />, {
    ...{ at: '/secretary/polls/list', path: '/secretary/polls/list' },
    state: {
      session: {
        ...{ token: 'a', isLoading: false },
        user: {
          ...{ name: 'نمونه', userName: 'demo', impersonated: false },
          ...{ isOwner: permissions === undefined, permissions: permissions ?? [] },
        },
      },
    },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
async function choose(label: string) {
  const { user } = show();
  await screen.findByRole('link', { name: POLL.title });
  await user.click(screen.getByRole('button', { name: new RegExp(POLL.title) }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  return user;
}

it('lists them with their question and their votes', async () => {
  show();
  const row = (await screen.findByRole('link', { name: POLL.title })).closest('tr') as HTMLElement;
  expect(within(row).getByText(POLL.question)).toBeInTheDocument();
  expect(within(row).getByText('۱٬۲۵۰')).toBeInTheDocument();
});

it('lays one to rest after it was asked about', async () => {
  const user = await choose(messages.rest);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.rest }));
  expect(await screen.findByText(pollMessages.rested)).toBeInTheDocument();
  expect(bodies(ACTIVE)).toEqual([{ id: '12', is_active: false }]);
});

it('removes one after it was told what goes with it', async () => {
  const user = await choose(messages.remove);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(pollMessages.removeBody(POLL.title, '۱٬۲۵۰', '۱٬۴۱۲'))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(pollMessages.removed)).toBeInTheDocument();
  expect(bodies(POLL_DELETE)).toEqual([{ ids: ['12'] }]);
});

it('offers who may only read nothing that would be refused', async () => {
  show(['secretary.read']);
  await screen.findByRole('link', { name: POLL.title });
  expect(screen.queryByRole('link', { name: pollMessages.create })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('says to those who have none that they choose which votes count', async () => {
  network.answer({ [POLLS]: pageOf([]) });
  show();
  expect(await screen.findByText(/رأی اول، آخر یا همهٔ رأی‌ها/)).toBeInTheDocument();
});
