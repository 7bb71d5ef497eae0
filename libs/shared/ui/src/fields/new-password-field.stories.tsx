import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { NewPasswordField } from './new-password-field';

const meta = {
  title: 'Fields/NewPasswordField',
  component: NewPasswordField,
  args: { label: 'گذرواژهٔ تازه', value: '', username: 'maryam', onChange: () => undefined },
  render: renderControlled(NewPasswordField),
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const Weak: Story = { args: { value: 'maryam1' } };

export const Medium: Story = { args: { value: 'Kavirgoz1' } };

export const VeryStrong: Story = { args: { value: 'Kavirgozar1!' } };
