import { act, fireEvent, screen } from '@testing-library/react';
import { Dialog } from '../overlays/dialog';
import { describeField } from '../testing/describe-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { JalaliDatePicker } from './jalali-date-picker';
import {
  Controlled,
  TODAY,
  box,
  day,
  freshPickers,
  onChange,
  opened,
  popup,
  press,
  selected,
} from './testing/opened-picker';

describeField('JalaliDatePicker', { Field: JalaliDatePicker, keepsOfDigits: null, filled: '2026-11-21T20:30:00.000Z' });

freshPickers();

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

  it('stands at the side of its field where it is too high for the room above and below', async () => {
    // In the middle of the window: 272 px above and below are too few for 460.
    const box = { ...{ left: 500, right: 900, top: 364, bottom: 404, width: 400, height: 40, x: 500, y: 364 } };
    const spies = [
      jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => '' }),
      jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(460),
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(312),
    ];
    await opened();
    expect(popup()?.style.inset).toBe('300px auto auto 184px');
    expect(popup()?.style.maxBlockSize).toBe('752px');
    spies.forEach((spy) => spy.mockRestore());
  });

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

it('shows another date at once when it is given one from outside', async () => {
  const { rerender } = renderUi(<JalaliDatePicker label="تاریخ" value="" onChange={onChange} />);
  rerender(<JalaliDatePicker label="تاریخ" value="2026-11-21T20:30:00.000Z" onChange={onChange} />);
  expect(box()).toHaveValue('1405/09/01');
  await act(async () => undefined);
});
