import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import type { Permission } from '@peyk/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import { pollMessages as words } from '../../poll-messages';
import {
  EXPORT_VOTES,
  MANY_POLLS,
  MESSAGES,
  POLL,
  POLL_GET,
  POLL_MESSAGES,
  pageOf,
} from '../../testing/sample-secretaries';
import PollScreen from './poll-screen';

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({ [POLL_GET]: { data: POLL }, [MESSAGES]: pageOf(POLL_MESSAGES) });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (search = '', permissions?: Permission[]) =>
  renderScreen(<PollScreen />, {
    ...{ at: `/secretary/polls/12${search}`, path: '/secretary/polls/:id' },
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

it('shows the votes of each option with their share', async () => {
  show();
  expect(await screen.findByRole('heading', { name: POLL.question })).toBeInTheDocument();
  expect(screen.getByText('۶۱۲ رأی، ۴۸٪')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'جنوب' })).toHaveAttribute('aria-valuenow', '34');
  expect(screen.getByText('«الف»، «۱»، «A»، «آ»')).toBeInTheDocument();
  expect(screen.getByText('۱٬۲۵۰ رأی‌دهنده')).toBeInTheDocument();
});

it('tells votes from voters where all votes count', async () => {
  network.answer({ [POLL_GET]: { data: MANY_POLLS[1] } });
  show();
  expect(await screen.findByText('۱٬۲۵۰ رأی، ۱٬۰۰۳ رأی‌دهنده')).toBeInTheDocument();
});

it.each<[object, string]>([
  [{ ends_at: '2020-01-01T00:00:00.000Z' }, words.ended],
  [{ starts_at: '2099-01-01T00:00:00.000Z', ends_at: null }, words.notBegun],
  [{ ends_at: '2020-01-01T00:00:00.000Z', is_active: false }, messages.resting],
])('says whether it counts now: %j', async (change, sentence) => {
  network.answer({ [POLL_GET]: { data: { ...POLL, ...change } } });
  show();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('says that nobody has voted, and offers no file of nothing', async () => {
  network.answer({ [POLL_GET]: { data: MANY_POLLS[2] } });
  show();
  expect(await screen.findByText(words.result.none)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.result.export })).not.toBeInTheDocument();
});

it('begins the file of the votes', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: words.result.export }));
  expect(await screen.findByText(words.result.exportBegun)).toBeInTheDocument();
  expect(bodies(EXPORT_VOTES)).toEqual([{ id: '12' }]);
});

it('tells what was read in each message, and asks for one kind of them', async () => {
  show('?reading=late_vote');
  const row = (await screen.findByText('الف')).closest('tr') as HTMLElement;
  expect(within(row).getByText(words.readings.vote)).toBeInTheDocument();
  await waitFor(() =>
    expect(bodies(MESSAGES)).toEqual([{ id: '12', page: 1, limit: 10, filters: { reading: 'late_vote' } }]),
  );
});

it('offers who may only read nothing that would be refused', async () => {
  show('', ['secretary.read']);
  await screen.findByRole('heading', { name: POLL.question });
  expect(screen.queryByRole('button', { name: words.result.export })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'ویرایش' })).not.toBeInTheDocument();
});
