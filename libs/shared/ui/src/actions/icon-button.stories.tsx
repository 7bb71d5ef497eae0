import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/card';
import { CopyButton } from './copy-button';
import { IconButton } from './icon-button';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'refresh', label: 'تازه‌سازی' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };

/** Copies Latin digits, whatever is shown. */
export const Copy: Story = {
  render: () => (
    <Stack row gap={1}>
      شناسهٔ ارسال: <bdi dir="ltr">۱۲۳۴۵</bdi>
      <CopyButton text="12345" what="شناسهٔ ارسال" />
    </Stack>
  ),
};
