import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { SelectBox, type SelectOption } from './select-box';

const options: readonly SelectOption[] = [
  { value: 'a', label: 'الف' },
  { value: 'b', label: 'ب' },
  { value: 'c', label: 'پ', disabled: true },
];
const Select = (props: FieldProps) => <SelectBox options={options} {...props} />;

describeField('SelectBox', { Field: Select, keepsOfDigits: null });

function Controlled({ shown = options }: { readonly shown?: readonly SelectOption[] }) {
  const [value, setValue] = useState('');
  return <SelectBox label="خط" options={shown} value={value} onChange={setValue} />;
}

const box = () => screen.getByRole('combobox', { name: 'خط' });

it('asks to choose until something is chosen', async () => {
  const { user } = renderUi(<Controlled />);
  expect(box()).toHaveTextContent('انتخاب کنید');
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'ب' }));
  expect(box()).toHaveTextContent('ب');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('is worked by keyboard alone', async () => {
  const { user } = renderUi(<Controlled />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(box()).toHaveTextContent('ب');
  await user.keyboard('{ArrowDown}{Home}{Escape}');
  expect(box()).toHaveTextContent('ب');
});

it('does not choose what is disabled', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'پ' }));
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

it('closes on a press outside', async () => {
  const { user } = renderUi(
    <>
      <Controlled />
      <p>بیرون</p>
    </>,
  );
  await user.click(box());
  await user.click(screen.getByText('بیرون'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('says that the list is empty', async () => {
  const { user } = renderUi(<Controlled shown={[]} />);
  await user.click(box());
  expect(screen.getByText('لیست خالی است')).toBeInTheDocument();
});
