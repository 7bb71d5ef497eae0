import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, exampleOf, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import LogScreen from './log-screen';

const [WEBHOOKS, LIST] = ['GET /webhooks/list', 'POST /webhooks/deliveries/list'] as const;
const [SHOW, RESEND] = ['GET /webhooks/deliveries/show', 'POST /webhooks/deliveries/resend'] as const;
const FAILED = 'POST /webhooks/deliveries/resend-failed';
const [webhook] = exampleOf(WEBHOOKS).items;
const [delivery] = exampleOf(LIST).items;
const detail = exampleOf(SHOW);

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const user = (permissions: readonly Permission[]) => ({
  ...{ name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions },
});
const ALL: readonly Permission[] = ['webhook.read', 'webhook.edit'];
interface Wishes {
  search?: string;
  permissions?: readonly Permission[];
  change?: object;
  answers?: object;
}
function show({ search = '', permissions = ALL, change = {}, answers = {} }: Wishes = {}) {
  network.answer({ [WEBHOOKS]: { data: { items: [{ ...webhook, id: '7', ...change }] } }, ...answers });
  const session = { token: 'a', user: user(permissions), isLoading: false };
  const at = `/developers/webhooks/7${search}`;
  return renderScreen(<LogScreen />, { at, path: '/developers/webhooks/:id', state: { session } });
}
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const row = async () =>
  (await screen.findAllByText(messages.events[delivery.event as 'credit.low'])).at(-1) as HTMLElement;

it('lists what went to this address, as the address of the page says', async () => {
  show({ search: '?state=failed&event=credit.low&page=2' });
  await row();
  const filters = { webhook_id: '7', state: 'failed', event: 'credit.low' };
  expect(bodies(LIST)[0]).toEqual({ page: 2, limit: 10, filters });
});

it('shows what was sent and what was answered, and sends it once more', async () => {
  const { user } = show();
  await user.click(await row());
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText(detail.body)).closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(dialog.getByText(detail.message_id)).toBeInTheDocument();
  expect(dialog.getByText(messages.attempt(1))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.resend }));
  expect(await screen.findByText(messages.resent)).toBeInTheDocument();
  expect(bodies(RESEND)).toEqual([{ id: delivery.id }]);
});

it('copies the last try as curl', async () => {
  const { user } = show();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await row());
  await user.click(await screen.findByRole('button', { name: `کپی ${messages.curlWhat}` }));
  const [copied] = write.mock.calls[0] ?? [];
  expect(copied).toContain(`curl --globoff -X POST '${detail.request?.url}'`);
  expect(copied).toContain(`--data-raw '${detail.body}'`);
  expect(screen.getByText(messages.curlHint)).toBeInTheDocument();
});

it('has no curl of what was not sent yet', async () => {
  const { user } = show({ answers: { [SHOW]: { data: { ...detail, request: null, attempts: [] } } } });
  await user.click(await row());
  expect(await screen.findByText(messages.noAttempts)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: `کپی ${messages.curlWhat}` })).not.toBeInTheDocument();
});

it('sends once more what failed since a while', async () => {
  const { user } = show({ answers: { [FAILED]: { data: { count: 3, has_more: false } } } });
  await user.click(await screen.findByRole('button', { name: messages.resendFailed }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.resend }));
  expect(await screen.findByText(messages.resentMany(3))).toBeInTheDocument();
  const [body] = bodies(FAILED) as [{ id: string; from: string; to: string }];
  expect(body.id).toBe('7');
  expect(Date.parse(body.to) - Date.parse(body.from)).toBe(24 * 3_600_000);
});

it.each(['gone', 'failing'] as const)('says why it was switched off: %s', async (reason) => {
  show({ change: { is_on: false, disabled_reason: reason } });
  expect(await screen.findByText(messages.stopped[reason])).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: messages.resendFailed })).not.toBeInTheDocument();
});

it('offers who may only read nothing that would be refused', async () => {
  const { user } = show({ permissions: ['webhook.read'] });
  await user.click(await row());
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(detail.body);
  expect(dialog.queryByRole('button', { name: messages.resend })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: messages.resendFailed })).not.toBeInTheDocument();
});

it('knows no webhook that the list does not have', async () => {
  show({ change: { id: '8' } });
  expect(await screen.findByText(messages.unknownTitle)).toBeInTheDocument();
});
