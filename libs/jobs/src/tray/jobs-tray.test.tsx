import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { jobsModule } from '../jobs-module';
import JobsTray from './jobs-tray';
import { doneJob, failedJob, partlyDoneJob, sampleJob } from './sample-jobs';

let network: FakeNetwork;
const answerWith = (...items: object[]) => (network = fakeNetwork({ 'GET /jobs': { data: { items } } }));
afterEach(() => network.restore());

const openTray = async ({ user }: ReturnType<typeof renderScreen>) => {
  await user.click(await screen.findByRole('button', { name: /کارهای در جریان/ }));
  return screen.findByRole('dialog', { name: 'کارهای در جریان' });
};

it('draws nothing while there is no job', async () => {
  answerWith();
  renderScreen(<JobsTray />);
  await waitFor(() => expect(network.seen).toHaveLength(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('counts what runs, and shows how far each is and how it ended', async () => {
  answerWith(sampleJob(), sampleJob({ id: '4', state: 'waiting', total_count: null }), doneJob, failedJob);
  const tray = await openTray(renderScreen(<JobsTray />));
  expect(screen.getByText('۲')).toBeInTheDocument();
  expect(within(tray).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '34');
  expect(within(tray).getByText('۳۴۰٬۰۰۰ از ۱٬۰۰۰٬۰۰۰')).toBeInTheDocument();
  expect(within(tray).getByText(/۹۸۰٬۰۰۰ شماره افزوده شد/)).toBeInTheDocument();
  expect(within(tray).getByRole('link', { name: 'دیدن نتیجه' })).toHaveAttribute('href', '/reports');
  expect(within(tray).getByText(/لطفاً فایل را دوباره بفرستید/)).toBeInTheDocument();
});

it('cancels a job only after a confirmation', async () => {
  answerWith(sampleJob());
  const rendered = renderScreen(<JobsTray />);
  const tray = await openTray(rendered);
  await rendered.user.click(within(tray).getByRole('button', { name: /^لغو/ }));
  const question = await screen.findByRole('dialog', { name: 'این کار لغو شود؟' });
  expect(network.seen.some(({ operation }) => operation === 'POST /jobs/cancel')).toBe(false);
  const cancelled = sampleJob({ cancel_requested: true });
  network.answer({ 'POST /jobs/cancel': { data: cancelled }, 'GET /jobs': { data: { items: [cancelled] } } });
  await rendered.user.click(within(question).getByRole('button', { name: 'لغو کار' }));
  expect(await screen.findByText('در حال لغو')).toBeInTheDocument();
  expect(network.seen.find(({ operation }) => operation === 'POST /jobs/cancel')?.body).toEqual({ job_id: '1' });
});

it('says why a job could not be cancelled', async () => {
  answerWith(sampleJob());
  const rendered = renderScreen(<JobsTray />);
  const tray = await openTray(rendered);
  await rendered.user.click(within(tray).getByRole('button', { name: /^لغو/ }));
  const question = await screen.findByRole('dialog', { name: 'این کار لغو شود؟' });
  network.answer({ 'POST /jobs/cancel': { status: 409, meta: { message: 'این کار به پایان رسیده است.' } } });
  await rendered.user.click(within(question).getByRole('button', { name: 'لغو کار' }));
  expect(await screen.findByText('این کار به پایان رسیده است.')).toBeInTheDocument();
});

it('takes a job that has ended off the list', async () => {
  answerWith(doneJob);
  const rendered = renderScreen(<JobsTray />);
  const tray = await openTray(rendered);
  network.answer({ 'POST /jobs/dismiss': {}, 'GET /jobs': { data: { items: [] } } });
  await rendered.user.click(within(tray).getByRole('button', { name: /از فهرست/ }));
  await waitFor(() => expect(screen.queryByText(/۹۸۰٬۰۰۰/)).not.toBeInTheDocument());
  expect(network.seen.find(({ operation }) => operation === 'POST /jobs/dismiss')?.body).toEqual({ job_id: '2' });
});

it('saves the file that a job has made, and says when it is gone', async () => {
  answerWith(partlyDoneJob);
  const rendered = renderScreen(<JobsTray />);
  const tray = await openTray(rendered);
  const button = within(tray).getByRole('button', { name: 'دریافت فایل افزودن فایل به دفترچه‌ها' });
  network.answer({ 'GET /user/files/download': { status: 404, meta: { message: 'این فایل دیگر نیست.' } } });
  await rendered.user.click(button);
  expect(await within(tray).findByText('این فایل دیگر نیست.')).toBeInTheDocument();
  const asked = network.seen.find(({ operation }) => operation === 'GET /user/files/download');
  expect(asked).toBeDefined();
});

it('asks again when the server says that a job changed', async () => {
  answerWith(sampleJob());
  const { queryClient } = renderScreen(<JobsTray />);
  await screen.findByText('۱');
  network.answer({ 'GET /jobs': { data: { items: [sampleJob(), sampleJob({ id: '5' })] } } });
  for (const { event, handle } of jobsModule.liveHandlers ?? []) handle({ event }, queryClient);
  expect(await screen.findByText('۲')).toBeInTheDocument();
});
