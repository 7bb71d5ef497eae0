import { screen, within } from '@testing-library/react';
import { type JalaliDatePickerProps } from './jalali-date-picker';
import { TODAY, box, day, freshPickers, onChange, opened, popup, press } from './testing/opened-picker';

freshPickers();

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
