import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import type { ComponentProps } from 'react';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'نوع کاربر',
    value: 'real',
    options: [
      { value: 'real', label: 'حقیقی' },
      { value: 'legal', label: 'حقوقی' },
      { value: 'state', label: 'دولتی', disabled: true },
    ],
    onChange: () => undefined,
  },
  render: renderControlled<ComponentProps<typeof RadioGroup<string>>>(RadioGroup),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const Cards: Story = {
  args: {
    cards: true,
    options: [
      { value: 'real', label: 'حقیقی', description: 'برای خودتان، با کد ملی' },
      { value: 'legal', label: 'حقوقی', description: 'برای شرکت، با شناسهٔ ملی' },
      { value: 'state', label: 'دولتی', description: 'فعلاً در دسترس نیست', disabled: true },
    ],
  },
};
