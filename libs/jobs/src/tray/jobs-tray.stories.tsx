import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import JobsTray from './jobs-tray';
import { doneJob, failedJob, partlyDoneJob, sampleJob } from './sample-jobs';

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: /کارهای در جریان/ }));
  await page.findByRole('dialog', { name: 'کارهای در جریان' });
};

const meta = { title: 'Jobs/Tray', component: JobsTray } satisfies Meta<typeof JobsTray>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = [
  sampleJob(),
  sampleJob({ id: '4', state: 'waiting', total_count: null, done_count: 0 }),
  sampleJob({ id: '5', cancel_requested: true }),
  doneJob,
  partlyDoneJob,
  failedJob,
  sampleJob({ id: '7', state: 'cancelled', finished_at: '2026-11-20T08:31:00.000Z' }),
];

export const Default: Story = { ...openedWith({ answers: { 'GET /jobs': { data: { items: all } } } }), play: open };

export const OneFailed: Story = { ...openedWith({ answers: { 'GET /jobs': { data: { items: [failedJob] } } } }) };

export const Cancelling: Story = {
  ...openedWith({ answers: { 'GET /jobs': { data: { items: [sampleJob()] } } } }),
  play: async (context) => {
    await open(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /^لغو/ }));
    await page.findByRole('dialog', { name: 'این کار لغو شود؟' });
  },
};

export const LongTitle: Story = {
  ...openedWith({
    answers: { 'GET /jobs': { data: { items: [sampleJob({ title: 'نام‌بسیاردرازی‌که‌نمی‌شکند'.repeat(6) })] } } },
  }),
  play: open,
};
