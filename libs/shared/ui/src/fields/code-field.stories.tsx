import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { CodeField } from './code-field';

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  args: { label: 'کد تأیید', value: '12', length: 5, onChange: () => undefined },
  render: renderControlled(CodeField),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const Empty: Story = { args: { value: '' } };

export const EightDigits: Story = { args: { length: 8, value: '12345678' } };
