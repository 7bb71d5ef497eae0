import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import EngineScreen from './engine-screen';
import { ENGINE, HOLD, state } from './sample-engine';

const meta = { title: 'Desk/Engine', component: EngineScreen } satisfies Meta<typeof EngineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (answer: object) => openedWith({ answers: { [ENGINE]: answer } });

export const Default: Story = { ...shown({ data: state() }) };

export const Elsewhere: Story = { ...shown({ data: state({ operator: undefined, lines: [] }) }) };

/** After a restore, before anything was compared. */
export const Held: Story = { ...shown({ data: state({ hold: { ...HOLD, busy_senders: 2 } }) }) };

export const HeldAndCompared: Story = { ...shown({ data: state({ hold: { ...HOLD, is_reconciled: true } }) }) };

export const Loading: Story = { ...openedWith({ answers: { [ENGINE]: neverAnswers } }) };

export const Failing: Story = { ...shown({ status: 503 }) };

export const Forbidden: Story = { ...shown({ status: 403 }) };
