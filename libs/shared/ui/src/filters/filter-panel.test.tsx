import { render, screen, within } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { useFilterPanel } from './filter-context';
import type { FilterValues } from './filter-field';
import type { SavedFilter } from './saved-filter-list';
import { Bound, onApply, onClear, onSave } from './testing/bound-panel';

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
  it('stands inline and applies nothing before «اعمال» or Enter', async () => {
    const { user } = renderUi(<Bound />);
    await user.type(screen.getByLabelText('متن'), 'سلام');
    expect(onApply).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onApply).toHaveBeenLastCalledWith({ text: 'سلام' });
    await user.type(screen.getByLabelText('شناسه'), '۱۲');
    await user.click(screen.getByRole('button', { name: 'اعمال' }));
    expect(onApply).toHaveBeenLastCalledWith({ text: 'سلام', id: '12' });
  });

  it('reads days as instants of Tehran and numbers as Latin digits', async () => {
    const { user } = renderUi(<Bound />);
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
    await user.type(screen.getByLabelText(label), typed);
    await user.click(screen.getByRole('button', { name: 'اعمال' }));
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('refuses a range that ends before it begins', async () => {
    const { user } = renderUi(<Bound initial={{ cost: { from: '50' } }} />);
    await user.type(within(screen.getByRole('group', { name: 'هزینه' })).getByLabelText('تا'), '7{Enter}');
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('ابتدای بازه بعد از پایان آن است');
  });

  it('says what its own check found, only when it is applied', async () => {
    const { user } = renderUi(<Bound />);
    await user.type(screen.getByLabelText('شناسه'), '12345');
    expect(screen.queryByText('شناسه بلند است.')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('شناسه بلند است.')).toBeInTheDocument();
    expect(onApply).not.toHaveBeenCalled();
  });

  it('leads to the search with the slash, but not while somebody writes', async () => {
    const { user } = renderUi(<Bound />);
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

  it('opens full-screen from a button that counts the active filters', async () => {
    const { user } = renderUi(<Bound initial={{ text: 'سلام', state: '6' }} />);
    expect(screen.queryByLabelText('متن')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'فیلتر ۲ فیلتر فعال' })).toBeInTheDocument();
    const sheet = await open(user);
    expect(sheet.getByLabelText('متن')).toHaveValue('سلام');
    expect(await axeFindings()).toEqual([]);
  });

  it('throws away with cancel', async () => {
    const { user } = renderUi(<Bound />);
    const sheet = await open(user);
    await user.type(sheet.getByLabelText('متن'), 'سلام');
    await user.click(sheet.getByRole('button', { name: 'انصراف' }));
    expect(onApply).not.toHaveBeenCalled();
    expect((await open(user)).getByLabelText('متن')).toHaveValue('');
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
    return within(await screen.findByRole('dialog', { name: 'فیلترهای من' }));
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
