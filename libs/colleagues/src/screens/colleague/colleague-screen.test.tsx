import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../messages';
import ColleagueScreen from './colleague-screen';

const GET = 'GET /user/partner/get';
const colleague = exampleOf(GET);

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

const owner = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const show = (data: object = {}) => {
  network.answer({ [GET]: { data: { ...colleague, id: '7', is_self: false, ...data } } });
  return renderScreen(<ColleagueScreen />, {
    at: '/colleagues/7',
    path: '/colleagues/:id',
    state: { session: { token: 'a', user: owner, isLoading: false } },
  });
};
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('shows the one of its address', async () => {
  show();
  expect(await screen.findByRole('heading', { name: colleague.name })).toBeInTheDocument();
  expect(network.seen[0]?.url.searchParams.get('id')).toBe('7');
});

it('deactivates after it was asked about', async () => {
  const { user } = show({ state: 'active', username: 'sara' });
  await user.click(await screen.findByRole('button', { name: messages.deactivate }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(messages.deactivateBody(colleague.name))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.deactivate }));
  await gone();
  expect(bodies('POST /user/partner/deactive')).toEqual([{ id: '7' }]);
});

it('lets one in again', async () => {
  const { user } = show({ state: 'deactivated', username: 'sara' });
  await user.click(await screen.findByRole('button', { name: messages.activate }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.activate }));
  await gone();
  expect(bodies('POST /user/partner/active')).toEqual([{ id: '7' }]);
});

it('invites again who has not joined', async () => {
  const { user } = show({ state: 'pending', username: null });
  await user.click(await screen.findByRole('button', { name: messages.inviteAgain }));
  expect(await screen.findByText(messages.invitedAgain)).toBeInTheDocument();
  expect(bodies('POST /user/partner/invite-again')).toEqual([{ id: '7' }]);
});

it('gives another name', async () => {
  const { user } = show({ state: 'active', username: 'sara' });
  await waitFor(() => expect(screen.getByRole('button', { name: messages.edit })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: messages.edit }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText(messages.fields.name);
  await user.clear(field);
  await user.type(field, 'مریم');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  await gone();
  expect(bodies('POST /user/partner/update')).toEqual([{ id: '7', name: 'مریم', role_id: colleague.role.id }]);
});

it('offers nothing to change about oneself', async () => {
  show({ is_self: true });
  await screen.findByRole('heading', { name: colleague.name });
  expect(screen.queryByRole('button', { name: messages.deactivate })).not.toBeInTheDocument();
});

it('leads to the list when there is none with this id', async () => {
  show();
  network.answer({ [GET]: { status: 404 } });
  renderScreen(<ColleagueScreen />, { at: '/colleagues/8', path: '/colleagues/:id' });
  expect((await screen.findAllByText(messages.unknownTitle)).length).toBeGreaterThan(0);
});
