import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/card';
import { Button, LinkButton } from './button';

const meta = { title: 'Actions/Button', component: Button, args: { children: 'ارسال پیام' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const WithIcon: Story = { args: { variant: 'primary', icon: 'send' } };
export const Busy: Story = { args: { variant: 'primary', busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = { args: { variant: 'primary', wide: true } };
export const LongWords: Story = { args: { children: 'تأیید و ارسال برای همهٔ گیرنده‌های دفترچهٔ مشتریان' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={3}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Stack row gap={3} key={variant}>
          <Button variant={variant}>ادامه</Button>
          <Button variant={variant} icon="refresh">
            تازه‌سازی
          </Button>
          <Button variant={variant} busy>
            در حال انجام
          </Button>
          <Button variant={variant} disabled>
            غیرفعال
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

export const ALink: Story = {
  render: () => (
    <LinkButton component="a" href="#reports" variant="primary" icon="reports">
      گزارش‌ها
    </LinkButton>
  ),
};
