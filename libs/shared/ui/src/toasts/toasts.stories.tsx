import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { LONG_NAME } from '../testing/sample-rows';
import { useToasts, type Toast } from './toast-context';

function Showing({ toasts }: { readonly toasts: readonly Toast[] }) {
  const { show } = useToasts();
  useEffect(() => {
    const withdraw = toasts.map((toast) => show({ lifeMs: 3_600_000, ...toast }));
    return () => withdraw.forEach((one) => one());
  }, [show, toasts]);
  return <p>پیام‌ها پایین صفحه می‌آیند.</p>;
}

const meta = { title: 'Overlays/Toasts', component: Showing } satisfies Meta<typeof Showing>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = { label: 'برگرداندن', onAct: () => undefined };

export const Undoable: Story = { args: { toasts: [{ text: '۱۲ پیش‌نویس حذف شد.', action: undo }] } };
export const Several: Story = {
  args: {
    toasts: [
      { text: 'گروه تازه ساخته شد.' },
      { text: 'حذف انجام نشد؛ چند لحظهٔ دیگر دوباره تلاش کنید.', tone: 'danger' },
      { text: '۱۲ پیش‌نویس حذف شد.', action: undo },
    ],
  },
};
export const LongWords: Story = { args: { toasts: [{ text: `${LONG_NAME} حذف شد.`, action: undo, tone: 'info' }] } };
