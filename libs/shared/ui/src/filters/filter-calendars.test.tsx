import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import type { FilterField, FilterValues } from './filter-field';
import { Bound, onApply, onClear, openMore } from './testing/bound-panel';

beforeEach(() => {
  setViewport(1280);
  jest.clearAllMocks();
});

describe('calendars in the panel', () => {
  const CALENDARS: readonly FilterField[] = [
    { type: 'date', key: 'day', label: 'روز' },
    { type: 'date_range', key: 'created', label: 'ثبت' },
  ];
  const apply = () => screen.getByRole('button', { name: 'اعمال' });

  /** The sentence at a field, which is read aloud. */
  const findNote = () => screen.findByRole('status');

  it.each([
    ['ثبت، از', '14041230'],
    ['تا', '14041230'],
    ['روز', '1405'],
  ])(
    'gives a text that is no day in «%s» up and says why, and the same press applies nothing',
    async (label, typed) => {
      const { user } = renderUi(<Bound fields={CALENDARS} />);
      await openMore(user);
      const field = screen.getByLabelText(label);
      await user.type(field, typed);
      await user.click(apply());
      expect(onApply).not.toHaveBeenCalled();
      expect(await findNote()).toHaveTextContent('لطفاً تاریخ دیگری وارد کنید.');
      expect(field).toHaveValue('');
      expect(field).toHaveFocus();
      expect(field).toBeValid();
      expect(field).toHaveAccessibleDescription(/لطفاً تاریخ دیگری وارد کنید/);
      await user.click(apply());
      expect(onApply).toHaveBeenCalledWith({});
    },
  );

  describe('over a day that is applied', () => {
    const APPLIED: FilterValues = {
      day: '2026-11-19T20:30:00.000Z',
      created: { from: '2026-10-22T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' },
    };
    it.each(['روز', 'ثبت، از', 'تا'])('restores that day where «%s» is typed and is none', async (label) => {
      const { user } = renderUi(<Bound fields={CALENDARS} initial={APPLIED} />);
      await openMore(user);
      const field = screen.getByLabelText<HTMLInputElement>(label);
      const before = field.value;
      await user.type(field, '14041230', { initialSelectionStart: 0, initialSelectionEnd: 10 });
      await user.keyboard('{Enter}');
      expect(await findNote()).toHaveTextContent('مقدار قبلی برگردانده شد.');
      expect(field).toHaveValue(before);
      expect(onApply).not.toHaveBeenCalled();
      await user.keyboard('{Enter}');
      expect(onApply).toHaveBeenCalledWith(APPLIED);
    });
  });

  it('gives the field up to the very range that stood there', async () => {
    const { user } = renderUi(<Bound fields={CALENDARS} />);
    await openMore(user);
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: 'بازه‌های آمادهٔ ثبت' }));
      await user.click(screen.getByRole('menuitem', { name: 'امروز' }));
    };
    await choose();
    const today = screen.getByLabelText<HTMLInputElement>('ثبت، از').value;
    await user.type(screen.getByLabelText('ثبت، از'), '14041230', {
      ...{ initialSelectionStart: 0, initialSelectionEnd: 10 },
    });
    await user.tab();
    expect(await findNote()).toHaveTextContent('مقدار قبلی برگردانده شد.');
    await choose();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByLabelText('ثبت، از')).toHaveValue(today);
    await user.click(apply());
    const range = { from: expect.stringMatching(/T/), to: expect.stringMatching(/T/) };
    expect(onApply).toHaveBeenCalledWith({ created: range });
  });

  it('takes a day that was typed a moment ago', async () => {
    const { user } = renderUi(<Bound fields={CALENDARS} />);
    await openMore(user);
    await user.type(screen.getByLabelText('روز'), '14050829');
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({ day: '2026-11-19T20:30:00.000Z' });
  });

  it('gives the field up to a range that is chosen by name', async () => {
    const { user } = renderUi(<Bound fields={CALENDARS} />);
    await openMore(user);
    await user.type(screen.getByLabelText('ثبت، از'), '14041230');
    await user.tab();
    expect(await findNote()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'بازه‌های آمادهٔ ثبت' }));
    await user.click(screen.getByRole('menuitem', { name: 'امروز' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(apply());
    const today = { from: expect.stringMatching(/T/), to: expect.stringMatching(/T/) };
    expect(onApply).toHaveBeenCalledWith({ created: today });
  });

  it('is empty again when the filters are cleared', async () => {
    const { user } = renderUi(<Bound fields={CALENDARS} initial={{ day: '2026-11-19T20:30:00.000Z' }} />);
    await openMore(user);
    await user.type(screen.getByLabelText('ثبت، از'), '1404');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'برداشتن همه' }));
    expect(screen.getByLabelText('ثبت، از')).toHaveValue('');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

it('take a refused day away with all filters, on the phone', async () => {
  setViewport(390);
  const { user } = renderUi(<Bound fields={[{ type: 'date', key: 'day', label: 'روز' }]} />);
  await user.click(await screen.findByRole('button', { name: /^فیلتر/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'فیلترها' }));
  const all = sheet.getByRole('button', { name: 'برداشتن همه' });
  expect(all).toBeDisabled();
  await user.type(sheet.getByLabelText('روز'), '14041230');
  await user.click(all);
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(onApply).not.toHaveBeenCalled();
});
