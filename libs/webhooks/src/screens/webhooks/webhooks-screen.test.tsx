import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { messages } from '../../messages';
import WebhooksScreen from './webhooks-screen';

const [LIST, CREATE, UPDATE] = ['GET /webhooks/list', 'POST /webhooks/create', 'POST /webhooks/update'] as const;
const [ROTATE, TEST, DELETE] = [
  'POST /webhooks/rotate-secret',
  'POST /webhooks/test',
  'POST /webhooks/delete',
] as const;
const [webhook] = exampleOf(LIST).items;
const PATH = '/developers/webhooks';
const rows = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_unused, n) => ({
    ...webhook,
    id: String(n + 1),
    title: `نشانی ${n + 1}`,
    ...change,
  }));

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => network.restore());

const user = (permissions: readonly Permission[]) => ({
  ...{ name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
});
const ALL: readonly Permission[] = ['webhook.read', 'webhook.edit'];
const show = (items: readonly unknown[], { permissions = ALL, answers = {} } = {}) => {
  network.answer({ [LIST]: { data: { items } }, ...answers });
  const session = { token: 'a', user: user(permissions), isLoading: false };
  return renderScreen(<WebhooksScreen />, { at: PATH, path: PATH, state: { session } });
};
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
async function choose(item: string, answers = {}) {
  const shown = show(rows(1), { answers });
  await shown.user.click(await screen.findByRole('button', { name: /نشانی 1$/ }));
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

it.each([
  ['on', {}, messages.states.on],
  ['off', { is_on: false }, messages.states.off],
  ['without an answer', { failing_since: '2026-11-20T08:30:00.000Z' }, messages.states.failing],
  ['switched off by Peyk', { is_on: false, disabled_reason: 'gone' }, messages.states.stopped],
])('says that one is %s', async (_, change, words) => {
  show(rows(1, change));
  const row = within((await screen.findByText('نشانی 1')).closest('tr') as HTMLElement);
  expect(row.getByText(words)).toBeInTheDocument();
  expect(row.getByText(webhook.url)).toHaveAttribute('dir', 'ltr');
});

it('makes one, and shows its secret once', async () => {
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: messages.create }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(messages.fields.title)), 'فروشگاه');
  await user.type(dialog.getByLabelText(new RegExp(messages.fields.url)), 'https://shop.example.com/peyk');
  await user.click(dialog.getByRole('button', { name: messages.make }));
  expect(await screen.findByText(messages.secretOnce)).toBeInTheDocument();
  const events = ['message.delivered', 'message.failed'];
  expect(bodies(CREATE)).toEqual([{ title: 'فروشگاه', url: 'https://shop.example.com/peyk', events, is_on: true }]);
  expect(screen.getByText(/whsec_/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: messages.secretKept }));
  await waitFor(() => expect(screen.queryByText(/whsec_/)).not.toBeInTheDocument());
});

it('says at the address why nothing is sent there', async () => {
  const message = 'به نشانی شبکه‌های داخلی چیزی فرستاده نمی‌شود؛ لطفاً یک نشانی اینترنتی بدهید.';
  const refusal = { status: 422, meta: { message_code: '422-612', message, errors: { url: [message] } } };
  const { user, dialog } = await choose(messages.edit, { [UPDATE]: refusal });
  const url = dialog.getByLabelText(new RegExp(messages.fields.url));
  await user.clear(url);
  await user.type(url, 'https://localhost/');
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(bodies(UPDATE)).toMatchObject([{ id: '1', url: 'https://localhost/' }]);
});

it('tests one, and tells what was answered', async () => {
  const result = { is_success: false, status: 500, fault: null, ms: 84, answer: 'خطا' };
  const { dialog } = await choose(messages.test, { [TEST]: { data: result } });
  expect(await dialog.findByText(messages.bad)).toBeInTheDocument();
  for (const text of ['500', messages.ms(84)]) expect(dialog.getByText(text)).toBeInTheDocument();
  expect(bodies(TEST)).toEqual([{ id: '1' }]);
});

it('tells why there was no answer', async () => {
  const result = { is_success: false, status: null, fault: 'timeout', ms: 15_000, answer: '' };
  const { dialog } = await choose(messages.test, { [TEST]: { data: result } });
  expect(await dialog.findByText(messages.faults.timeout)).toBeInTheDocument();
});

it('changes a secret after it was asked about, and shows the new one', async () => {
  const { user, dialog } = await choose(messages.rotate);
  expect(bodies(ROTATE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.rotate }));
  expect(await screen.findByText(/whsec_/)).toBeInTheDocument();
});

it.each([
  ['Esc', (user: UserEvent) => user.keyboard('{Escape}')],
  ['the cross', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'بستن' }))],
  ['a press outside', (user: UserEvent) => user.click(document.querySelector('.MuiDialog-container') as Element)],
])('asks before a secret is lost by %s, and goes when it is kept', async (_, leave) => {
  const { user, dialog } = await choose(messages.rotate);
  await user.click(dialog.getByRole('button', { name: messages.rotate }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await screen.findByText(/whsec_/);
  await leave(user);
  expect(await screen.findByText(messages.secretLost.unsavedBody)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: messages.secretLost.stay }));
  await waitFor(() => expect(screen.queryByText(messages.secretLost.unsavedBody)).not.toBeInTheDocument());
  expect(screen.getByText(/whsec_/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: messages.secretKept }));
  await waitFor(() => expect(screen.queryByText(/whsec_/)).not.toBeInTheDocument());
});

it('leaves a secret when asked to', async () => {
  const { user, dialog } = await choose(messages.rotate);
  await user.click(dialog.getByRole('button', { name: messages.rotate }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await screen.findByText(/whsec_/);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: messages.secretLost.leave }));
  await waitFor(() => expect(screen.queryByText(/whsec_/)).not.toBeInTheDocument());
});

it('deletes one after it was asked about', async () => {
  const { user, dialog } = await choose(messages.remove);
  expect(dialog.getByText(messages.removeBody('نشانی 1'))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(messages.removed)).toBeInTheDocument();
  expect(bodies(DELETE)).toEqual([{ id: '1' }]);
});

it('offers who may only read the log and nothing that would be refused', async () => {
  const { user } = show(rows(1), { permissions: ['webhook.read'] });
  await user.click(await screen.findByRole('button', { name: /نشانی 1$/ }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([messages.log]);
  expect(screen.queryByRole('button', { name: messages.create })).not.toBeInTheDocument();
});

it('says what to do when there is no room', async () => {
  show(rows(10));
  expect(await screen.findByText(messages.most(10))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: messages.create })).not.toBeInTheDocument();
});
