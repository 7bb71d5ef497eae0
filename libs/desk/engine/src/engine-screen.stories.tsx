import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import EngineScreen from './engine-screen';
import { ENGINE, state } from './sample-engine';

const meta = { title: 'Desk/Engine', component: EngineScreen } satisfies Meta<typeof EngineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (answer: object) => openedWith({ answers: { [ENGINE]: answer } });

export const Default: Story = { ...shown({ data: state() }) };

export const Elsewhere: Story = { ...shown({ data: state({ operator: undefined, lines: [] }) }) };

export const Loading: Story = { ...openedWith({ answers: { [ENGINE]: neverAnswers } }) };

export const Failing: Story = { ...shown({ status: 503 }) };

export const Forbidden: Story = { ...shown({ status: 403 }) };
