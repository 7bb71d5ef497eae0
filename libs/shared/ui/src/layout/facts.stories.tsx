import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../numbers/numbers';
import { Fact, Facts } from './facts';

const meta = { title: 'Lists/Facts', component: Facts } satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bill: Story = {
  args: {
    children: [
      <Fact key="one" name="هر پیام">
        <Money rial="1370" />
      </Fact>,
      <Fact key="charity" name="نیکوکاری">
        <Money rial="68.5" />
      </Fact>,
      <Fact key="sum" name="هزینهٔ همهٔ گیرنده‌ها" strong>
        <Money rial="1438500" />
      </Fact>,
    ],
  },
};

export const Lined: Story = {
  args: {
    look: 'lined',
    twoColumns: true,
    children: [
      <Fact key="line" name="خط ارسال">
        ۲۰۰۰۱۴۰۵
      </Fact>,
      <Fact key="way" name="روش ارسال">
        ارسال سریع
      </Fact>,
      <Fact key="long" name="شماره‌هایی که دریافت پیامک تبلیغاتی را لغو کرده‌اند">
        ۱٬۲۳۴٬۵۶۷
      </Fact>,
    ],
  },
};
