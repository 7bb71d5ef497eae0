import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from './messages';
import SignInScreen from './sign-in-screen';

const meta = { title: 'Desk/Sign in', component: SignInScreen } satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const READ = 'GET /sign-in';
const shown = (data: object) =>
  openedWith({ audience: 'public', answers: { [READ]: { data }, 'POST /sign-in': { status: 422 } } });
const DEMO = { demo: { username: 'desk', password: 'demo-Desk-1405', code: '140509' } };

export const Default: Story = { ...shown({}) };

export const Demo: Story = { ...shown(DEMO) };

export const Wrong: Story = {
  ...shown({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit }));
    await canvas.findAllByText(messages.missing);
  },
};

export const Refused: Story = {
  ...shown(DEMO),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages.fill }));
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit }));
    await canvas.findByRole('alert');
  },
};
