import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../../messages';
import CreateScreen from '../write/create-screen';
import SystemicOneScreen from './systemic-one-screen';
import SystemicScreen from './systemic-screen';

const LIST = 'POST /patterns/systemic';
const GET = 'GET /patterns/systemic/details';
const CREATE = 'POST /patterns/normal';
const [example] = exampleOf(LIST).items;
const PATTERN = {
  ...example,
  ...{ id: '4', title: 'کد ورود', text: 'فروشگاه آبان: {{code}}', description: 'برای ورود' },
  variables: [{ name: 'code', type: 'code' as const, max_length: 8 }],
};

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({
    [LIST]: { data: { items: [PATTERN], paging: { page: 1, limit: 10, total: 1 } } },
    [GET]: { data: PATTERN },
    'GET /patterns/rules': { data: { company_names: ['فروشگاه آبان'] } },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const state = {
  session: {
    ...{ token: 'a', isLoading: false },
    user: { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] },
  },
};
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

it('lists what the API answers to what the address says', async () => {
  renderScreen(<SystemicScreen />, { at: '/pattern/systemic?title=کد&type=otp', path: '/pattern/systemic', state });
  expect(await screen.findByRole('link', { name: PATTERN.title })).toHaveAttribute('href', '/pattern/systemic/4');
  expect(bodies(LIST)).toEqual([{ page: 1, limit: 10, filters: { title: 'کد', type: 'otp' } }]);
});

it('shows one with its variables, and leads to one of one’s own', async () => {
  renderScreen(<SystemicOneScreen />, { at: '/pattern/systemic/4', path: '/pattern/systemic/:id', state });
  expect(await screen.findByText(PATTERN.text)).toBeInTheDocument();
  expect(screen.getByText(/تا ۸ نویسه/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.systemic.copy })).toHaveAttribute('href', '/pattern/create?from=4');
});

it('begins one’s own with its text and variables', async () => {
  const { user } = renderScreen(<CreateScreen />, { at: '/pattern/create?from=4', path: '/pattern/create', state });
  expect(await screen.findByLabelText(messages.fields.text)).toHaveValue(PATTERN.text);
  await user.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(bodies(CREATE)).toHaveLength(1));
  expect(bodies(CREATE)[0]).toMatchObject({
    ...{ title: 'کد ورود', text: PATTERN.text, description: 'برای ورود' },
    variables: [{ name: 'code', type: 'code', max_length: 8 }],
  });
});
