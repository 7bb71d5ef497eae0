import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { FINISHED_DETAILS, RECIPIENTS, onePage } from '../../testing/sample-sends';
import { DOUBT_TIMELINE, TIMELINE } from '../../testing/sample-timeline';
import ArchivedSendScreen from './archived-send-screen';
import SendScreen from './send-screen';

let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork({
    'GET /report/by_bulk': { data: FINISHED_DETAILS },
    'GET /report/bulk_stats': {
      data: {
        language: 'fa',
        operators: [{ operator: 'mci', counts: FINISHED_DETAILS.counts, charged: '3608760', returned: '88740' }],
      },
    },
    'POST /report/recipients': onePage(RECIPIENTS),
    'GET /report/recipient_timeline': { data: TIMELINE },
    'POST /report/recipients_export': { data: { job_id: '9' } },
  });
});
afterEach(() => network.restore());

const show = (search = '') => renderScreen(<SendScreen />, { at: `/reports/48213${search}`, path: '/reports/:id' });

async function open() {
  const { user } = show();
  const [number] = await screen.findAllByRole('button', { name: /^سرگذشت پیام به/ });
  if (number === undefined) throw new Error('no recipient is listed');
  await user.click(number);
  return { user, number, panel: within(await screen.findByRole('dialog', { name: 'سرگذشت این پیام' })) };
}

it('tells what happened to one message, who said it, and where its money is', async () => {
  const { panel } = await open();
  const steps = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  expect(steps).toHaveLength(5);
  expect(steps[0]).toContain('شما، ۱۴۰۵/۰۸/۲۹ ۱۲:۰۰');
  expect(steps[3]).toContain('اپراتور (رایتل)، زمان دقیق نگه داشته نشده است');
  expect(panel.getByText('مبلغ این پیام از کیف پول کم شد، چون به گوشی رسید.')).toBeInTheDocument();
  expect(panel.queryByText('چه کار کنم؟')).not.toBeInTheDocument();
  const asked = network.seen.find(({ operation }) => operation === 'GET /report/recipient_timeline');
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({ send_id: '48213', n: '1' });
});

it('says what can be done, and gives the focus back to the row', async () => {
  network.answer({ 'GET /report/recipient_timeline': { data: DOUBT_TIMELINE } });
  const { user, number, panel } = await open();
  expect(await panel.findByText('چه کار کنم؟')).toBeInTheDocument();
  expect(panel.getByText(/منتظر خبر اپراتور بمانید/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(number).toHaveFocus();
});

it('shows what this one was sent, where each has a text of its own', async () => {
  const recipient = { ...TIMELINE.recipient, text: 'سارا، نوبت شما فرداست.', parts: 1 };
  network.answer({
    'GET /report/by_bulk': { data: { ...FINISHED_DETAILS, own_texts: true, text: '{{نام}}، نوبت شما {{روز}}.' } },
    'GET /report/recipient_timeline': { data: { ...TIMELINE, recipient } },
  });
  const { panel } = await open();
  expect(await panel.findByText('سارا، نوبت شما فرداست.')).toBeInTheDocument();
  expect(screen.getByText('متن با متغیرها')).toBeInTheDocument();
  expect(screen.getByText(/هر گیرنده متن خودش را دارد/)).toBeInTheDocument();
  // With its braces nobody should get it once more.
  expect(screen.queryByRole('link', { name: 'نوشتن ارسالی مانند این' })).not.toBeInTheDocument();
});

it('offers to ask again when the history did not come', async () => {
  network.answer({ 'GET /report/recipient_timeline': { status: 503 } });
  const { panel } = await open();
  expect(await panel.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
});

it('begins a file of the recipients that the filter finds', async () => {
  const { user } = show('?status=3');
  await user.click(await screen.findByRole('button', { name: 'دریافت فایل' }));
  await user.click(await screen.findByRole('menuitem', { name: 'فایل اکسل (xlsx)' }));
  expect(await screen.findByText(/فایل در حال آماده شدن است/)).toBeInTheDocument();
  const asked = network.seen.find(({ operation }) => operation === 'POST /report/recipients_export');
  expect(asked?.body).toEqual({ send_id: '48213', format: 'xlsx', filters: { status: 3 } });
});

it('draws the counts by operator, and writes them as a table', async () => {
  const { user } = show();
  // The caption of the drawing, and that of the same numbers for screen readers.
  expect(await screen.findAllByText('وضعیت گیرنده‌ها در هر اپراتور، متن فارسی')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'جدول' }));
  const table = await screen.findByRole('region', { name: 'به تفکیک اپراتور' });
  expect(within(table).getByText('۲٬۴۴۰')).toBeInTheDocument();
  expect(within(table).getByText('۶۰')).toBeInTheDocument();
  expect(screen.queryByText('وضعیت گیرنده‌ها در هر اپراتور، متن فارسی')).not.toBeInTheDocument();
});

it('shows a send of the archive, and leads back to the archive', async () => {
  network.answer({ 'GET /report/by_bulk': { status: 404, meta: { message_code: '404-40' } } });
  const at = '/reports/archive-details/48213';
  renderScreen(<ArchivedSendScreen />, { at, path: '/reports/archive-details/:id' });
  const back = await screen.findByRole('link', { name: 'فهرست ارسال‌ها' });
  expect(back).toHaveAttribute('href', '/reports/archive-details');
});
