import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button';
import { Fact, Facts } from '../layout/facts';
import { LONG_NAME } from '../testing/sample-rows';
import { SidePanel } from './side-panel';

const facts = (
  <Facts look="lined">
    <Fact name="شماره">۰۹۲۴ ۱۲۳ ۴۵۶۷</Fact>
    <Fact name="دفترچه">مشتریان تهران</Fact>
  </Facts>
);

const meta = {
  title: 'Overlays/SidePanel',
  component: SidePanel,
  args: { open: true, title: 'مریم رضایی', onClose: () => undefined, children: facts },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="danger">حذف</Button>
        <Button variant="primary">ویرایش</Button>
      </>
    ),
  },
};
export const LongWords: Story = { args: { title: LONG_NAME, children: <p>{`${LONG_NAME} `.repeat(8)}</p> } };
