import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import InviteScreen from './invite-screen';

const ROLES = 'GET /acl/partner/role_list';
const INVITE = 'POST /user/partner/create';
const [role] = exampleOf(ROLES).items;

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

const owner = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: true, permissions: [] };
const show = () =>
  renderScreen(<InviteScreen />, {
    at: '/colleagues/create',
    path: '/colleagues/create',
    state: { session: { token: 'a', user: owner, isLoading: false } },
  });
const bodies = () => network.seen.filter((one) => one.operation === INVITE).map(({ body }) => body);
const fill = async (mobile: string) => {
  network.answer({ [ROLES]: { data: { items: [{ ...role, may_change: true }] } } });
  const shown = show();
  await shown.user.type(await screen.findByLabelText(messages.fields.name), 'سارا');
  await shown.user.type(screen.getByLabelText(messages.fields.mobile), mobile);
  await shown.user.click(screen.getByRole('button', { name: messages.sendInvitation }));
  return shown;
};

it('invites to the only role there is, and leads to the new colleague', async () => {
  const { address } = await fill('۰۹۲۴۱۲۳۰۰۰۱');
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(address()).toBe(`/colleagues/${exampleOf(INVITE).id}`);
  expect(bodies()).toEqual([{ name: 'سارا', mobile: '09241230001', role_id: role.id }]);
});

it('does not ask the server about a number that is none', async () => {
  await fill('0924');
  expect(screen.getByLabelText(messages.fields.mobile)).toBeInvalid();
  expect(bodies()).toEqual([]);
});

it('shows what the server says of the number at its field', async () => {
  const sentence = 'همکار دیگری با این شماره هست.';
  network.answer({ [INVITE]: { status: 409, meta: { message: sentence, errors: { mobile: sentence } } } });
  await fill('09241230001');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText(messages.fields.mobile)).toBeInvalid();
});

it('asks for a role first where there is none', async () => {
  network.answer({ [ROLES]: { data: { items: [] } } });
  show();
  expect(await screen.findByText(messages.roleFirstTitle)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.makeRole })).toHaveAttribute('href', '/colleagues/create-access');
});
