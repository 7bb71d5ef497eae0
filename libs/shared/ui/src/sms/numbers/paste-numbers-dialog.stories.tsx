import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasteNumbersDialog } from './paste-numbers-dialog';

const lines = (count: number) =>
  Array.from({ length: count }, (_unused, index) => `0924${1_000_000 + index}`).join('\n');

const meta = {
  title: 'Sms/PasteNumbersDialog',
  component: PasteNumbersDialog,
  args: { open: true, existing: [], room: 100_000, onAdd: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof PasteNumbersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const GoodWrongAndRepeated: Story = {
  args: {
    existing: ['989041000002'],
    initialText: `${lines(12)}\n09041000002\nsalam, 0941\nعلی رضایی 0924 000 0001\n02100000000\n0924000000109240000002`,
  },
};
export const MoreThanAThousand: Story = { args: { initialText: `${lines(1001)}\nabc` } };
export const FourThousandLines: Story = { args: { initialText: lines(4000) } };
export const NoRoom: Story = { args: { room: 3, initialText: lines(5) } };
