import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SampleDetail } from '../testing/sample-detail';

const meta = { title: 'Screens/DetailView', component: SampleDetail } satisfies Meta<typeof SampleDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const GET = 'GET /jobs/details';
const REFUSED = { status: 409, meta: { message: 'این کار هنوز تمام نشده است؛ نخست آن را متوقف کنید.' } };

export const Default: Story = { ...openedWith({}) };

export const Unknown: Story = { ...openedWith({ answers: { [GET]: { status: 404 } } }) };

export const Loading: Story = { ...openedWith({ answers: { [GET]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [GET]: { status: 503 } } }) };

export const RemovalRefused: Story = {
  ...openedWith({ answers: { 'POST /jobs/dismiss': REFUSED } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'برداشتن' }));
    await userEvent.click(await page.findByRole('button', { name: 'بردار' }));
    await page.findByText(REFUSED.meta.message);
  },
};
