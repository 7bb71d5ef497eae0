import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllNumbersDialog } from './all-numbers-dialog';

const meta = {
  title: 'Sms/AllNumbersDialog',
  component: AllNumbersDialog,
  args: {
    open: true,
    numbers: Array.from({ length: 1000 }, (_unused, index) => `98924${1_000_000 + index}`),
    undo: null,
    onRemove: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof AllNumbersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneThousand: Story = {};
export const AfterARemoval: Story = { args: { undo: { said: '۱۲ شماره حذف شد.', act: () => undefined } } };
export const None: Story = { args: { numbers: [] } };
