import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../numbers/numbers';
import { Caption, Card, CardTitle, Figure, Stack } from './card';

const meta = { title: 'Layout/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  render: () => (
    <Card>
      <CardTitle>کیف پول</CardTitle>
      <Stack gap={1}>
        <Caption>موجودی</Caption>
        <Figure>
          <Money rial="16492000" floored />
        </Figure>
      </Stack>
    </Card>
  ),
};
export const LongWords: Story = {
  render: () => (
    <Card>
      <CardTitle>گزارش ارسال «جشنوارهٔ پاییزهٔ فروشگاه‌های زنجیره‌ای شعبهٔ مرکزی و نمایندگی‌های سراسر کشور»</CardTitle>
      <p>{'متن این کارت بلند است تا دیده شود که سطرها از هم فاصلهٔ کافی دارند. '.repeat(6)}</p>
    </Card>
  ),
};
