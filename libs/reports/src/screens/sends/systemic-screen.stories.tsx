import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SENDS, onePage } from '../../testing/sample-sends';
import SystemicScreen from './systemic-screen';

const meta = { title: 'Reports/Systemic', component: SystemicScreen } satisfies Meta<typeof SystemicScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/reports/systemic';
const systemic = (answer: NonNullable<ScreenStory['answers']>[string], search = '') =>
  openedWith({ at: `${path}${search}`, path, answers: { 'POST /report/systemic_list': answer } });
const TYPES = ['inbox_secretary', 'alert', 'verification', 'congrats', 'membership_secretary'] as const;

export const Default: Story = {
  ...systemic(onePage(SENDS.map((send, index) => ({ ...send, type: TYPES[index] ?? 'notice' })))),
};

export const Empty: Story = { ...systemic(onePage([])) };

export const NothingFound: Story = { ...systemic(onePage([]), '?type=alert') };

export const Loading: Story = { ...systemic(neverAnswers) };

export const Failing: Story = { ...systemic({ status: 503 }) };

export const Forbidden: Story = { ...systemic({ status: 403 }) };
