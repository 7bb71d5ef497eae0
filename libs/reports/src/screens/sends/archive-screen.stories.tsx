import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SENDS, onePage } from '../../testing/sample-sends';
import ArchiveScreen from './archive-screen';

const meta = { title: 'Reports/Archive', component: ArchiveScreen } satisfies Meta<typeof ArchiveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/reports/archive-details';
const archived = (answer: NonNullable<ScreenStory['answers']>[string], search = '') =>
  openedWith({ at: `${path}${search}`, path, answers: { 'POST /report/archive_list': answer } });

export const Default: Story = {
  ...archived(onePage(SENDS.slice(1).map((send) => ({ ...send, created_at: '2026-03-02T08:30:00.000Z' })))),
};

export const Empty: Story = { ...archived(onePage([])) };

export const NothingFound: Story = { ...archived(onePage([]), '?text=تخفیف') };

export const Loading: Story = { ...archived(neverAnswers) };

export const Failing: Story = { ...archived({ status: 503 }) };

export const Forbidden: Story = { ...archived({ status: 403 }) };
