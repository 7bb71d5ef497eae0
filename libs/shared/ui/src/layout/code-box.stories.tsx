import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBox } from './code-box';

const meta = {
  title: 'Layout/Code box',
  component: CodeBox,
  args: { label: 'نمونه', text: 'POST /v1/api/otp/send' },
} satisfies Meta<typeof CodeBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

/** Persian inside of a program keeps its place between the quotes. */
export const Program: Story = {
  args: {
    text: '{\n  "data": null,\n  "meta": {\n    "status": false,\n    "message": "بعضی از مقدارها درست نیست؛ لطفاً آن‌ها را اصلاح کنید.",\n    "message_code": "422-1"\n  }\n}',
  },
};

/** A secret has no place to break at. */
export const LongWord: Story = { args: { label: 'کلید', text: `whsec_${'C2FkxP0a'.repeat(24)}` } };

export const Nothing: Story = { args: { text: '' } };
