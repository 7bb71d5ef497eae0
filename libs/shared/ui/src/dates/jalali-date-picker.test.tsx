import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { JalaliDatePicker, type JalaliDatePickerProps } from './jalali-date-picker';

describeField('JalaliDatePicker', { Field: JalaliDatePicker, keepsOfDigits: null, filled: '2026-11-21T20:30:00.000Z' });

// Friday 29 Aban 1405, 14:05 in Tehran.
const NOW_MS = Date.parse('2026-11-20T10:35:00Z');

function Controlled(props: Partial<JalaliDatePickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <JalaliDatePicker label="تاریخ" clock={() => NOW_MS} {...props} value={value} onChange={change} />;
}
const box = () => screen.getByRole('combobox', { name: 'تاریخ' });
const calendar = () => screen.findByRole('grid');

it('opens on focus', async () => {
  const { user } = renderUi(<Controlled />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.tab();
  expect(within(screen.getByRole('dialog', { name: 'تقویم: تاریخ' })).queryByRole('textbox')).toBeNull();
  expect(await calendar()).toBeInTheDocument();
  expect(box()).toHaveFocus();
});
