import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { JalaliDatePicker, type JalaliDatePickerProps } from './jalali-date-picker';

/** Friday 29 Aban 1405, 14:05 in Tehran. */
const NOW_MS = Date.parse('2026-11-20T10:35:00Z');
const BEFORE = '2026-11-21T20:30:00.000Z';
const onChange = jest.fn();

function Controlled(props: Partial<JalaliDatePickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <JalaliDatePicker label="تاریخ" clock={() => NOW_MS} {...props} value={value} onChange={change} />;
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'تاریخ' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
/** The sentence under the field, which is read aloud; the popup over it repeats it for the eye. */
const said = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  setViewport(1280);
  onChange.mockClear();
  jest.useFakeTimers({ now: NOW_MS });
});
afterEach(() => jest.useRealTimers());

async function focused(props: Partial<JalaliDatePickerProps> = {}) {
  const result = renderUi(<Controlled {...props} />);
  act(() => box().focus());
  await wait(0);
  return result;
}

it('accepts digits, slash, colon and blank, and reads Persian digits', async () => {
  await focused({ time: {} });
  type('۱۴۰۵/۰۹/۰۱ ۱۲:۳۰ ظ!');
  expect(box()).toHaveValue('1405/09/01 12:30 ');
});

it('reads what was typed 500 ms after the last keystroke, and not before', async () => {
  await focused();
  type('1405/09/0');
  await wait(400);
  type('1405/09/01');
  await wait(499);
  expect(onChange).not.toHaveBeenCalled();
  await wait(1);
  expect(onChange).toHaveBeenCalledWith(BEFORE);
});

it('formats eight digits as YYYY/MM/DD', async () => {
  await focused();
  type('۱۴۰۵۰۹۰۱');
  expect(box()).toHaveValue('14050901');
  await wait(500);
  expect(box()).toHaveValue('1405/09/01');
});

it('adds HH:mm to eight digits if time is enabled, ready to be written over', async () => {
  await focused({ time: {} });
  type('14050901');
  await wait(500);
  expect(box()).toHaveValue('1405/09/01 14:05');
  await wait(20);
  expect(box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0)).toBe('14:05');
  type('1405/09/01 9:30');
  await wait(500);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-22T06:00:00.000Z');
});

it.each([{}, { time: {} }])('tells a typed date once, with %j', async (given) => {
  await focused(given);
  type('1405/09/01');
  await wait(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('gives 30 Esfand of a year beyond the calendar up, and says why', async () => {
  await focused({ value: BEFORE });
  type('3178/12/30');
  await wait(700);
  expect(box()).toHaveValue('1405/09/01');
  expect(said()).toMatch(/^سال واردشده پشتیبانی نمی‌شود/);
});

it('turns the calendar to the typed date', async () => {
  await focused();
  type('1403/12/30');
  await wait(500);
  expect(screen.getByRole('gridcell', { selected: true })).toHaveAccessibleName('پنجشنبه ۳۰ اسفند ۱۴۰۳');
});

it('waits while less than a whole date is typed', async () => {
  await focused({ value: BEFORE });
  type('1405/1');
  await wait(5000);
  expect(box()).toHaveValue('1405/1');
  expect(onChange).not.toHaveBeenCalled();
});

it('restores the last valid value and says why, 700 ms after a date that does not exist', async () => {
  await focused({ value: BEFORE });
  type('1404/12/30');
  await wait(699);
  expect(box()).toHaveValue('1404/12/30');
  await wait(1);
  expect(box()).toHaveValue('1405/09/01');
  expect(said()).toBe('سال ۱۴۰۴ کبیسه نیست و اسفند آن ۲۹ روز دارد. مقدار قبلی برگردانده شد.');
  expect(screen.getAllByText(/کبیسه/)).toHaveLength(2);
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['1405/07/30', { min: '2026-11-01T00:00:00Z' }, 'زودترین زمان ممکن ۱۴۰۵/۰۸/۱۰ است. مقدار قبلی برگردانده شد.'],
  ['1405/10/01', { max: '2026-12-01T00:00:00Z' }, 'دیرترین زمان ممکن ۱۴۰۵/۰۹/۱۰ است. مقدار قبلی برگردانده شد.'],
  ['1405/08/28', { disablePast: true }, 'زودترین زمان ممکن ۱۴۰۵/۰۸/۲۹ است. مقدار قبلی برگردانده شد.'],
])('rejects %s outside %j and restores the last valid value', async (text, limits, sentence) => {
  await focused({ value: BEFORE, ...limits });
  type(text);
  await wait(700);
  expect(box()).toHaveValue('1405/09/01');
  expect(said()).toBe(sentence);
  expect(onChange).not.toHaveBeenCalled();
});

it('rejects a typed time before now where past dates are disabled', async () => {
  await focused({ time: {}, disablePast: true });
  type('1405/08/29 14:04');
  await wait(700);
  expect(box()).toHaveValue('');
  expect(said()).toMatch(/^زودترین زمان ممکن ۱۴۰۵\/۰۸\/۲۹ ۱۴:۰۵ است. لطفاً/);
});

it('judges half a date when the field is left', async () => {
  await focused({ value: BEFORE });
  type('1405/1');
  act(() => box().blur());
  await wait(0);
  expect(box()).toHaveValue('1405/09/01');
  expect(said()).toMatch(/^تاریخ باید به شکل سال\/ماه\/روز وارد شود/);
});

it('takes a date with a month of one digit on Enter', async () => {
  await focused();
  type('1405/9/1');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await wait(0);
  expect(onChange).toHaveBeenCalledWith(BEFORE);
  expect(box()).toHaveValue('1405/09/01');
});

it('becomes empty when everything is deleted', async () => {
  await focused({ value: BEFORE });
  type('');
  await wait(500);
  expect(onChange).toHaveBeenCalledWith('');
});

it('forgets what was typed when a day is pressed, and what it said when typing begins again', async () => {
  await focused({ value: BEFORE });
  type('1404/12/30');
  await wait(700);
  type('1405/0');
  expect(screen.queryByText(/کبیسه/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('gridcell', { name: 'دوشنبه ۲ آذر ۱۴۰۵' }));
  await wait(700);
  expect(box()).toHaveValue('1405/09/02');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('forgets what it said when a value comes from elsewhere, and tells that nothing stands unread any more', async () => {
  const onUnread = jest.fn();
  const picker = (value: string) => (
    <JalaliDatePicker label="تاریخ" clock={() => NOW_MS} value={value} onChange={onChange} onUnread={onUnread} />
  );
  const { rerender } = renderUi(picker(''));
  act(() => box().focus());
  await wait(0);
  type('1404/12/30');
  await wait(700);
  expect(box()).toHaveValue('');
  expect(onUnread).toHaveBeenLastCalledWith('1404/12/30');
  rerender(picker(BEFORE));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(box()).toHaveValue('1405/09/01');
  expect(onUnread).toHaveBeenLastCalledWith('');
});

it.each(['restored', 'refused'] as const)(
  'tells a form to wait until somebody comes back, with a value %s',
  async (way) => {
    const onUnread = jest.fn();
    await focused({ value: way === 'restored' ? BEFORE : '', max: '2026-12-01T00:00:00Z', onUnread });
    type('1405/10/01');
    act(() => box().blur());
    await wait(0);
    expect(box()).toHaveValue(way === 'restored' ? '1405/09/01' : '');
    expect(onUnread).toHaveBeenLastCalledWith('1405/10/01');
    act(() => box().focus());
    expect(onUnread).toHaveBeenLastCalledWith('');
    expect(said()).toMatch(/^دیرترین زمان ممکن/);
  },
);
