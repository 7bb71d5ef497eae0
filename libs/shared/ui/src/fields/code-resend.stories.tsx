import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeResend } from './code-resend';

const NOW = Date.UTC(2026, 10, 21);
const SECOND_MS = 1000;

const meta = {
  title: 'Fields/CodeResend',
  component: CodeResend,
  args: { resendAt: NOW + 95 * SECOND_MS, expiresAt: NOW + 120 * SECOND_MS, now: () => NOW, onResend: () => undefined },
} satisfies Meta<typeof CodeResend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const MayResend: Story = { args: { resendAt: NOW } };

export const Expired: Story = { args: { resendAt: NOW, expiresAt: NOW } };

export const Sending: Story = { args: { resendAt: NOW, busy: true } };
