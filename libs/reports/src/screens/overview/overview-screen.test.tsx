import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { OVERVIEW_NOW_MS, quietOverview, sampleOverview } from '../../testing/sample-overview';
import OverviewScreen from './overview-screen';

const path = '/reports/overview';
let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork({ 'GET /report/overview': { data: sampleOverview(7) } });
});
afterEach(() => network.restore());

const show = (search = '') =>
  renderScreen(<OverviewScreen clock={() => OVERVIEW_NOW_MS} />, { at: `${path}${search}`, path });
const asked = () => network.seen.map(({ url }) => new URL(url, 'http://panel').search);

it('draws the last thirty days, and shows where it stands among the reports', async () => {
  show();
  expect(await screen.findByText('فرستاده و رسیده در هر روز', { selector: 'figcaption' })).toBeInTheDocument();
  expect(asked()).toEqual(['?from_day=2026-10-22&to_day=2026-11-20']);
  expect(screen.getByRole('link', { name: 'نمای کلی' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText(/بین ساعت ۱۰ و ۱۱ آغاز شده‌اند: ۹۷٪/)).toBeInTheDocument();
});

it('asks for the days that are chosen, and keeps them in the address', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: '۷ روز گذشته' }));
  await waitFor(() => expect(asked().at(-1)).toBe('?from_day=2026-11-14&to_day=2026-11-20'));
  expect(address()).toContain('days=7');
  expect(screen.getByRole('button', { name: '۷ روز گذشته' })).toHaveAttribute('aria-pressed', 'true');
});

it('writes each chart as a table as well', async () => {
  const { user } = show('?days=7');
  const tables = await screen.findAllByRole('button', { name: 'جدول' });
  expect(tables).toHaveLength(7);
  for (const button of tables) await user.click(button);
  const days = screen.getByRole('table', { name: 'فرستاده و رسیده در هر روز' });
  const today = within(days).getByRole('row', { name: /۱۴۰۵\/۰۸\/۲۹/ });
  expect(today).toHaveTextContent('۳۰۰');
  expect(today).toHaveTextContent('۹۰٪');
  const lines = screen.getByRole('table', { name: 'رسیدن به تفکیک خط ارسال' });
  expect(within(lines).getByRole('row', { name: /20001405|۲۰۰۰۱۴۰۵/ })).toBeInTheDocument();
  const types = screen.getByRole('table', { name: 'رسیدن به تفکیک روش ارسال' });
  const byFile = within(types).getByRole('row', { name: /ارسال از فایل/ });
  expect(byFile).toHaveTextContent('۳۴٬۲۴۵');
  expect(byFile).toHaveTextContent('۹۰٪');
  expect(byFile).toHaveTextContent('۵۲٬۱۲۸٬۵۰۰٫۵');
  expect(within(types).getAllByRole('row')).toHaveLength(6);
});

it('does not ask for a range that is too long, and says so at the field', async () => {
  show('?days=own&rangeFrom=2024-11-13T20:30:00.000Z&rangeTo=2026-11-20T20:29:59.999Z');
  expect(await screen.findByText('بازه حداکثر ۳۶۶ روز است؛ لطفاً کوتاه‌ترش کنید.')).toBeInTheDocument();
  expect(network.seen).toEqual([]);
});

it('says that there was nothing', async () => {
  network.answer({ 'GET /report/overview': { data: quietOverview() } });
  show();
  expect(await screen.findByText('در این بازه ارسال یا دریافتی نداشته‌اید')).toBeInTheDocument();
});

it('says why it cannot be shown, and asks again', async () => {
  network.answer({ 'GET /report/overview': { status: 503, meta: { message: 'سامانه در دسترس نیست.' } } });
  const { user } = show();
  expect(await screen.findByText('سامانه در دسترس نیست.')).toBeInTheDocument();
  network.answer({ 'GET /report/overview': { data: sampleOverview() } });
  await user.click(screen.getByRole('button', { name: /دوباره/ }));
  expect(await screen.findByText('فرستاده و رسیده در هر روز', { selector: 'figcaption' })).toBeInTheDocument();
});
