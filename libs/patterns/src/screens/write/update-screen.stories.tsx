import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import UpdateScreen from './update-screen';

const meta = { title: 'Patterns/Update', component: UpdateScreen } satisfies Meta<typeof UpdateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const GET = 'GET /patterns/details';
const at = { at: '/pattern/update/7', path: '/pattern/update/:id' };

export const Default: Story = { ...openedWith(at) };

export const Loading: Story = { ...openedWith({ ...at, answers: { [GET]: neverAnswers } }) };

export const Unknown: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 404 } } }) };

export const Failing: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 403 } } }) };
