import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { setViewport } from '../../testing/viewport';
import { JalaliDatePicker, type JalaliDatePickerProps } from '../jalali-date-picker';

/** Friday 29 Aban 1405, 14:05 in Tehran. */
export const NOW_MS = Date.parse('2026-11-20T10:35:00Z');
export const TODAY = 'جمعه ۲۹ آبان ۱۴۰۵';
export const onChange = jest.fn();

/** A picker whose value is kept, as a form keeps it; `onChange` hears of each. */
export function Controlled(props: Partial<JalaliDatePickerProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <JalaliDatePicker label="تاریخ" clock={() => NOW_MS} {...props} value={value} onChange={change} />;
}

export const box = () => screen.getByRole('combobox', { name: 'تاریخ' });
export const popup = () => screen.queryByRole('dialog', { name: 'تقویم: تاریخ' });
export const day = (name: string) => screen.getByRole('gridcell', { name });
export const selected = () => screen.queryByRole('gridcell', { selected: true });
export const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** Draws the picker and opens it as a person with a keyboard does. */
export async function opened(props: Partial<JalaliDatePickerProps> = {}) {
  const result = renderUi(<Controlled {...props} />);
  await result.user.tab();
  await screen.findByRole('grid');
  return result;
}

/** For the top of a test file: each test begins on a desktop, right to left, with nothing heard. */
export function freshPickers(): void {
  beforeEach(() => {
    onChange.mockClear();
    setViewport(1280);
    document.documentElement.dir = 'rtl';
  });
}
