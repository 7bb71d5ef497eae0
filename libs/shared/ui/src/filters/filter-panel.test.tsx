import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { useFilterPanel } from './filter-context';
import type { FilterField, FilterValues } from './filter-field';
import type { SavedFilter } from './saved-filter-list';
import { Bound, onApply, onClear, onSave, openMore } from './testing/bound-panel';

beforeEach(() => {
  setViewport(1280);
  jest.clearAllMocks();
});

it('says that the filter context cannot be used outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Outside() {
    return <p>{useFilterPanel().activeCount}</p>;
  }
  expect(() => render(<Outside />)).toThrow('The filter context cannot be used outside its provider');
  jest.restoreAllMocks();
});

describe('on the desktop', () => {
  it('stands on one line with the search, and applies nothing before Enter or its button', async () => {
    const { user } = renderUi(<Bound />);
    expect(screen.queryByLabelText('وضعیت')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('متن'), 'سلام');
    expect(onApply).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onApply).toHaveBeenLastCalledWith({ text: 'سلام' });
    expect(screen.queryByRole('button', { name: 'جستجو' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('متن'), '۱');
    await user.click(screen.getByRole('button', { name: 'جستجو' }));
    expect(onApply).toHaveBeenLastCalledWith({ text: 'سلام1' });
  });

  it('takes the search away as soon as it is emptied', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام', state: '6' }} />);
    await user.click(screen.getByRole('button', { name: 'پاک کردن متن' }));
    expect(onApply).toHaveBeenLastCalledWith({ state: '6' });
  });

  it('opens the other fields below, says how many are set, and closes when they are applied', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام', state: '6' }} />);
    const more = screen.getByRole('button', { name: 'فیلتر ۱ فیلتر فعال' });
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.type(screen.getByLabelText('شناسه'), '۱۲');
    await user.click(screen.getByRole('button', { name: 'اعمال' }));
    expect(onApply).toHaveBeenLastCalledWith({ text: 'سلام', id: '12', state: '6' });
    expect(screen.queryByLabelText('شناسه')).not.toBeInTheDocument();
    expect(more).toHaveFocus();
  });

  it.each([
    ['انصراف', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'انصراف' }))],
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ])('throws away what is not applied with %s', async (_name, leave) => {
    const { user } = renderUi(<Bound />);
    await openMore(user);
    await user.type(screen.getByLabelText('شناسه'), '12');
    await leave(user);
    expect(screen.queryByLabelText('شناسه')).not.toBeInTheDocument();
    await openMore(user);
    expect(screen.getByLabelText('شناسه')).toHaveValue('');
    expect(onApply).not.toHaveBeenCalled();
  });

  it('shows the closed field that keeps the search from being applied', async () => {
    const { user } = renderUi(<Bound initial={{ id: '12345' }} />);
    await user.type(screen.getByLabelText('متن'), 'سلام{Enter}');
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByLabelText('شناسه')).toHaveFocus();
    expect(screen.getByText('شناسه بلند است.')).toBeInTheDocument();
  });

  it('has no button for other fields where there are none', () => {
    renderUi(<Bound fields={[{ type: 'search', key: 'text', label: 'متن' }]} />);
    expect(screen.queryByRole('button', { name: /^فیلتر/ })).not.toBeInTheDocument();
  });

  it('believes a value whose name is still on its way', () => {
    const line: FilterField = { type: 'options', key: 'line', label: 'خط', options: [], loading: true };
    renderUi(<Bound fields={[line]} initial={{ line: '20001405' }} />);
    const chips = within(screen.getByRole('list', { name: 'فیلترهای فعال' }));
    expect(chips.getByText('…')).toBeInTheDocument();
    expect(chips.queryByText('20001405')).not.toBeInTheDocument();
  });

  it('reads days as instants of Tehran and numbers as Latin digits', async () => {
    const { user } = renderUi(<Bound />);
    await openMore(user);
    await user.type(screen.getByLabelText('روز'), '14050829');
    await user.type(screen.getByLabelText('ثبت، از'), '14050801');
    await user.type(within(screen.getByRole('group', { name: 'ثبت' })).getByLabelText('تا'), '14050829');
    await user.type(screen.getByLabelText('هزینه، از'), '۱۰۰۰');
    await user.click(screen.getByRole('button', { name: 'اعمال' }));
    expect(onApply).toHaveBeenCalledWith({
      day: '2026-11-19T20:30:00.000Z',
      created: { from: '2026-10-22T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' },
      cost: { from: '1000' },
    });
  });

  it.each([
    ['ثبت، از', '14041230'],
    ['روز', '1405'],
  ])('refuses a day that does not exist in «%s» and puts the focus there', async (label, typed) => {
    const { user } = renderUi(<Bound />);
    await openMore(user);
    await user.type(screen.getByLabelText(label), typed);
    await user.click(screen.getByRole('button', { name: 'اعمال' }));
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('refuses a range that ends before it begins', async () => {
    const { user } = renderUi(<Bound initial={{ cost: { from: '50' } }} />);
    await openMore(user);
    await user.type(within(screen.getByRole('group', { name: 'هزینه' })).getByLabelText('تا'), '7{Enter}');
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('ابتدای بازه بعد از پایان آن است');
  });

  it('says what its own check found, only when it is applied', async () => {
    const { user } = renderUi(<Bound />);
    await openMore(user);
    await user.type(screen.getByLabelText('شناسه'), '12345');
    expect(screen.queryByText('شناسه بلند است.')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('شناسه بلند است.')).toBeInTheDocument();
    expect(onApply).not.toHaveBeenCalled();
  });

  it('leads to the search with the slash, but not while somebody writes', async () => {
    const { user } = renderUi(<Bound />);
    await openMore(user);
    await user.keyboard('/');
    expect(screen.getByLabelText('متن')).toHaveFocus();
    expect(screen.getByLabelText('متن')).toHaveValue('');
    await user.click(screen.getByLabelText('شناسه'));
    await user.keyboard('/');
    expect(screen.getByLabelText('شناسه')).toHaveFocus();
  });

  it('leaves the slash alone for those who have switched shortcuts off', async () => {
    const { user } = renderUi(<Bound searchShortcut={false} />);
    await user.keyboard('/');
    expect(document.body).toHaveFocus();
  });

  it('gives axe nothing to find, empty and filled', async () => {
    renderUi(<Bound initial={{ text: 'سلام', state: '6' }} savedItems={[]} />);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the chips', () => {
  const filled: FilterValues = {
    text: 'سلام',
    state: '6',
    created: { from: '2026-10-22T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' },
    cost: { to: '2500' },
  };

  it('say every filter that is applied in words', () => {
    renderUi(<Bound initial={filled} />);
    const chips = within(screen.getByRole('list', { name: 'فیلترهای فعال' }));
    expect(chips.getByText('پایان‌یافته')).toBeInTheDocument();
    expect(chips.getByText('از ۱۴۰۵/۰۸/۰۱ تا ۱۴۰۵/۰۸/۲۹')).toBeInTheDocument();
    expect(chips.getByText('تا ۲٬۵۰۰ ریال')).toBeInTheDocument();
  });

  it('take one filter off and keep the others; the keyboard goes on from the panel', async () => {
    const { user } = renderUi(<Bound initial={filled} />);
    await user.click(screen.getByRole('button', { name: 'برداشتن فیلتر وضعیت' }));
    expect(onApply).toHaveBeenCalledWith({ ...filled, state: undefined });
    expect(screen.getByRole('group', { name: 'فیلترها' })).toHaveFocus();
    expect(screen.getByLabelText('متن')).toHaveValue('سلام');
  });

  it('take all off, and empty what was typed and not applied', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام' }} />);
    await openMore(user);
    await user.type(screen.getByLabelText('شناسه'), '12');
    await user.click(screen.getByRole('button', { name: 'برداشتن همه' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('شناسه')).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'فیلترهای فعال' })).not.toBeInTheDocument();
  });
});

describe('on the phone', () => {
  beforeEach(() => setViewport(390));
  const open = async (user: ReturnType<typeof renderUi>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^فیلتر/ }));
    return within(await screen.findByRole('dialog', { name: 'فیلترها' }));
  };

  it('has the search on its line, and the others full-screen from a button that counts them', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام', id: '12', state: '6' }} />);
    expect(screen.getByLabelText('متن')).toHaveValue('سلام');
    expect(screen.getByRole('button', { name: 'فیلتر ۲ فیلتر فعال' })).toBeInTheDocument();
    const sheet = await open(user);
    expect(sheet.getByLabelText('شناسه')).toHaveValue('12');
    expect(await axeFindings()).toEqual([]);
  });

  it('throws away with cancel', async () => {
    const { user } = renderUi(<Bound />);
    const sheet = await open(user);
    await user.type(sheet.getByLabelText('شناسه'), '12');
    await user.click(sheet.getByRole('button', { name: 'انصراف' }));
    expect(onApply).not.toHaveBeenCalled();
    expect((await open(user)).getByLabelText('شناسه')).toHaveValue('');
  });

  it('applies with confirm and closes, but stays open while something is wrong', async () => {
    const { user } = renderUi(<Bound />);
    const sheet = await open(user);
    await user.type(sheet.getByLabelText('شناسه'), '12345');
    await user.click(sheet.getByRole('button', { name: 'تأیید' }));
    expect(onApply).not.toHaveBeenCalled();
    await user.clear(sheet.getByLabelText('شناسه'));
    await user.type(sheet.getByLabelText('شناسه'), '12');
    await user.click(sheet.getByRole('button', { name: 'تأیید' }));
    expect(onApply).toHaveBeenCalledWith({ id: '12' });
  });
});

describe('saved filters', () => {
  const kept: readonly SavedFilter[] = [{ name: 'این هفته', values: { state: '6' } }];
  const open = async (user: ReturnType<typeof renderUi>['user']) => {
    await user.click(screen.getByRole('button', { name: 'فیلترهای من' }));
    const menu = within(await screen.findByRole('dialog', { name: 'فیلترهای من' }));
    await waitFor(() => expect(menu.queryByRole('status', { name: 'در حال بارگذاری' })).not.toBeInTheDocument());
    return menu;
  };

  it('keep what is applied under a name, without applying anything', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام' }} savedItems={[]} />);
    const menu = await open(user);
    await user.type(menu.getByLabelText('نام برای فیلتر کنونی'), '  سلام‌ها {Enter}');
    expect(onSave).toHaveBeenCalledWith([{ name: 'سلام‌ها', values: { text: 'سلام' } }]);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('refuse a name that is taken', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام' }} savedItems={kept} />);
    const menu = await open(user);
    await user.type(menu.getByLabelText('نام برای فیلتر کنونی'), 'این هفته{Enter}');
    expect(menu.getByText('فیلتری با این نام دارید؛ نام دیگری بنویسید.')).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('are applied by a press', async () => {
    const { user } = renderUi(<Bound savedItems={kept} />);
    await user.click((await open(user)).getByRole('button', { name: /^این هفته/ }));
    expect(onApply).toHaveBeenCalledWith({ state: '6' });
  });

  it('are renamed', async () => {
    const { user } = renderUi(<Bound savedItems={kept} />);
    const menu = await open(user);
    await user.click(menu.getByRole('button', { name: 'تغییر نام این هفته' }));
    await user.clear(menu.getByLabelText('نام تازه'));
    await user.type(menu.getByLabelText('نام تازه'), 'هفتهٔ گذشته');
    await user.click(menu.getByRole('button', { name: 'ذخیرهٔ نام' }));
    expect(onSave).toHaveBeenCalledWith([{ name: 'هفتهٔ گذشته', values: { state: '6' } }]);
  });

  it('are deleted, and brought back', async () => {
    const { user } = renderUi(<Bound savedItems={kept} />);
    const menu = await open(user);
    await user.click(menu.getByRole('button', { name: 'حذف این هفته' }));
    expect(onSave).toHaveBeenLastCalledWith([]);
    await user.click(menu.getByRole('button', { name: 'برگرداندن' }));
    expect(onSave).toHaveBeenLastCalledWith(kept);
  });

  it('say calmly that the browser will not keep them', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام' }} savedItems={[]} keeps={false} />);
    const menu = await open(user);
    await user.type(menu.getByLabelText('نام برای فیلتر کنونی'), 'سلام‌ها{Enter}');
    expect(menu.getByText(/مرورگر اجازهٔ نگه‌داری نمی‌دهد/)).toBeInTheDocument();
    expect(menu.getByRole('button', { name: /^سلام‌ها/ })).toBeInTheDocument();
  });
});
