import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { SENDS, onePage } from '../../testing/sample-sends';
import ArchiveScreen from './archive-screen';
import SystemicScreen from './systemic-screen';

let network: FakeNetwork;

beforeEach(() => {
  network = fakeNetwork({
    'POST /report/archive_list': onePage(SENDS.slice(0, 1)),
    'POST /report/systemic_list': onePage([{ ...SENDS[0], type: 'alert' }]),
    'POST /report/list_export': { data: { job_id: '7' } },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const showArchive = (search = '') =>
  renderScreen(<ArchiveScreen />, { at: `/reports/archive-details${search}`, path: '/reports/archive-details' });
const showSystemic = (search = '') =>
  renderScreen(<SystemicScreen />, { at: `/reports/systemic${search}`, path: '/reports/systemic' });
const bodyOf = (wanted: string) => network.seen.find(({ operation }) => operation === wanted)?.body;

it('lists the archive with the same filters, and leads to reports of the archive', async () => {
  showArchive('?type=congrats&line=20001405');
  const link = await screen.findByRole('link', { name: SENDS[0]?.summary });
  expect(link).toHaveAttribute('href', '/reports/archive-details/48213');
  const filters = { type: 'congrats', number: '20001405' };
  expect(bodyOf('POST /report/archive_list')).toEqual({ page: 1, limit: 10, filters });
  expect(screen.getByRole('link', { name: 'بایگانی' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '۳۰ روز گذشته' })).not.toHaveAttribute('aria-current');
});

it('says that a file has begun, of what the filters find, in the format that was chosen', async () => {
  const { user } = showArchive('?state=6');
  await user.click(await screen.findByRole('button', { name: 'دریافت فایل' }));
  await user.click(await screen.findByRole('menuitem', { name: 'فایل csv' }));
  expect(await screen.findByText(/فایل در حال آماده شدن است/)).toBeInTheDocument();
  const filters = { state: 6, awaits_receipts: false };
  expect(bodyOf('POST /report/list_export')).toEqual({ list: 'archive', format: 'csv', filters });
});

it('says why a file does not begin', async () => {
  network.answer({ 'POST /report/list_export': { status: 429, meta: { message: 'کارهای زیادی در جریان است.' } } });
  const { user } = showArchive();
  await user.click(await screen.findByRole('button', { name: 'دریافت فایل' }));
  await user.click(await screen.findByRole('menuitem', { name: 'فایل اکسل (xlsx)' }));
  expect(await screen.findByText('کارهای زیادی در جریان است.')).toBeInTheDocument();
});

it('lists what the system sent, each with its type', async () => {
  showSystemic();
  expect(await screen.findByText(/^هشدار،/)).toBeInTheDocument();
  expect(bodyOf('POST /report/systemic_list')).toEqual({ page: 1, limit: 10, filters: {} });
});

it('teaches when there is nothing in either', async () => {
  const nothing = onePage([]);
  network.answer({ 'POST /report/archive_list': nothing, 'POST /report/systemic_list': nothing });
  const { unmount } = showArchive();
  expect(await screen.findByText('هنوز ارسالی بیش از ۳۰ روز پیش ندارید')).toBeInTheDocument();
  unmount();
  showSystemic();
  await waitFor(() => expect(screen.getByText('سامانه از طرف شما چیزی نفرستاده است')).toBeInTheDocument());
});
