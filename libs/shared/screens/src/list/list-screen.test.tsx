import { announceSignOut } from '@peyk/shared-api-client';
import { fakeNetwork, renderScreen, setViewport, type FakeNetwork } from '@peyk/shared-testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BulkChoice } from './list-types';
import { SampleList, booksPage, sampleBooks, type SampleAction } from '../testing/sample-list';

const BOOKS = sampleBooks(3);
const [first, second] = BOOKS;
const LIST = 'POST /phonebooks/list-new';
const run = jest.fn<Promise<unknown>, Parameters<SampleAction['run']>>();
const undo = jest.fn<Promise<unknown>, [unknown]>();

const REMOVE: SampleAction = {
  key: 'remove',
  label: 'حذف',
  icon: 'trash',
  danger: true,
  sentence: (count) => `${count} دفترچه حذف شد.`,
  run,
};

let network: FakeNetwork;
beforeEach(() => {
  setViewport(1280);
  jest.resetAllMocks();
  run.mockResolvedValue({ token: 'before' });
  undo.mockResolvedValue(null);
  network = fakeNetwork({ [LIST]: booksPage(BOOKS, 2340) });
});
afterEach(() => {
  jest.useRealTimers();
  network.restore();
  localStorage.clear();
});

const show = (props: Parameters<typeof SampleList>[0] = {}, at = '/books') =>
  renderScreen(<SampleList {...props} />, { at, path: '/books' });
const tick = (title: string) => screen.getByRole('checkbox', { name: `انتخاب ${title}` });
const asked = () => network.seen.filter(({ operation }) => operation === LIST).map(({ body }) => body);

describe('the list', () => {
  it('asks for what the address says, and shows it', async () => {
    show({}, '/books?page=2&limit=25&title=مهر');
    expect(await screen.findByText(second!.title)).toBeInTheDocument();
    expect(asked()).toEqual([{ page: 2, limit: 25, filters: { title: 'مهر' } }]);
  });

  it('has four faces: waiting, empty, empty by filter, failed', async () => {
    network.answer({ [LIST]: booksPage([]) });
    const empty = show();
    expect(screen.getByRole('status', { name: 'در حال بارگذاری' })).toBeInTheDocument();
    expect(await screen.findByText('هنوز دفترچه‌ای ندارید')).toBeInTheDocument();
    empty.unmount();
    const filtered = show({}, '/books?title=نیست');
    expect(await screen.findByText('دفترچه‌ای با این فیلترها نیست')).toBeInTheDocument();
    filtered.unmount();
    network.answer({ [LIST]: { status: 503 } });
    const failed = show();
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument();
    failed.unmount();
    network.answer({ [LIST]: { status: 403 } });
    show();
    expect(await screen.findByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
  });

  it('keeps the look of the table and the saved filters on the device', async () => {
    const { user, unmount } = show({}, '/books?title=مهر');
    await screen.findByText(second!.title);
    await user.click(screen.getByRole('button', { name: 'تنظیم ستون‌ها' }));
    await user.click(await screen.findByRole('checkbox', { name: 'مخاطب' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'فیلترهای من' }));
    await user.type(await screen.findByLabelText('نام برای فیلتر کنونی'), 'مهری‌ها{Enter}');
    unmount();
    const again = show();
    await screen.findByText(second!.title);
    expect(screen.queryByRole('columnheader', { name: 'مخاطب' })).not.toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'فیلترهای من' }));
    await again.user.click(await screen.findByRole('button', { name: /^مهری‌ها/ }));
    expect(new URLSearchParams(again.address().split('?')[1]).get('title')).toBe('مهر');
  });

  it('makes a file of what the filters find, and says when that failed', async () => {
    const onExport = jest.fn<Promise<string | undefined>, [unknown]>().mockResolvedValueOnce('فایل آماده می‌شود.');
    const { user } = show({ onExport }, '/books?title=مهر');
    await user.click(await screen.findByRole('button', { name: 'دریافت فایل' }));
    expect(onExport).toHaveBeenCalledWith({ title: 'مهر' });
    expect(await screen.findByText('فایل آماده می‌شود.')).toBeInTheDocument();
    onExport.mockRejectedValueOnce('نشد؛ دوباره تلاش کنید.');
    await user.click(screen.getByRole('button', { name: 'دریافت فایل' }));
    expect(await screen.findByText('نشد؛ دوباره تلاش کنید.')).toBeInTheDocument();
  });
});

describe('bulk actions', () => {
  const withUndo: SampleAction = { ...REMOVE, undo };

  it('are for the rows that are selected, and are reversed on the server', async () => {
    const { user } = show({ bulk: [withUndo] });
    await screen.findByText(second!.title);
    await user.click(tick(first!.title));
    await user.click(tick(second!.title));
    await user.click(screen.getByRole('button', { name: 'حذف، ۲ مورد' }));
    expect(run.mock.calls).toEqual([[{ ids: ['1', '2'] }]]);
    expect(screen.queryByText(/مورد انتخاب شده/)).not.toBeInTheDocument();
    await waitFor(() => expect(asked()).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'برگرداندن' }));
    expect(undo).toHaveBeenCalledWith({ token: 'before' });
    expect(await screen.findByText('به حالت پیش برگشت.')).toBeInTheDocument();
    await waitFor(() => expect(asked().length).toBeGreaterThan(2));
  });

  it('are for everything that the filters find, with the count that was shown', async () => {
    const { user } = show({ bulk: [withUndo] }, '/books?title=مهر');
    await screen.findByText(second!.title);
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    await user.click(screen.getByRole('button', { name: 'انتخاب همهٔ ۲٬۳۴۰ نتیجه' }));
    await user.click(screen.getByRole('button', { name: 'حذف، ۲٬۳۴۰ مورد' }));
    expect(run.mock.calls).toEqual([[{ filter: { title: 'مهر' }, expectedCount: 2340 }]]);
  });

  it('are not offered for all results where rows must be named', async () => {
    const { user } = show({ bulk: [{ ...withUndo, onlyIds: true }] });
    await screen.findByText(second!.title);
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    expect(screen.getByText('۳ مورد انتخاب شده')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /نتیجه$/ })).not.toBeInTheDocument();
  });

  it('lose the selection when the filters change, because it was of other rows', async () => {
    const { user } = show({ bulk: [withUndo] });
    await screen.findByText(second!.title);
    await user.click(tick(second!.title));
    await user.type(screen.getByLabelText('نام دفترچه'), 'مهر{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(screen.queryByText(/مورد انتخاب شده/)).not.toBeInTheDocument();
  });

  it('do not find the selection again when the filters go back', async () => {
    const { user } = show({ bulk: [withUndo] });
    await screen.findByText(second!.title);
    await user.click(tick(second!.title));
    await user.type(screen.getByLabelText('نام دفترچه'), 'مهر{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    await user.clear(screen.getByLabelText('نام دفترچه'));
    await user.type(screen.getByLabelText('نام دفترچه'), '{Enter}');
    await waitFor(() => expect(screen.getByLabelText('نام دفترچه')).toHaveValue(''));
    expect(screen.queryByText(/مورد انتخاب شده/)).not.toBeInTheDocument();
    expect(tick(second!.title)).not.toBeChecked();
  });

  it('are never for rows of the filters before, which stand until the answer is there', async () => {
    const { user } = show({ bulk: [withUndo] });
    await screen.findByText(second!.title);
    let answer = (_page: ReturnType<typeof booksPage>): void => undefined;
    network.answer({ [LIST]: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(screen.getByLabelText('نام دفترچه'), 'شعبه{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    act(() => answer(booksPage([first!])));
    await waitFor(() => expect(screen.queryByText(second!.title)).not.toBeInTheDocument());
    expect(screen.queryByText(/مورد انتخاب شده/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
    expect(screen.getByText('۱ مورد انتخاب شده')).toBeInTheDocument();
  });

  it('stand in the menu of a row as well, where they say so, and leave the selection alone', async () => {
    const { user } = show({ bulk: [{ ...withUndo, onRow: true }] });
    await screen.findByText(second!.title);
    await user.click(tick(first!.title));
    const row = within(screen.getByText(second!.title).closest('tr')!);
    await user.click(row.getByRole('button', { name: new RegExp(second!.title) }));
    await user.click(await screen.findByRole('menuitem', { name: 'حذف' }));
    expect(run.mock.calls).toEqual([[{ ids: ['2'] }]]);
    expect(await screen.findByText('1 دفترچه حذف شد.')).toBeInTheDocument();
    expect(tick(first!.title)).toBeChecked();
  });

  it('ask first, with the count, where they say so', async () => {
    const confirm = (count: number) => ({ title: 'حذف؟', body: `${count} تا`, confirmLabel: 'حذف کن' });
    const { user } = show({ bulk: [{ ...withUndo, confirm }] });
    await screen.findByText(second!.title);
    await user.click(tick(second!.title));
    await user.click(screen.getByRole('button', { name: 'حذف، ۱ مورد' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'حذف؟' }));
    expect(run).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'حذف کن' }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('may wait for a choice, which tells what is done and is given up by closing it', async () => {
    const choose = jest.fn(({ count, onChosen, onClose }: BulkChoice<unknown>) => (
      <div role="dialog" aria-label={`${count} تا به کدام گروه؟`}>
        <button onClick={() => onChosen({ ...REMOVE, sentence: () => 'به گروه رفت.', undo })}>این گروه</button>
        <button onClick={onClose}>هیچ‌کدام</button>
      </div>
    ));
    const { key, label, icon } = REMOVE;
    const { user } = show({ bulk: [{ key, label, icon, choose }] });
    await screen.findByText(second!.title);
    await user.click(tick(second!.title));
    await user.click(screen.getByRole('button', { name: 'حذف، ۱ مورد' }));
    await user.click(await screen.findByRole('button', { name: 'هیچ‌کدام' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(run).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'حذف، ۱ مورد' }));
    await user.click(await screen.findByRole('button', { name: 'این گروه' }));
    expect(run.mock.calls).toEqual([[{ ids: ['2'] }]]);
    expect(await screen.findByText('به گروه رفت.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say what went wrong', async () => {
    run.mockRejectedValueOnce('این دفترچه در یک ارسال است.');
    const { user } = show({ bulk: [withUndo] });
    await screen.findByText(second!.title);
    await user.click(tick(second!.title));
    await user.click(screen.getByRole('button', { name: 'حذف، ۱ مورد' }));
    expect(await screen.findByText('این دفترچه در یک ارسال است.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'برگرداندن' })).not.toBeInTheDocument();
  });

  describe('without a way back on the server', () => {
    const held = async () => {
      const shown = show({ bulk: [REMOVE] });
      await screen.findByText(second!.title);
      await shown.user.click(tick(second!.title));
      await shown.user.click(screen.getByRole('button', { name: 'حذف، ۱ مورد' }));
      return shown;
    };
    const rowOf = (title: string) => screen.getByText(title).closest('tr');

    it('wait until the toast is gone, and the rows fade until then', async () => {
      const { user } = await held();
      expect(await screen.findByText('1 دفترچه حذف شد.')).toBeInTheDocument();
      expect(rowOf(second!.title)).toHaveAttribute('data-fading', 'true');
      expect(rowOf(first!.title)).toHaveAttribute('data-fading', 'false');
      expect(run).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'بستن پیام' }));
      expect(run).toHaveBeenCalledWith({ ids: ['2'] });
      await waitFor(() => expect(rowOf(second!.title)).toHaveAttribute('data-fading', 'false'));
    });

    it('never begin when they are taken back', async () => {
      const { user } = await held();
      await user.click(await screen.findByRole('button', { name: 'برگرداندن' }));
      await waitFor(() => expect(rowOf(second!.title)).toHaveAttribute('data-fading', 'false'));
      expect(run).not.toHaveBeenCalled();
    });

    it('are not done under another session', async () => {
      await held();
      await screen.findByText('1 دفترچه حذف شد.');
      act(() => announceSignOut());
      await waitFor(() => expect(screen.queryByText('1 دفترچه حذف شد.')).not.toBeInTheDocument());
      expect(run).not.toHaveBeenCalled();
    });

    it('make the browser ask before the page is closed, and only as long as they wait', async () => {
      const leave = () => {
        const event = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const { user } = await held();
      await screen.findByText('1 دفترچه حذف شد.');
      expect(leave()).toBe(true);
      await user.click(screen.getByRole('button', { name: 'برگرداندن' }));
      expect(leave()).toBe(false);
    });
  });
});
