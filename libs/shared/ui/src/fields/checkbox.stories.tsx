import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'قوانین و مقررات را خوانده‌ام و می‌پذیرم', value: false, onChange: () => undefined },
  render: renderControlled(Checkbox),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const Ticked: Story = { args: { value: true, hint: 'بدون پذیرش آن نمی‌توان ادامه داد.' } };

export const WithLink: Story = {
  args: {
    children: (
      <>
        <a href="#terms">قوانین و مقررات</a> را خوانده‌ام و می‌پذیرم
      </>
    ),
  },
};
