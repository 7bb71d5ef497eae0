import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OVERVIEW_NOW_MS, quietOverview, sampleOverview } from '../../testing/sample-overview';
import OverviewScreen from './overview-screen';

const meta = {
  title: 'Reports/Overview',
  component: OverviewScreen,
  args: { clock: () => OVERVIEW_NOW_MS },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/reports/overview';
const overview = (answer: NonNullable<ScreenStory['answers']>[string], search = '') =>
  openedWith({ at: `${path}${search}`, path, answers: { 'GET /report/overview': answer } });

export const Default: Story = { ...overview({ data: sampleOverview() }) };

export const NinetyDays: Story = { ...overview({ data: sampleOverview(90) }, '?days=90') };

export const OwnRange: Story = {
  ...overview(
    { data: sampleOverview(7) },
    '?days=own&rangeFrom=2026-11-13T20:30:00.000Z&rangeTo=2026-11-20T20:29:59.999Z',
  ),
};

export const TooLong: Story = {
  ...overview(neverAnswers, '?days=own&rangeFrom=2024-11-13T20:30:00.000Z&rangeTo=2026-11-20T20:29:59.999Z'),
};

/** The days are written, the others drawn. */
export const AsTable: Story = {
  ...overview({ data: sampleOverview(7) }, '?days=7'),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'جدول' });
    if (first !== undefined) await userEvent.click(first);
  },
};

export const Empty: Story = { ...overview({ data: quietOverview() }) };

export const Loading: Story = { ...overview(neverAnswers) };

export const Failing: Story = { ...overview({ status: 503 }) };

export const Forbidden: Story = { ...overview({ status: 403 }) };
