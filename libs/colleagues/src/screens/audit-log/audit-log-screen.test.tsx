import type { Permission } from '@peyk/shared-contract';
import { contractNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { auditLogMessages as messages } from '../../audit-log-messages';
import { BY_SUPPORT, IDENTITY_SETTLED, REFUSED, ROLE_CHANGED, SENT_BY_KEY } from '../../testing/sample-entries';
import AuditLogScreen from './audit-log-screen';

const LIST = 'POST /audit-log/list';
const PATH = '/colleagues/audit';
const ALL: readonly Permission[] = ['audit.read', 'audit.export', 'report.read', 'role.edit'];

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  network = contractNetwork();
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

function show(items: readonly unknown[], search = '', permissions = ALL, total = items.length) {
  network.answer({ [LIST]: { data: { items, paging: { page: 1, limit: 10, total } } } });
  const user = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions };
  return renderScreen(<AuditLogScreen />, {
    ...{ at: `${PATH}${search}`, path: PATH },
    state: { session: { token: 'a', user, isLoading: false } },
  });
}
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const rowOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('tr') as HTMLElement);

it('tells of each entry who did what about what, from where and what came of it', async () => {
  show([ROLE_CHANGED, SENT_BY_KEY, REFUSED, BY_SUPPORT]);
  const role = await rowOf('ویرایش نقش');
  expect(role.getByText('مریم رضایی')).toBeInTheDocument();
  expect(role.getByRole('link', { name: 'نقش گزارش‌خوان' })).toHaveAttribute('href', '/colleagues/update-access/3');
  expect(role.getByText('192.0.2.7')).toHaveAttribute('dir', 'ltr');
  const sent = await rowOf('ارسال پیامک');
  expect(sent.getByText('فروشگاه اینترنتی')).toBeInTheDocument();
  expect(sent.getByText('peyk_live_HJ9vyW…')).toHaveAttribute('dir', 'ltr');
  expect(sent.getByRole('link', { name: 'ارسال ۷۷' })).toHaveAttribute('href', '/reports/77');
  expect((await rowOf('ورود با گذرواژه')).getByText(messages.outcomes.refused)).toBeInTheDocument();
  expect((await rowOf('افزایش اعتبار')).getByText(messages.support)).toBeInTheDocument();
});

it.each([
  [{ at: '2026-11-20T04:00:00.000Z', by: 'daily', is_whole: true }, messages.proof.whole.daily],
  [{ at: '2026-11-20T04:00:00.000Z', by: 'command', is_whole: false }, messages.proof.broken.command],
])('tells when the chain was proved last: %j', async (proof, sentence) => {
  network.answer({ 'GET /audit-log/choices': { data: { people: [], keys: [], groups: [], proof } } });
  show([]);
  const told = await screen.findByText(new RegExp(sentence));
  expect(within(told).getByText('۱۴۰۵/۰۸/۲۹ ۰۷:۳۰')).toBeInTheDocument();
});

it('says that the chain was not proved yet', async () => {
  network.answer({ 'GET /audit-log/choices': { data: { people: [], keys: [], groups: [], proof: null } } });
  show([]);
  expect(await screen.findByText(messages.proof.none)).toBeInTheDocument();
});

it('names the identity of the holder, which has no id', async () => {
  show([IDENTITY_SETTLED]);
  const row = await rowOf('تصمیم دربارهٔ یک درخواست');
  expect(row.getByText('هویت صاحب حساب')).toBeInTheDocument();
});

it('leads nowhere that the reader may not go', async () => {
  show([ROLE_CHANGED, SENT_BY_KEY], '', ['audit.read']);
  await rowOf('ویرایش نقش');
  expect(screen.queryByRole('link', { name: 'نقش گزارش‌خوان' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'ارسال ۷۷' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: messages.export })).not.toBeInTheDocument();
});

it('is narrowed as the address says', async () => {
  show([ROLE_CHANGED], '?who=u7&action=g-send&outcome=refused&kind=send&id=12&ip=192.0.2.7&page=2');
  await rowOf('ویرایش نقش');
  const filters = {
    user_id: '7',
    group: 'send',
    outcome: 'refused',
    object_kind: 'send',
    object_id: '12',
    ip: '192.0.2.7',
  };
  expect(bodies(LIST)[0]).toEqual({ page: 2, limit: 10, filters });
});

it('holds its pages still: those after the first begin where it began', async () => {
  const { user } = show([ROLE_CHANGED], '', ALL, 25);
  await rowOf('ویرایش نقش');
  network.answer({ [LIST]: { data: { items: [SENT_BY_KEY], paging: { page: 2, limit: 10, total: 25 } } } });
  await user.click(screen.getByRole('button', { name: /صفحهٔ بعد/ }));
  await rowOf('ارسال پیامک');
  expect(bodies(LIST).at(-1)).toEqual({ page: 2, limit: 10, until_id: ROLE_CHANGED.id, filters: {} });
});

it('opens an entry beside the list, with both sides of what changed', async () => {
  const { user } = show([ROLE_CHANGED]);
  await user.click(await screen.findByRole('button', { name: 'ویرایش نقش' }));
  const panel = within(await screen.findByRole('dialog', { name: 'ویرایش نقش' }));
  const [before, after] = panel.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(before?.map(({ textContent }) => textContent)).toEqual(['دیدن گزارش ارسال‌ها', 'دیدن اعتبار و تراکنش‌ها']);
  expect(after?.map(({ textContent }) => textContent)).toEqual(['دیدن گزارش ارسال‌ها']);
});

it('says why something was refused, with the sentence that was told then', async () => {
  const { user } = show([REFUSED]);
  await user.click(await screen.findByRole('button', { name: 'ورود با گذرواژه' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText(/نام کاربری یا گذرواژه درست نیست/)).toHaveTextContent('401-2');
  expect(panel.getByText(messages.noChanges)).toBeInTheDocument();
});

it('makes a file of what is looked at', async () => {
  const { user } = show([ROLE_CHANGED], '?outcome=done');
  await user.click(await screen.findByRole('button', { name: messages.export }));
  expect(await screen.findByText(messages.exportBegun)).toBeInTheDocument();
  await waitFor(() =>
    expect(bodies('POST /audit-log/export')).toEqual([{ format: 'xlsx', filters: { outcome: 'done' } }]),
  );
});

it('says how the log is kept, also while it is empty', async () => {
  show([]);
  expect(await screen.findByText(messages.emptyTitle)).toBeInTheDocument();
  expect(screen.getByText(messages.intro)).toBeInTheDocument();
});
