import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../overlays/dialog';
import { describeField } from '../testing/describe-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { JalaliDatePicker, type JalaliDatePickerProps } from './jalali-date-picker';

describeField('JalaliDatePicker', { Field: JalaliDatePicker, keepsOfDigits: null, filled: '2026-11-21T20:30:00.000Z' });

/** Friday 29 Aban 1405, 14:05 in Tehran. */
const NOW_MS = Date.parse('2026-11-20T10:35:00Z');
const TODAY = 'جمعه ۲۹ آبان ۱۴۰۵';
const onChange = jest.fn();

function Controlled(props: Partial<JalaliDatePickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <JalaliDatePicker label="تاریخ" clock={() => NOW_MS} {...props} value={value} onChange={change} />;
}
const box = () => screen.getByRole('combobox', { name: 'تاریخ' });
const popup = () => screen.queryByRole('dialog', { name: 'تقویم: تاریخ' });
const day = (name: string) => screen.getByRole('gridcell', { name });
const selected = () => screen.queryByRole('gridcell', { selected: true });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** Draws the picker and opens it as a person with a keyboard does. */
async function opened(props: Partial<JalaliDatePickerProps> = {}) {
  const result = renderUi(<Controlled {...props} />);
  await result.user.tab();
  await screen.findByRole('grid');
  return result;
}

beforeEach(() => {
  onChange.mockClear();
  setViewport(1280);
  document.documentElement.dir = 'rtl';
});

describe('opening and closing', () => {
  it('opens on focus, and leaves the keyboard in the field', async () => {
    const { user } = renderUi(<Controlled />);
    expect(popup()).not.toBeInTheDocument();
    await user.tab();
    expect(popup()).toBeInTheDocument();
    expect(await screen.findByRole('grid')).toBeInTheDocument();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes on an outside click, and not on a click inside', async () => {
    const { user } = await opened();
    await user.click(screen.getByText('چ'));
    expect(popup()).toBeInTheDocument();
    await user.click(document.body);
    expect(popup()).not.toBeInTheDocument();
  });

  it('closes on scroll if hideOnScroll is set, and only then', async () => {
    const { rerender } = await opened();
    fireEvent.scroll(document);
    expect(popup()).toBeInTheDocument();
    rerender(<Controlled hideOnScroll />);
    fireEvent.scroll(screen.getByRole('grid'));
    expect(popup()).toBeInTheDocument();
    fireEvent.scroll(document);
    expect(popup()).not.toBeInTheDocument();
  });

  it('closes after a date is picked, and opens again on a click', async () => {
    const { user } = await opened();
    await user.click(day('شنبه ۳۰ آبان ۱۴۰۵'));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T20:30:00.000Z');
    expect(popup()).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
    await user.click(box());
    expect(popup()).toBeInTheDocument();
  });

  it('stays open after a date is picked while the time is shown, until it is confirmed', async () => {
    const { user } = await opened({ time: {} });
    await user.click(day('شنبه ۳۰ آبان ۱۴۰۵'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T10:35:00.000Z');
    expect(popup()).toBeInTheDocument();
    await user.click(press('تأیید'));
    expect(popup()).not.toBeInTheDocument();
  });

  it('closes when the keyboard goes on to the next field, and tells that it was left', async () => {
    const onBlur = jest.fn();
    const { user } = await opened({ onBlur });
    await user.tab();
    expect(popup()).not.toBeInTheDocument();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('floats at z-index 100 unless told otherwise', async () => {
    const { unmount } = await opened();
    expect(popup()).toHaveStyle({ zIndex: '100' });
    unmount();
    await opened({ zIndex: 7 });
    expect(popup()).toHaveStyle({ zIndex: '7' });
  });

  it.each([
    [undefined, '94px auto auto 100px'],
    ['bottom-center', '94px auto auto 300px'],
    ['bottom-right', '94px auto auto 500px'],
    ['top-left', 'auto auto 722px 100px'],
  ] as const)(
    'stands at bottom-left of its field unless another position is asked for: %s',
    async (position, inset) => {
      // jsdom lays nothing out: every box is the field's, 400 wide, in a window 768 high; the popup itself is a point.
      const box = {
        left: 100,
        right: 500,
        top: 50,
        bottom: 90,
        width: 400,
        height: 40,
        x: 100,
        y: 50,
        toJSON: () => '',
      };
      const spy = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
      await opened({ position });
      expect(popup()?.style.inset).toBe(inset);
      spy.mockRestore();
    },
  );

  it('is drawn into the dialog in which its field stands, so that it lies above it', async () => {
    const { user } = renderUi(
      <Dialog open title="پالایش" onClose={() => undefined}>
        <Controlled />
      </Dialog>,
    );
    await user.click(box());
    await screen.findByRole('grid');
    expect(screen.getByRole('dialog', { name: 'پالایش' }).parentElement).toContainElement(popup());
  });

  it('gives axe nothing to find while it is open: days, months, years, clock', async () => {
    const { user } = await opened({ time: { hours: 12, seconds: true } });
    expect(await axeFindings()).toEqual([]);
    await user.click(press(/انتخاب ماه/));
    expect(await axeFindings()).toEqual([]);
    await user.click(press(/انتخاب سال/));
    expect(await axeFindings()).toEqual([]);
  });
});

describe('what is selected', () => {
  it('pre-selects today when it opens with no value, and tells it only when it is confirmed', async () => {
    const { user } = await opened();
    expect(selected()).toHaveAccessibleName(TODAY);
    expect(selected()).toHaveAttribute('aria-current', 'date');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('2026-11-19T20:30:00.000Z');
  });

  it.each([{ min: '2026-11-21T00:00:00Z' }, { max: '2026-11-18T00:00:00Z' }])(
    'does not pre-select today when it is outside %j',
    async (bound) => {
      await opened(bound);
      expect(selected()).toBeNull();
      expect(press('امروز')).toBeDisabled();
    },
  );

  it('gives Gregorian ISO instants in UTC for the wall clock of Tehran, summer time included', async () => {
    const { user } = await opened({ value: '2022-07-01T00:00:00.000Z' });
    expect(box()).toHaveValue('1401/04/10');
    await user.click(day('شنبه ۱۱ تیر ۱۴۰۱'));
    expect(onChange).toHaveBeenCalledWith('2022-07-01T19:30:00.000Z');
  });

  it('gives the last millisecond of the day for the end of a range, and tints the days between', async () => {
    const { user } = await opened({
      endOfDay: true,
      value: '2026-11-19T20:29:59.999Z',
      rangeWith: '2026-11-16T20:30:00.000Z',
    });
    const tinted = screen.getAllByRole('gridcell').filter((cell) => cell.dataset['between'] !== undefined);
    expect(tinted.map((cell) => cell.textContent)).toEqual(['۲۶', '۲۷', '۲۸']);
    expect(tinted.map((cell) => cell.dataset['between'])).toEqual(['first', 'middle', 'last']);
    await user.click(day(TODAY));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T20:29:59.999Z');
  });

  it('takes no day outside the minimum and the maximum', async () => {
    const { user } = await opened({ min: '2026-11-18T00:00:00Z', max: '2026-11-22T00:00:00Z' });
    expect(day('سه‌شنبه ۲۶ آبان ۱۴۰۵')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('سه‌شنبه ۲۶ آبان ۱۴۰۵'));
    expect(onChange).not.toHaveBeenCalled();
    expect(press('ماه قبل')).toBeDisabled();
    await user.click(day('چهارشنبه ۲۷ آبان ۱۴۰۵'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('sets the minimum to now when past dates are disabled', async () => {
    const { user } = await opened({ disablePast: true });
    await user.click(day('پنجشنبه ۲۸ آبان ۱۴۰۵'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(day(TODAY));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is cleared by its button, which a required field does not have', async () => {
    const { user, rerender } = await opened({ value: '2026-11-21T20:30:00.000Z' });
    await user.click(press('پاک کردن'));
    expect(onChange).toHaveBeenCalledWith('');
    expect(box()).toHaveValue('');
    rerender(<Controlled required />);
    await user.click(box());
    expect(screen.queryByRole('button', { name: 'پاک کردن' })).not.toBeInTheDocument();
  });

  it('goes to today by its button', async () => {
    const { user } = await opened({ value: '2020-11-21T20:30:00.000Z' });
    await user.click(press('امروز'));
    expect(onChange).toHaveBeenCalledWith('2026-11-19T20:30:00.000Z');
  });
});

describe('the month', () => {
  it('has Persian names, begins its weeks on Saturday and marks the Fridays', async () => {
    await opened();
    const heads = screen.getAllByRole('columnheader').map((head) => within(head).getByTitle(/شنبه|جمعه/).title);
    expect(heads).toEqual(['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه']);
    expect(screen.getByRole('grid')).toHaveAccessibleName('آبان ۱۴۰۵');
    const fridays = screen.getAllByRole('gridcell').filter((cell) => cell.dataset['friday'] === 'true');
    expect(fridays.map((cell) => cell.textContent)).toEqual(['۱', '۸', '۱۵', '۲۲', '۲۹']);
  });

  it('has a title that is read aloud when it changes', async () => {
    const { user } = await opened();
    await user.click(press('ماه بعد'));
    expect(screen.getByText('آذر ۱۴۰۵')).toHaveAttribute('aria-live', 'polite');
  });

  it('is chosen in the list of months', async () => {
    const { user } = await opened();
    await user.click(press('انتخاب ماه: آبان'));
    expect(screen.getByRole('option', { name: 'آبان' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('grid')).toHaveAccessibleName('بهمن ۱۴۰۵');
    expect(press('انتخاب ماه: بهمن')).toHaveFocus();
  });

  it('is in a year of the list of 201 years', async () => {
    const { user } = await opened();
    await user.click(press('انتخاب سال: ۱۴۰۵'));
    const years = screen.getAllByRole('option');
    expect(years).toHaveLength(201);
    expect([years[0]?.textContent, years.at(-1)?.textContent]).toEqual(['۱۳۰۵', '۱۵۰۵']);
    await user.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    expect(screen.getByRole('grid')).toHaveAccessibleName('آبان ۱۴۰۲');
  });

  it('shows 30 Esfand in 1403 and not in 1404', async () => {
    const { unmount } = await opened({ value: '2025-03-10T10:00:00Z' });
    expect(day('پنجشنبه ۳۰ اسفند ۱۴۰۳')).toBeInTheDocument();
    unmount();
    await opened({ value: '2026-03-10T10:00:00Z' });
    expect(
      screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex >= -1 && cell.textContent !== ''),
    ).toHaveLength(29);
  });
});

describe('the keyboard, as in the ARIA date-picker dialog', () => {
  async function entered(props: Partial<JalaliDatePickerProps> = {}) {
    const result = await opened(props);
    await result.user.keyboard('{ArrowDown}');
    return result;
  }
  const here = () => document.activeElement?.getAttribute('aria-label');

  it('goes into the calendar with the down arrow', async () => {
    await entered();
    expect(here()).toBe(TODAY);
  });

  it.each([
    ['{ArrowLeft}', 'شنبه ۳۰ آبان ۱۴۰۵'],
    ['{ArrowRight}', 'پنجشنبه ۲۸ آبان ۱۴۰۵'],
    ['{ArrowDown}', 'جمعه ۶ آذر ۱۴۰۵'],
    ['{ArrowUp}', 'جمعه ۲۲ آبان ۱۴۰۵'],
    ['{Home}', 'شنبه ۲۳ آبان ۱۴۰۵'],
    ['{Home}{End}', TODAY],
    ['{PageDown}', 'یکشنبه ۲۹ آذر ۱۴۰۵'],
    ['{PageUp}', 'چهارشنبه ۲۹ مهر ۱۴۰۵'],
    ['{Shift>}{PageDown}{/Shift}', 'شنبه ۲۹ آبان ۱۴۰۶'],
    ['{Shift>}{PageUp}{/Shift}', 'پنجشنبه ۲۹ آبان ۱۴۰۴'],
  ])('goes with %s to %s', async (keys, name) => {
    const { user } = await entered();
    await user.keyboard(keys);
    expect(here()).toBe(name);
  });

  it('keeps the focus when the place of a day becomes empty in another month', async () => {
    const { user } = await entered();
    await user.keyboard('{ArrowLeft}{PageDown}');
    expect(here()).toBe('دوشنبه ۳۰ آذر ۱۴۰۵');
    // A browser takes the focus away from what may not have it; jsdom does not, so the places themselves are looked at.
    for (const place of screen.getAllByRole('gridcell')) expect(place).toHaveAttribute('tabindex');
  });

  it.each(['{Enter}', ' '])('picks with %j', async (key) => {
    const { user } = await entered();
    await user.keyboard(`{ArrowLeft}{ArrowLeft}${key}`);
    expect(onChange).toHaveBeenCalledWith('2026-11-21T20:30:00.000Z');
    expect(popup()).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
  });

  it('leaves with Esc, which gives the focus back to the field and does not open it again', async () => {
    const { user } = await entered();
    await user.keyboard('{Escape}');
    expect(popup()).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('leaves only the list of years with Esc', async () => {
    const { user } = await entered();
    await user.click(press(/انتخاب سال/));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(press(/انتخاب سال/)).toHaveFocus();
  });

  it('keeps Tab inside the calendar', async () => {
    const { user } = await entered();
    for (let stop = 0; stop < 12; stop += 1) {
      await user.tab();
      expect(popup()).toContainElement(document.activeElement as HTMLElement);
    }
    await user.tab({ shift: true });
    expect(popup()).toContainElement(document.activeElement as HTMLElement);
  });

  it('does not lead out of the bounds', async () => {
    const { user } = await entered({ max: '2026-11-20T12:00:00Z' });
    await user.keyboard('{ArrowLeft}{PageDown}');
    expect(here()).toBe(TODAY);
  });
});

describe('the time picker', () => {
  const spin = (name: string) => screen.getByRole('spinbutton', { name });
  const VALUE = '2026-11-20T10:35:09.000Z';

  it('counts hours to 24, minutes and seconds to 60, each by one', async () => {
    const { user } = await opened({ time: { seconds: true }, value: VALUE });
    expect(box()).toHaveValue('1405/08/29 14:05:09');
    expect(spin('ساعت')).toHaveAttribute('aria-valuemax', '23');
    expect(spin('دقیقه')).toHaveAttribute('aria-valuemax', '59');
    expect(spin('ثانیه')).toHaveAttribute('aria-valuemax', '59');
    await user.click(spin('ساعت'));
    await user.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T11:35:09.000Z');
    await user.click(press('ثانیه کمتر'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T11:35:08.000Z');
  });

  it('counts hours to 12 with the half of the day beside them', async () => {
    const { user } = await opened({ time: { hours: 12 }, value: VALUE });
    expect(spin('ساعت')).toHaveValue('02');
    expect(spin('ساعت')).toHaveAttribute('aria-valuemin', '1');
    expect(spin('ساعت')).toHaveAttribute('aria-valuemax', '12');
    await user.click(press('نیمهٔ روز: ب.ظ'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-19T22:35:09.000Z');
    await user.click(spin('ساعت'));
    await user.keyboard('12');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-19T20:35:09.000Z');
  });

  it('goes by the steps that are asked for', async () => {
    const { user } = await opened({ time: { minuteStep: 15 }, value: VALUE });
    await user.click(press('دقیقه بیشتر'));
    expect(spin('دقیقه')).toHaveValue('15');
    await user.click(press('دقیقه کمتر'));
    await user.click(press('دقیقه کمتر'));
    expect(spin('دقیقه')).toHaveValue('45');
  });

  it('ignores a change outside the minimum and the maximum', async () => {
    const { user } = await opened({ time: {}, disablePast: true, value: '2026-11-20T10:40:00.000Z' });
    await user.click(press('ساعت کمتر'));
    expect(onChange).not.toHaveBeenCalled();
    expect(spin('ساعت')).toHaveValue('14');
    await user.click(press('ساعت بیشتر'));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T11:40:00.000Z');
  });

  it('moves a picked day to the first allowed moment where its time would be too early', async () => {
    const { user } = await opened({ time: {}, min: '2026-11-20T10:35:20Z', value: '2026-11-21T05:00:00.000Z' });
    await user.click(day(TODAY));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T10:36:00.000Z');
  });
});

describe('the sheet on the phone', () => {
  beforeEach(() => setViewport(390));

  it.each([
    ['fa', 'تأیید', 'انصراف'],
    ['en', 'OK', 'CANCEL'],
    ['ar', 'موافق', 'إلغاء'],
    ['hi', 'ठीक है', 'रद्द करें'],
  ] as const)('has OK and CANCEL in %s: %s and %s', async (locale, ok, cancel) => {
    await opened({ locale });
    expect(press(ok)).toBeInTheDocument();
    expect(press(cancel)).toBeInTheDocument();
  });

  it('confirms with OK, and not before', async () => {
    const { user } = await opened();
    await user.click(day('شنبه ۳۰ آبان ۱۴۰۵'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(press('تأیید'));
    expect(onChange).toHaveBeenCalledWith('2026-11-20T20:30:00.000Z');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('discards with CANCEL, and stays closed', async () => {
    const { user } = await opened();
    await user.click(day('شنبه ۳۰ آبان ۱۴۰۵'));
    await user.click(press('انصراف'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(box());
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('gives axe nothing to find', async () => {
    await opened({ time: {} });
    expect(await axeFindings()).toEqual([]);
  });
});

it('shows another date at once when it is given one from outside', async () => {
  const { rerender } = renderUi(<JalaliDatePicker label="تاریخ" value="" onChange={onChange} />);
  rerender(<JalaliDatePicker label="تاریخ" value="2026-11-21T20:30:00.000Z" onChange={onChange} />);
  expect(box()).toHaveValue('1405/09/01');
  await act(async () => undefined);
});
