import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, renderUi } from '../testing/render-ui';
import { useToasts, type Toast } from './toast-context';

const onEnd = jest.fn();
const onAct = jest.fn();
const UNDOABLE: Toast = { text: 'ردیف حذف شد.', action: { label: 'برگرداندن', onAct }, onEnd };

function Shower({ toast }: { readonly toast: Toast }) {
  const { show } = useToasts();
  return (
    <button
      type="button"
      onClick={() => {
        const withdraw = show(toast);
        document.addEventListener('withdraw', withdraw, { once: true });
      }}
    >
      نشان بده
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

async function showOne(toast: Toast = UNDOABLE) {
  renderUi(<Shower toast={toast} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'نشان بده' }));
  return user;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('goes by itself, and tells so once', async () => {
  await showOne();
  expect(screen.getByText('ردیف حذف شد.').closest('[aria-live="polite"]')).not.toBeNull();
  pass(7999);
  expect(screen.getByText('ردیف حذف شد.')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('ردیف حذف شد.')).not.toBeInTheDocument();
  expect(onEnd.mock.calls).toEqual([['expired']]);
});

it('does its action, and ends with it', async () => {
  const user = await showOne();
  await user.click(screen.getByRole('button', { name: 'برگرداندن' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  pass(20_000);
  expect(onEnd.mock.calls).toEqual([['acted']]);
});

it('stays while the keyboard or the pointer is on it', async () => {
  const user = await showOne();
  await user.tab();
  expect(screen.getByRole('button', { name: 'برگرداندن' })).toHaveFocus();
  pass(60_000);
  expect(screen.getByText('ردیف حذف شد.')).toBeInTheDocument();
  await user.tab({ shift: true });
  pass(8000);
  expect(screen.queryByText('ردیف حذف شد.')).not.toBeInTheDocument();
});

it.each([
  [
    'closed',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'بستن پیام' })),
  ],
  ['withdrawn', async () => void act(() => document.dispatchEvent(new Event('withdraw')))],
])('tells that it was %s', async (end, leave) => {
  const user = await showOne();
  await leave(user);
  expect(onEnd.mock.calls).toEqual([[end]]);
  expect(screen.queryByText('ردیف حذف شد.')).not.toBeInTheDocument();
});

it('shows three at most: the oldest gives way', async () => {
  const user = await showOne();
  for (let more = 0; more < 3; more += 1) await user.click(screen.getByRole('button', { name: 'نشان بده' }));
  expect(screen.getAllByText('ردیف حذف شد.')).toHaveLength(3);
  expect(onEnd.mock.calls).toEqual([['expired']]);
});

it('gives axe nothing to find', async () => {
  await showOne();
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});

it('says that it needs the design system around it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shower toast={UNDOABLE} />)).toThrow('Toasts are shown by UiProvider');
  jest.restoreAllMocks();
});
