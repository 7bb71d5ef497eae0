import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { messages } from '../../messages';
import CreateApiKeyScreen from './create-api-key-screen';

const [LIST, SEND, CREATE] = ['GET /api-keys/list', 'POST /api-keys/otp', 'POST /api-keys/create'] as const;
const PATH = '/developers/api-keys/create';
const words = messages.fields;
const { key } = exampleOf(CREATE);
const SECRET = `peyk_live_${'x'.repeat(43)}`;
const challenge = (token: string) => ({
  data: { token, mobile_hint: '4567', code_length: 6, expires_in_seconds: 120, resend_after_seconds: 60 },
});
const refusal = (code: string) => ({ status: 422, meta: { message_code: code, message: `گفتهٔ ${code}` } });
const choices = (everything: boolean, ids: readonly string[] = []) => ({
  data: { items: [], choices: { everything, roles: ids.map((id) => ({ id, title: `نقش ${id}` })) } },
});

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
  network.answer({
    ...{ [LIST]: choices(true, ['7']), [SEND]: challenge('t-1'), [CREATE]: { data: { secret: SECRET, key } } },
  });
});
afterEach(() => network.restore());

const show = () =>
  renderScreen(<CreateApiKeyScreen />, {
    at: PATH,
    path: PATH,
    state: { session: { token: 'a', user: null, isLoading: false } },
  });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const codeField = async () => (await screen.findAllByLabelText(messages.codeLabel))[0] as HTMLElement;
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: messages.next }));

async function fill(user: UserEvent, role = 'نقش 7') {
  await user.type(await screen.findByLabelText(words.title), 'فروشگاه');
  await user.click(screen.getByLabelText(words.role));
  await user.click(await screen.findByRole('option', { name: role }));
}

it('leads from the fields by a code to the key, which is shown once', async () => {
  const { user, address } = show();
  await fill(user);
  await user.type(screen.getByLabelText(words.addresses), '192.0.2.7, 2001:DB8::/32');
  await next(user);
  expect(await screen.findByText('۴۵۶۷')).toBeInTheDocument();
  await user.type(await codeField(), '123456');
  expect((await screen.findByText(SECRET)).closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(messages.shownOnce)).toBeInTheDocument();
  expect(bodies(CREATE)).toEqual([
    {
      ...{ token: 't-1', code: '123456', title: 'فروشگاه', mode: 'live', role_id: '7', expires_at: null },
      allowed_addresses: ['192.0.2.7', '2001:db8::/32'],
    },
  ]);
  await user.click(screen.getByRole('button', { name: messages.kept }));
  await waitFor(() => expect(address()).toBe('/developers/api-keys'));
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
});

it('asks before the page is left with a key that nobody has kept', async () => {
  const { user } = show();
  await fill(user);
  await next(user);
  await user.type(await codeField(), '123456');
  await screen.findByText(SECRET);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

it('makes a key for tests where that is chosen, and says what it does not do', async () => {
  network.answer({ [CREATE]: { data: { secret: SECRET.replace('live', 'test'), key: { ...key, mode: 'test' } } } });
  const { user } = show();
  await fill(user);
  expect(screen.getByRole('radio', { name: new RegExp(messages.modes.live) })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: new RegExp(messages.modes.test) }));
  await next(user);
  await user.type(await codeField(), '123456');
  expect(await screen.findByText(messages.testOnly)).toBeInTheDocument();
  expect(bodies(CREATE)).toMatchObject([{ mode: 'test' }]);
});

it('gives everything only where that is said', async () => {
  const { user } = show();
  await fill(user, messages.everything);
  await next(user);
  await user.type(await codeField(), '123456');
  await screen.findByText(SECRET);
  expect(bodies(CREATE)).toMatchObject([{ role_id: null }]);
});

it('offers only what may be given, and says what to do where that is nothing', async () => {
  network.answer({ [LIST]: choices(false, ['7']) });
  const { user, unmount } = show();
  await user.click(await screen.findByLabelText(words.role));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['نقش 7']);
  unmount();
  network.answer({ [LIST]: choices(false) });
  show();
  expect(await screen.findByText(messages.noChoiceTitle)).toBeInTheDocument();
});

it('makes no key without end of an end that was typed and is none, and goes on when that was seen', async () => {
  const { user } = show();
  await fill(user);
  const end = screen.getByLabelText(words.expiresAt);
  await user.type(end, '14051301');
  await next(user);
  await waitFor(() => expect(end).toHaveFocus());
  expect(end).toHaveValue('');
  expect(end).toHaveAccessibleDescription(/لطفاً تاریخ دیگری وارد کنید/);
  expect(bodies(SEND)).toEqual([]);
  await next(user);
  expect(await screen.findByText('۴۵۶۷')).toBeInTheDocument();
});

it('sends no code for what is wrong', async () => {
  const { user } = show();
  await fill(user);
  await user.type(screen.getByLabelText(words.addresses), 'example.com');
  await next(user);
  expect(await screen.findByText(messages.wrongAddress('example.com'))).toBeInTheDocument();
  expect(bodies(SEND)).toEqual([]);
});

it('says at the field that a code is wrong, and takes another', async () => {
  network.answer({ [CREATE]: refusal('422-11') });
  const { user } = show();
  await fill(user);
  await next(user);
  await user.type(await codeField(), '123456');
  expect(await screen.findByText('گفتهٔ 422-11')).toBeInTheDocument();
  network.answer({ [CREATE]: { data: { secret: SECRET, key } } });
  await user.type(await codeField(), '654321');
  expect(await screen.findByText(SECRET)).toBeInTheDocument();
  expect(bodies(SEND)).toHaveLength(1);
});

it('goes back to mend the fields with the same code, and asks for another only when that is over', async () => {
  network.answer({ [CREATE]: refusal('404-591') });
  const { user } = show();
  await fill(user);
  await next(user);
  await user.type(await codeField(), '123456');
  expect(await screen.findByText('گفتهٔ 404-591')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: messages.back }));
  expect(screen.getByLabelText(words.title)).toHaveValue('فروشگاه');
  await next(user);
  await codeField();
  expect(bodies(SEND)).toHaveLength(1);
  network.answer({ [CREATE]: refusal('422-61') });
  await user.type(await codeField(), '123456');
  expect(await screen.findByText('گفتهٔ 422-61')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ارسال دوبارهٔ کد/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: messages.back }));
  await next(user);
  await codeField();
  expect(bodies(SEND)).toHaveLength(2);
});

it('asks before what was typed is lost', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(words.title), 'فر');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});
