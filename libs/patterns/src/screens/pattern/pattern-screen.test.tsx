import { contractNetwork, exampleOf, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import PatternScreen from './pattern-screen';

const GET = 'GET /patterns/details';
const { pattern, versions } = exampleOf(GET);
const [version] = versions;
const variables = [{ name: 'code', type: 'code', max_length: 6 }];

let network: FakeNetwork;
beforeEach(() => {
  network = contractNetwork();
});
afterEach(() => network.restore());

const owner = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const show = () =>
  renderScreen(<PatternScreen />, {
    at: '/patterns/7',
    path: '/patterns/:id',
    state: { session: { token: 'a', user: owner, isLoading: false } },
  });

it('shows the one of its address, and offers no test before it is accepted', async () => {
  network.answer({
    [GET]: { data: { pattern: { ...pattern, accepted_version: null, state: 'waiting' }, versions: [version] } },
  });
  show();
  expect(await screen.findByRole('heading', { name: pattern.title })).toBeInTheDocument();
  expect(network.seen[0]?.url.searchParams.get('id')).toBe('7');
  expect(screen.queryByRole('button', { name: messages.test })).not.toBeInTheDocument();
});

it('shows why it was refused and what was changed', async () => {
  const refused = { state: 'refused', reason: 'روشن نیست پیام برای چیست.' };
  network.answer({
    [GET]: {
      data: {
        pattern: { ...pattern, ...refused, version: 2 },
        versions: [
          { ...version, ...refused, version: 2, text: 'سلام آبان' },
          { ...version, text: 'درود آبان' },
        ],
      },
    },
  });
  const { container } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent(refused.reason);
  expect(container.querySelector('ins')).toHaveTextContent('سلام');
  expect(container.querySelector('del')).toHaveTextContent('درود');
});

it('sends the accepted version to oneself, with values of its types', async () => {
  network.answer({
    [GET]: {
      data: { pattern: { ...pattern, accepted_version: 1 }, versions: [{ ...version, version: 1, variables }] },
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: messages.test }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.testSend }));
  expect(await dialog.findByText(messages.valueFaults.missingValue)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('code'), '1405');
  await user.click(dialog.getByRole('button', { name: messages.testSend }));
  expect(await screen.findByText(messages.testSent)).toBeInTheDocument();
  const [sent] = network.seen.filter(({ operation }) => operation === 'POST /patterns/test');
  expect(sent?.body).toMatchObject({ code: pattern.code, params: [{ name: 'code', value: '1405' }] });
});

it('leads to the list when it is removed', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: messages.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(address()).toBe('/pattern');
});

it('leads to the list when there is none with this id', async () => {
  network.answer({ [GET]: { status: 404 } });
  show();
  expect(await screen.findByText(messages.unknownTitle)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.backToList })).toHaveAttribute('href', '/pattern');
});
