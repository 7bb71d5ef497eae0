import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { TimeField } from './time-field';
import type { TimeOffset } from './time-offset';

describeField('TimeField', { Field: TimeField, keepsOfDigits: null, filled: '14:05' });

// 14:05:20 in Tehran on 29 Aban 1405.
const NOW_MS = Date.parse('2026-11-20T10:35:20Z');
const TODAY = '2026-11-20T08:00:00Z';
const TOMORROW = '2026-11-21T08:00:00Z';
const onChange = jest.fn();

interface Given {
  readonly date?: string;
  readonly minOffset?: TimeOffset;
  readonly nowMs?: number;
  readonly initial?: string;
}
function Controlled({ date, minOffset, nowMs = NOW_MS, initial = '' }: Given) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <TimeField label="ساعت" clock={() => nowMs} {...{ date, minOffset, value }} onChange={change} />;
}
const box = () => screen.getByLabelText('ساعت');

beforeEach(() => onChange.mockClear());

it('writes the colon, reads Persian digits, and tells whole times only', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '۱۴۳');
  expect(onChange).not.toHaveBeenCalled();
  await user.type(box(), '۰');
  expect(box()).toHaveValue('14:30');
  expect(onChange).toHaveBeenLastCalledWith('14:30');
});

it('clamps the hour to 23 and the minute to 59', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '2575');
  expect(onChange).toHaveBeenLastCalledWith('23:59');
});

it('finishes half a time when it is left, and goes up and down by a minute', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '9{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('09:00');
  await user.type(box(), '{ArrowDown}');
  expect(box()).toHaveValue('08:59');
});

it('finishes 15:7 as 15:07, because no minute begins with a 7', async () => {
  const { user } = renderUi(<Controlled minOffset={{ minutes: 5 }} />);
  await user.type(box(), '157{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('15:07');
});

it('shows a value that is no time without failing', () => {
  renderUi(<Controlled minOffset={{ minutes: 5 }} initial="15:70" />);
  expect(box()).toHaveValue('15:70');
});

describe('with a minimum offset from now', () => {
  it('shows an error and does not pass the change on, if the date is today and the time is earlier', async () => {
    const { user } = renderUi(<Controlled date={TODAY} minOffset={{ minutes: 30 }} />);
    await user.type(box(), '1435');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'زمان باید دست‌کم ۳۰ دقیقه بعد از اکنون باشد؛ لطفاً ۱۴:۳۶ یا دیرتر را وارد کنید.',
    );
    expect(onChange).not.toHaveBeenCalled();
    expect(box()).toHaveValue('14:35');
  });

  it('passes on the first time that is late enough', async () => {
    const { user } = renderUi(<Controlled date={TODAY} minOffset={{ minutes: 30 }} />);
    await user.type(box(), '1436');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onChange).toHaveBeenLastCalledWith('14:36');
  });

  it('counts in hours too', async () => {
    const { user } = renderUi(<Controlled minOffset={{ hours: 2 }} />);
    await user.type(box(), '1605');
    expect(screen.getByRole('alert')).toHaveTextContent('۲ ساعت');
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(box());
    await user.type(box(), '1606');
    expect(onChange).toHaveBeenLastCalledWith('16:06');
  });

  it('leaves other days alone', async () => {
    const { user } = renderUi(<Controlled date={TOMORROW} minOffset={{ minutes: 30 }} />);
    await user.type(box(), '0010');
    expect(onChange).toHaveBeenLastCalledWith('00:10');
  });

  it('says so when today has no such time left', async () => {
    const nowMs = Date.parse('2026-11-20T20:00:00Z');
    const { user } = renderUi(<Controlled minOffset={{ hours: 1 }} nowMs={nowMs} />);
    await user.type(box(), '2359');
    expect(screen.getByRole('alert')).toHaveTextContent('لطفاً روز دیگری را انتخاب کنید.');
  });

  it('tells the refused time as soon as another day is chosen, and finds a time wrong when its day becomes today', async () => {
    const minOffset = { minutes: 30 };
    const { user, rerender } = renderUi(<Controlled date={TODAY} minOffset={minOffset} />);
    await user.type(box(), '1000');
    expect(onChange).not.toHaveBeenCalled();
    rerender(<Controlled date={TOMORROW} minOffset={minOffset} />);
    expect(onChange).toHaveBeenLastCalledWith('10:00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<Controlled date={TODAY} minOffset={minOffset} />);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
