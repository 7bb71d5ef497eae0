import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import QuickScreen from './quick-screen';

const AT = '2026-11-20T08:30:00.000Z';
const draft = (id: string, text: string) => ({
  id,
  group_id: '1',
  text,
  settings: null,
  recipients: null,
  missing: [],
  created_at: AT,
  updated_at: AT,
});
const group = (id: string, title: string) => ({ id, title, drafts_count: 1, created_at: AT });
const line = {
  id: '1',
  number: '20001405',
  title: 'خط خدماتی',
  family: '2000',
  advertising: false,
  multipart_chars: 67,
  is_default: true,
  active: true,
  permitted_hours: null,
  max_per_second: null,
  own_permitted_hours: null,
  own_max_per_second: null,
};
const LIST = 'POST /user/draft/list';

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /number/numbers': { data: { items: [line] } },
    'POST /send/calculate-price': { status: 503 },
    'GET /user/draft/group/list': { data: { items: [group('1', 'خوشامد'), group('2', 'اقساط')] } },
    [LIST]: { data: { items: [draft('7', 'خوش آمدید.')], paging: { page: 1, limit: 20, total: 1 } } },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (permissions: readonly ('send.create' | 'draft.read' | 'draft.edit')[] | 'all' = 'all') => {
  const rights = permissions === 'all' ? { isOwner: true, permissions: [] } : { isOwner: false, permissions };
  const user = { name: 'نمونه', userName: 'demo', impersonated: false, ...rights };
  return renderScreen(<QuickScreen />, { state: { session: { token: 't'.repeat(40), user, isLoading: false } } });
};
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map(({ body }) => body);
const text = () => screen.getByRole('textbox', { name: 'متن پیام' });

it('puts a draft at the caret, found by group and search', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('متن پیام'), 'سلام، ');
  await user.click(await screen.findByRole('button', { name: 'پیام آماده' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'انتخاب پیام آماده' }));
  await user.type(dialog.getByRole('searchbox', { name: 'جستجو در متن' }), 'خوش');
  await user.click(dialog.getByRole('combobox', { name: 'گروه' }));
  await user.click(await screen.findByRole('option', { name: /خوشامد/ }));
  await waitFor(() =>
    expect(bodies(LIST)).toContainEqual({ page: 1, limit: 20, filters: { group_id: '1', text: 'خوش' } }),
  );
  await user.click(await dialog.findByRole('button', { name: /خوش آمدید/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(text()).toHaveValue('سلام، خوش آمدید.');
});

it('keeps what is written as a draft, in a group that is made on the way', async () => {
  network.answer({
    'POST /user/draft/group/create': { data: { ...group('3', 'تبریک'), drafts_count: 0 } },
    'POST /user/draft/create': { data: draft('8', 'سلام') },
  });
  const { user } = show();
  expect(await screen.findByRole('button', { name: 'نگه داشتن در پیام‌های آماده' })).toBeDisabled();
  await user.type(text(), 'سلام');
  await user.click(screen.getByRole('button', { name: 'نگه داشتن در پیام‌های آماده' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'پیام آمادهٔ تازه' }));
  expect(dialog.getByRole('textbox', { name: /متن پیام/ })).toHaveValue('سلام');
  await user.click(dialog.getByRole('combobox', { name: /گروه/ }));
  await user.click(await screen.findByRole('option', { name: 'گروه تازه' }));
  await user.type(await screen.findByRole('textbox', { name: /نام گروه/ }), 'تبریک{Enter}');
  await waitFor(() => expect(bodies('POST /user/draft/group/create')).toEqual([{ title: 'تبریک' }]));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByText('در پیام‌های آماده نگه داشته شد.')).toBeInTheDocument();
  expect(bodies('POST /user/draft/create')).toEqual([
    { group_id: '3', text: 'سلام', settings: { sending_type: 'quick', from_number: '20001405' } },
  ]);
  expect(bodies('POST /send')).toEqual([]);
});

it('refuses to keep a text that is longer than a draft may be', async () => {
  const { user } = show();
  await user.click(await screen.findByLabelText('متن پیام'));
  await user.paste('س'.repeat(1401));
  await user.click(await screen.findByRole('button', { name: 'نگه داشتن در پیام‌های آماده' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByText(/حداکثر ۱۴۰۰ نویسه دارد/)).toBeInTheDocument();
  expect(bodies('POST /user/draft/create')).toEqual([]);
});

it('shows each person what they may do with drafts', async () => {
  const { unmount } = show(['send.create', 'draft.read']);
  expect(await screen.findByRole('button', { name: 'پیام آماده' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'نگه داشتن در پیام‌های آماده' })).not.toBeInTheDocument();
  unmount();
  show(['send.create']);
  await screen.findByLabelText('متن پیام');
  expect(screen.queryByRole('button', { name: 'پیام آماده' })).not.toBeInTheDocument();
});
