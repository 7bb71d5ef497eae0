import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/card';
import { Button } from './button';

const meta = { title: 'Actions/Button', component: Button, args: { children: 'ارسال پیام' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const AllVariants: Story = {
  render: () => (
    <Stack row gap={3}>
      <Button variant="primary">ارسال</Button>
      <Button>بازگشت</Button>
      <Button variant="danger">توقف ارسال</Button>
      <Button disabled>غیرفعال</Button>
      <Button busy variant="primary">
        ارسال
      </Button>
    </Stack>
  ),
};
