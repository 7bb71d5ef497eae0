import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button';
import { TextField } from '../fields/text-field';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const nothing = () => undefined;
const consequence = '۱۲٬۴۰۰ پیام هنوز نرفته است؛ ۱۶٬۴۹۲٬۰۰۰ ریال به کیف پول برمی‌گردد.';

const meta = {
  title: 'Overlays/Dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'توقف ارسال',
    children: consequence,
    confirmLabel: 'توقف ارسال',
    onConfirm: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = { args: { danger: false, title: 'تأیید ارسال', confirmLabel: 'ارسال' } };
export const Danger: Story = { args: { danger: true } };
export const Busy: Story = { args: { danger: true, busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    title: 'حذف دفترچهٔ «مشتریان شعبهٔ مرکزی و نمایندگی‌های سراسر کشور»',
    children: `${consequence} `.repeat(12),
    danger: true,
  },
};

/** Enter in the field confirms. */
export const WithField: Story = {
  render: function WithField(args) {
    const [name, setName] = useState('');
    return (
      <ConfirmDialog {...args} title="گروه تازه" confirmLabel="ساختن">
        <TextField label="نام گروه" value={name} onChange={setName} />
      </ConfirmDialog>
    );
  },
};

/** One above another: Esc closes the upper one alone. */
export const Stacked: Story = {
  play: () => {
    const opener = [...document.querySelectorAll('[role=dialog] button')].find((one) => one.textContent === 'حذف الگو');
    if (opener instanceof HTMLElement) opener.click();
  },
  render: function Stacked() {
    const [outer, setOuter] = useState(true);
    const [inner, setInner] = useState(false);
    return (
      <>
        <Button onClick={() => setOuter(true)}>باز کردن</Button>
        <Dialog open={outer} title="ویرایش الگو" wide onClose={() => setOuter(false)}>
          <p>{`${consequence} `.repeat(4)}</p>
          <Button onClick={() => setInner(true)}>حذف الگو</Button>
          <ConfirmDialog
            open={inner}
            title="حذف الگو"
            confirmLabel="حذف"
            danger
            onConfirm={() => setInner(false)}
            onClose={() => setInner(false)}
          >
            این الگو دیگر از راه وب‌سرویس فرستاده نمی‌شود.
          </ConfirmDialog>
        </Dialog>
      </>
    );
  },
};
