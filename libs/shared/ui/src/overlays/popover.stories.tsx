import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Stack } from '../layout/card';
import { Money } from '../numbers/numbers';
import { ActionMenu } from './action-menu';
import { Popover, type PopoverAlign } from './popover';
import { Tooltip } from './tooltip';

interface OpenedProps {
  readonly align?: PopoverAlign;
  readonly side?: 'below' | 'above';
  readonly children: ReactNode;
}

function Opened({ align, side, children }: OpenedProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ display: 'grid', justifyContent: 'center', paddingBlock: 120 }}>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        جزئیات هزینه
      </Button>
      <Popover anchor={anchor} onClose={() => setAnchor(null)} label="جزئیات هزینه" align={align} side={side}>
        {children}
      </Popover>
    </div>
  );
}
const open = ({ canvasElement }: { canvasElement: HTMLElement }) => canvasElement.querySelector('button')?.click();
const details = (
  <Stack gap={2}>
    <span>
      ۱٬۰۰۰ پیام یک‌بخشی: <Money rial="1370000" />
    </span>
    <span>
      کمک به نیکوکاری: <Money rial="68500" />
    </span>
  </Stack>
);

const meta = {
  title: 'Overlays/Popover',
  component: Opened,
  args: { children: details },
  play: open,
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtStart: Story = {};
export const AtEnd: Story = { args: { align: 'end' } };
export const AtCentreAbove: Story = { args: { align: 'center', side: 'above' } };
export const LongWords: Story = {
  args: {
    children:
      'هزینهٔ هر گیرنده برابر است با شمار بخش‌های پیام ضرب در تعرفهٔ خط و اپراتور، به‌اضافهٔ عوارض قانونی. '.repeat(4),
  },
};
export const Menu: Story = {
  render: () => (
    <ActionMenu
      label="کارهای بیشتر"
      trigger={(props) => <IconButton icon="more" label="کارهای بیشتر" {...props} />}
      items={[
        { key: 'copy', label: 'رونوشت', icon: 'copy', onSelect: () => undefined },
        { key: 'stop', label: 'توقف ارسال', icon: 'stop', disabled: true, onSelect: () => undefined },
        { key: 'delete', label: 'حذف', icon: 'trash', danger: true, onSelect: () => undefined },
      ]}
    />
  ),
};
/** It opens for the pointer and for the keyboard alike; Esc closes it. */
export const Tip: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyContent: 'center', paddingBlock: 80 }}>
      <Tooltip text="هر ۷۰ نویسهٔ فارسی یک بخش است؛ در پیام‌های بلندتر هر بخش ۶۷ نویسه دارد.">
        <Button>شمار بخش‌ها</Button>
      </Tooltip>
    </div>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};
