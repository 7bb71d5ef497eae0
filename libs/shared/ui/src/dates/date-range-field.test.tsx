import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { DateRangeField, type DateRange } from './date-range-field';

/** Friday 29 Aban 1405, 14:05 in Tehran. */
const NOW_MS = Date.parse('2026-11-20T10:35:00Z');
const onChange = jest.fn();

describeField<DateRange>('DateRangeField', {
  Field: (props) => <DateRangeField {...props} clock={() => NOW_MS} />,
  keepsOfDigits: null,
  empty: { from: '', to: '' },
  filled: { from: '2026-11-15T20:30:00.000Z', to: '2026-11-18T20:29:59.999Z' },
  nameOf: (label) => `${label}، از`,
});

function Controlled({ max, initial = { from: '', to: '' } }: { readonly max?: string; readonly initial?: DateRange }) {
  const [value, setValue] = useState(initial);
  const change = (next: DateRange) => {
    setValue(next);
    onChange(next);
  };
  return <DateRangeField label="تاریخ ارسال" max={max} clock={() => NOW_MS} value={value} onChange={change} />;
}
const from = () => screen.getByRole('combobox', { name: 'تاریخ ارسال، از' });
const to = () => screen.getByRole('combobox', { name: 'تاریخ ارسال، تا' });

beforeEach(() => {
  onChange.mockClear();
  setViewport(1280);
});

it.each([
  ['امروز', '1405/08/29', '1405/08/29'],
  ['دیروز', '1405/08/28', '1405/08/28'],
  ['۷ روز گذشته', '1405/08/23', '1405/08/29'],
  ['۳۰ روز گذشته', '1405/07/30', '1405/08/29'],
  ['این ماه', '1405/08/01', '1405/08/29'],
])('sets both ends by the preset %s', async (name, first, last) => {
  const { user } = renderUi(<Controlled />);
  await user.click(screen.getByRole('button', { name }));
  expect(from()).toHaveValue(first);
  expect(to()).toHaveValue(last);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});

it('gives whole days: the first millisecond of the first and the last of the last', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(screen.getByRole('button', { name: 'امروز' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-19T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' });
});

it('does not let one end go beyond the other', async () => {
  const initial = { from: '2026-11-15T20:30:00.000Z', to: '2026-11-18T20:29:59.999Z' };
  const { user } = renderUi(<Controlled initial={initial} />);
  await user.click(from());
  expect(await screen.findByRole('gridcell', { name: 'پنجشنبه ۲۸ آبان ۱۴۰۵' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(to());
  expect(await screen.findByRole('gridcell', { name: 'یکشنبه ۲۴ آبان ۱۴۰۵' })).toHaveAttribute('aria-disabled', 'true');
});

it('offers no preset outside its bounds', () => {
  renderUi(<Controlled max="2026-11-19T10:00:00Z" />);
  expect(screen.getByRole('button', { name: 'امروز' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'دیروز' })).toBeEnabled();
});

it('is a group by its label and gives axe nothing to find', async () => {
  renderUi(<Controlled />);
  expect(screen.getByRole('group', { name: 'تاریخ ارسال' })).toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
});
