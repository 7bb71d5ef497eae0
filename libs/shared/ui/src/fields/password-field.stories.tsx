import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { PasswordField } from './password-field';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'گذرواژه', value: 'Abc12345', autoComplete: 'current-password', onChange: () => undefined },
  render: renderControlled(PasswordField),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };
