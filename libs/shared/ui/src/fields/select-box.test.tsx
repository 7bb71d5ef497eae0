import { act, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { Dialog } from '../overlays/dialog';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { SelectBox, type SelectOption } from './select-box';

const options: readonly SelectOption[] = [
  { value: 'a', label: 'الف' },
  { value: 'b', label: 'ب' },
  { value: 'c', label: 'پ', disabled: true },
];
const Select = (props: FieldProps) => <SelectBox options={options} {...props} />;

describeField('SelectBox', { Field: Select, keepsOfDigits: null, filled: 'b' });

function Controlled(props: Partial<ComponentProps<typeof SelectBox>>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <SelectBox label="خط" options={options} {...props} value={value} onChange={change} />;
}

const box = () => screen.getByRole('combobox', { name: 'خط' });
const list = () => screen.queryByRole('listbox');

it('asks to choose until something is chosen', async () => {
  const { user } = renderUi(<Controlled />);
  expect(box()).toHaveTextContent('انتخاب کنید');
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'ب' }));
  expect(box()).toHaveTextContent('ب');
  expect(list()).not.toBeInTheDocument();
});

it('is 40 pixels high, and so is each of its items', async () => {
  const { user } = renderUi(<Controlled />);
  // The box has a border of one pixel on both sides.
  expect(getComputedStyle(box()).minBlockSize).toBe('38px');
  await user.click(box());
  expect(getComputedStyle(screen.getByRole('option', { name: 'ب' })).minBlockSize).toBe('40px');
});

it('is worked by keyboard alone, and the focus comes back to the box', async () => {
  const { user } = renderUi(<Controlled />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(box()).toHaveTextContent('ب');
  expect(box()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}{Escape}');
  expect(box()).toHaveTextContent('ب');
  expect(box()).toHaveFocus();
  await user.keyboard(' {End}{ArrowUp}{ArrowUp} ');
  expect(box()).toHaveTextContent('الف');
});

it('finds by the first letters, closed and open', async () => {
  const { user } = renderUi(<Controlled />);
  await user.tab();
  await user.keyboard('ب{Enter}');
  expect(box()).toHaveTextContent('ب');
  await user.keyboard('{Enter}ا{Enter}');
  expect(box()).toHaveTextContent('الف');
});

it('goes on to the next field with Tab and closes', async () => {
  const { user } = renderUi(
    <>
      <Controlled />
      <button type="button">بعدی</button>
    </>,
  );
  await user.click(box());
  await user.tab();
  expect(list()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'بعدی' })).toHaveFocus();
});

it('tells the screen reader which option is active', async () => {
  const { user } = renderUi(<Controlled value="a" />);
  await user.click(box());
  expect(screen.getByRole('listbox')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { name: 'ب' });
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-activedescendant', active.id);
  expect(screen.getByRole('option', { name: 'الف' })).toHaveAttribute('aria-selected', 'true');
});

it('does not choose what is disabled', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'پ' }));
  await user.keyboard('{End}{Enter}');
  expect(list()).toBeInTheDocument();
  expect(box()).toHaveTextContent('انتخاب کنید');
});

it('is left when the focus leaves box and list, and not when the list opens', async () => {
  const onBlur = jest.fn();
  const { user } = renderUi(
    <>
      <Controlled onBlur={onBlur} searchable />
      <p>بیرون</p>
    </>,
  );
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'ب' }));
  expect(onBlur).not.toHaveBeenCalled();
  await user.click(box());
  await user.click(screen.getByText('بیرون'));
  expect(list()).not.toBeInTheDocument();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('closes when the focus is taken elsewhere', async () => {
  const onBlur = jest.fn();
  const { user } = renderUi(
    <>
      <Controlled onBlur={onBlur} />
      <button type="button">بعدی</button>
    </>,
  );
  await user.click(box());
  act(() => screen.getByRole('button', { name: 'بعدی' }).focus());
  expect(list()).not.toBeInTheDocument();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('says that the list is empty', async () => {
  const { user } = renderUi(<Controlled options={[]} />);
  await user.click(box());
  expect(screen.getByText('لیست خالی است')).toBeInTheDocument();
});

it('says that options are being loaded', async () => {
  const { user } = renderUi(<Controlled options={[]} loading />);
  await user.click(box());
  expect(screen.getByRole('status')).toHaveTextContent('در حال بارگذاری');
  expect(screen.queryByText('لیست خالی است')).not.toBeInTheDocument();
});

it('says why options are missing, and tries again by pointer and by keyboard', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(<Controlled options={[]} failure="شهرها خوانده نشد." onRetry={onRetry} />);
  await user.click(box());
  expect(screen.getByRole('status')).toHaveTextContent('شهرها خوانده نشد.');
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await user.keyboard('{Escape}{Enter}{Tab}{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('takes the choice back with the cross and with Delete, where that is allowed', async () => {
  const { user } = renderUi(<Controlled value="a" clearable />);
  await user.click(screen.getByRole('button', { name: 'پاک کردن خط' }));
  expect(box()).toHaveTextContent('انتخاب کنید');
  expect(box()).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(box()).toHaveTextContent('الف');
  await user.keyboard('{Delete}');
  expect(box()).toHaveTextContent('انتخاب کنید');
});

it('keeps a choice that may not be taken back', async () => {
  const { user } = renderUi(<Controlled value="a" />);
  await user.tab();
  await user.keyboard('{Delete}');
  expect(box()).toHaveTextContent('الف');
});

it('names a chosen option that is on a page not loaded yet', () => {
  renderUi(<Controlled value="z" chosenOptions={[{ value: 'z', label: 'ی' }]} />);
  expect(box()).toHaveTextContent('ی');
});

it('gives axe nothing to find while it is open', async () => {
  const { user } = renderUi(<Controlled searchable value="a" />);
  await user.click(box());
  expect(await axeFindings()).toEqual([]);
});

it('closes with Escape inside a dialog without closing the dialog', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(
    <Dialog open title="ویرایش" onClose={onClose}>
      <Controlled searchable />
    </Dialog>,
  );
  await user.click(box());
  expect(screen.getByRole('combobox', { name: 'جستجو در خط' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('opens as a sheet from below on the phone', async () => {
  setViewport(390);
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  expect(screen.getByRole('dialog', { name: 'خط' })).toContainElement(screen.getByRole('listbox'));
  await user.click(screen.getByRole('option', { name: 'ب' }));
  expect(screen.getByRole('combobox', { name: 'خط', hidden: true })).toHaveTextContent('ب');
  setViewport(1280);
});
