import { contractNetwork, exampleOf, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen } from '@testing-library/react';
import { joinMessages as words } from '../../join-messages';
import { messages } from '../../messages';
import JoinScreen from './join-screen';

const READ = 'POST /user/partner/invitation';
const JOIN = 'POST /user/partner/join';
const CODE = 'k3v9-w7dq-2mhx-8pzt';
const PASSWORD = 'Shirin!Farhad9';

let network: FakeNetwork;
beforeEach(() => {
  network = contractNetwork();
});
afterEach(() => network.restore());

const show = (hash = '') => renderScreen(<JoinScreen />, { at: `/join${hash}`, path: '/join' });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);

it('takes the code out of the address, says who invites, and joins with what was chosen', async () => {
  const { user, address } = show(`#${CODE}`);
  expect(await screen.findByText(words.invited(exampleOf(READ).account_name))).toBeInTheDocument();
  expect(address()).toBe('/join');
  expect(bodies(READ)).toEqual([{ code: CODE }]);
  await user.type(screen.getByLabelText(messages.username), 'sara');
  await user.type(screen.getByLabelText(messages.password), PASSWORD);
  await user.type(screen.getByLabelText(messages.repeatPassword), PASSWORD);
  await user.click(screen.getByRole('button', { name: words.join }));
  expect(await screen.findByText(words.done(exampleOf(JOIN).username))).toBeInTheDocument();
  expect(bodies(JOIN)).toEqual([{ code: CODE, username: 'sara', password: PASSWORD }]);
});

it('asks for the code where the address has none, and says what is wrong with one', async () => {
  network.answer({ [READ]: { status: 404, meta: { message: 'این دعوت‌نامه معتبر نیست.' } } });
  const { user } = show();
  await user.type(screen.getByLabelText(words.code), CODE);
  await user.click(screen.getByRole('button', { name: words.next }));
  expect(await screen.findByText('این دعوت‌نامه معتبر نیست.')).toBeInTheDocument();
  expect(screen.getByLabelText(words.code)).toBeInTheDocument();
});

it('refuses a weak password before it asks', async () => {
  const { user } = show(`#${CODE}`);
  await user.type(await screen.findByLabelText(messages.username), 'sara');
  await user.type(screen.getByLabelText(messages.password), 'short');
  await user.type(screen.getByLabelText(messages.repeatPassword), 'short');
  await user.click(screen.getByRole('button', { name: words.join }));
  expect(bodies(JOIN)).toEqual([]);
});

it('keeps what was typed when the user name is taken', async () => {
  network.answer({ [JOIN]: { status: 409, meta: { message: 'این نام کاربری گرفته شده است.' } } });
  const { user } = show(`#${CODE}`);
  await user.type(await screen.findByLabelText(messages.username), 'sara');
  await user.type(screen.getByLabelText(messages.password), PASSWORD);
  await user.type(screen.getByLabelText(messages.repeatPassword), PASSWORD);
  await user.click(screen.getByRole('button', { name: words.join }));
  expect(await screen.findByText('این نام کاربری گرفته شده است.')).toBeInTheDocument();
  expect(screen.getByLabelText(messages.username)).toHaveValue('sara');
});
