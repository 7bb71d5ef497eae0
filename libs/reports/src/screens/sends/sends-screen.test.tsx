import { act, screen, waitFor } from '@testing-library/react';
import { applyProgress, type RecipientCounts, type Send } from '@peyk/shared-sends';
import { hiddenTextWords } from '@peyk/shared-screens';
import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import SendsScreen from './sends-screen';

const counts: RecipientCounts = {
  total: 10,
  queued: 10,
  submitted: 0,
  sent: 0,
  reached_telecom: 0,
  delivered: 0,
  undelivered: 0,
  blacklisted: 0,
  in_doubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
};
const send: Send = {
  id: '12',
  type: 'normal',
  state: 2,
  state_reason: null,
  from_number: '20001405',
  summary: 'سلام دوستان',
  requested_count: 10,
  counts,
  parts: 1,
  cost: '15030',
  held: '15030',
  charged: '0',
  returned: '0',
  created_at: '2026-11-20T08:30:00.000Z',
  finished_at: null,
  is_test: false,
  send_time: null,
  waits_until: null,
  made_by: { kind: 'member', person: { id: '7', name: 'سارا محمدی', username: 'sara' } },
};
const page = (items: readonly Send[]) => ({ data: { items, paging: { page: 1, limit: 10, total: items.length } } });

let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork({ 'POST /report/new_list': page([send]) });
});
/** Of the list itself: what waits for a decision is asked for beside it. */
const asked = () => network.seen.filter(({ operation }) => operation === 'POST /report/new_list');
afterEach(() => {
  setViewport(1280);
  network.restore();
  localStorage.clear();
});

const show = (at = '/reports') => renderScreen(<SendsScreen />, { at, path: '/reports' });

it('lists a send with its text, cost and state', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'سلام دوستان' })).toHaveAttribute('href', '/reports/12');
  expect(screen.getByText('۱۵٬۰۳۰')).toBeInTheDocument();
  expect(screen.getAllByText('در حال ارسال').length).toBeGreaterThan(0);
});

it('says of texts that are hidden so and why, shows own ones, and finds nothing by them', async () => {
  network.answer({ 'POST /report/new_list': page([send, { ...send, id: '13', summary: '' }]) });
  const user = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: false, permissions: [] };
  const state = { session: { token: 'a', user: { ...user, hidesTexts: true }, isLoading: false } };
  renderScreen(<SendsScreen />, { at: '/reports?text=سلام', path: '/reports', state });
  expect(await screen.findByRole('link', { name: hiddenTextWords.hidden })).toHaveAttribute('href', '/reports/13');
  expect(screen.getByRole('link', { name: 'سلام دوستان' })).toBeInTheDocument();
  expect(screen.getByText(hiddenTextWords.whyOfOthers)).toBeInTheDocument();
  expect(asked()[0]?.body).not.toHaveProperty('filters.message');
});

it('tells who made each send, and by what where they did not do it by hand', async () => {
  const byKey: Send = { ...send, id: '13', made_by: { ...send.made_by, kind: 'key' } };
  const bySystem: Send = { ...send, id: '14', made_by: { kind: 'system', person: null } };
  network.answer({ 'POST /report/new_list': page([send, byKey, bySystem]) });
  setViewport(1440);
  show();
  expect(await screen.findByRole('columnheader', { name: 'ثبت‌کننده' })).toBeInTheDocument();
  expect(screen.getAllByText('سارا محمدی')).toHaveLength(2);
  expect(screen.getAllByText('کلید API')).toHaveLength(1);
  expect(screen.getByText('سامانه')).toBeInTheDocument();
});

it('shows the column of makers in a narrower window when it is chosen, and keeps it', async () => {
  const { user, unmount } = show();
  await screen.findByRole('link', { name: 'سلام دوستان' });
  expect(screen.queryByRole('columnheader', { name: 'ثبت‌کننده' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'تنظیم ستون‌ها' }));
  await user.click(await screen.findByRole('checkbox', { name: 'ثبت‌کننده' }));
  unmount();
  show();
  expect(await screen.findByRole('columnheader', { name: 'ثبت‌کننده' })).toBeInTheDocument();
});

it('asks for the sends of the member whom the address names', async () => {
  const sara = { id: '7', name: 'سارا محمدی', username: 'sara', is_owner: false };
  network.answer({ 'GET /report/makers': { data: { items: [sara] } } });
  show('/reports?maker=7');
  await screen.findByRole('link', { name: 'سلام دوستان' });
  expect(asked()[0]?.body).toEqual({ page: 1, limit: 10, filters: { user_id: '7' } });
  expect(await screen.findByText('سارا محمدی')).toBeInTheDocument();
});

it.each([1280, 360])('marks a test at %i px, and nothing else', async (width) => {
  setViewport(width);
  network.answer({
    'POST /report/new_list': page([send, { ...send, id: '13', is_test: true }, { ...send, id: '14' }]),
  });
  show();
  expect(await screen.findAllByText('آزمایشی')).toHaveLength(1);
});

it('moves when the live socket says so', async () => {
  const { queryClient } = show();
  await screen.findByText('۰٪');
  const told = { send_id: '12', state: 2 as const, state_reason: null, waits_until: null };
  const progress = { ...told, held: '7515', charged: '7515', returned: '0', finished_at: null };
  act(() => applyProgress({ ...progress, counts: { ...counts, queued: 5, delivered: 5 } }, queryClient));
  expect(await screen.findByText('۵۰٪')).toBeInTheDocument();
});

it('asks the API for what the address says, and writes a new filter into the address', async () => {
  const { user, address } = show('/reports?state=6');
  await screen.findByRole('link', { name: 'سلام دوستان' });
  expect(asked()[0]?.body).toEqual({ page: 1, limit: 10, filters: { state: 6, awaits_receipts: false } });
  await user.type(screen.getByLabelText('متن پیام'), 'سلام{Enter}');
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('text')).toBe('سلام'));
});

it('teaches the way when there is nothing, and says another thing when filters hide everything', async () => {
  network.answer({ 'POST /report/new_list': page([]) });
  const { unmount } = show();
  expect(await screen.findByText('در ۳۰ روز گذشته ارسالی نداشته‌اید')).toBeInTheDocument();
  unmount();
  show('/reports?id=99');
  expect(await screen.findByText('با این فیلترها ارسالی پیدا نشد')).toBeInTheDocument();
});

it('offers to ask again when the question failed', async () => {
  network.answer({ 'POST /report/new_list': { status: 503 } });
  const { user } = show();
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  network.answer({ 'POST /report/new_list': page([send]) });
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'سلام دوستان' })).toBeInTheDocument();
});

it('goes to the last page when the address asks for one beyond it', async () => {
  network.answer({
    'POST /report/new_list': ({ body }) => {
      const asked = JSON.stringify(body).includes('"page":2,') ? [send] : [];
      return { data: { items: asked, paging: { page: 1, limit: 10, total: 11 } } };
    },
  });
  const { address } = show('/reports?page=40');
  expect(await screen.findByRole('link', { name: 'سلام دوستان' })).toBeInTheDocument();
  expect(address()).toBe('/reports?page=2');
});

it('asks for the sends of a line within a range of days', async () => {
  show('/reports?line=20001405&createdFrom=2026-10-23T20:30:00.000Z&createdTo=2026-11-20T20:29:59.999Z&state=99');
  await screen.findByRole('link', { name: 'سلام دوستان' });
  expect(asked()[0]?.body).toEqual({
    page: 1,
    limit: 10,
    filters: { number: '20001405', from_date: '2026-10-23T20:30:00.000Z', to_date: '2026-11-20T20:29:59.999Z' },
  });
  expect(screen.getByText('از ۱۴۰۵/۰۸/۰۲ تا ۱۴۰۵/۰۸/۲۹')).toBeInTheDocument();
});

it('saves filters under a name and applies them again', async () => {
  const { user, address, unmount } = show('/reports?state=6&type=normal&page=1');
  await user.click(await screen.findByRole('button', { name: 'فیلترهای من' }));
  await user.type(await screen.findByRole('textbox', { name: 'نام برای فیلتر کنونی' }), 'پایان‌یافته‌ها{Enter}');
  expect(address()).toBe('/reports?state=6&type=normal&page=1');
  unmount();
  const again = show('/reports?page=3');
  await again.user.click(await screen.findByRole('button', { name: 'فیلترهای من' }));
  await again.user.click(await screen.findByRole('button', { name: /^پایان‌یافته‌ها/ }));
  await waitFor(() => expect(again.address()).toBe('/reports?page=1&state=6&type=normal'));
});

it('leads to a send with the keyboard alone', async () => {
  const { user } = show();
  await screen.findByRole('link', { name: 'سلام دوستان' });
  screen.getByRole('region', { name: 'ارسال‌های ۳۰ روز گذشته' }).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});
