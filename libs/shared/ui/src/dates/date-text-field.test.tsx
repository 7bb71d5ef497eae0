import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { DateTextField, DateTimeTextField } from './date-text-field';

describeField('DateTextField', { Field: DateTextField, keepsOfDigits: '123' });
describeField('DateTimeTextField', { Field: DateTimeTextField, keepsOfDigits: '123' });

function Controlled({ withTime = false }: { readonly withTime?: boolean }) {
  const [value, setValue] = useState('');
  const Field = withTime ? DateTimeTextField : DateTextField;
  return <Field label="از تاریخ" value={value} onChange={setValue} />;
}
const box = () => screen.getByLabelText('از تاریخ');

it('writes the slashes of a date while it is typed', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '۱۴۰۵۰۸۲۹');
  expect(box()).toHaveValue('1405/08/29');
});

it('lets a slash that came by itself be deleted', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '1405{Backspace}{Backspace}4');
  expect(box()).toHaveValue('1404/');
});

it('writes slashes, blank and colon of a date and time while they are typed', async () => {
  const { user } = renderUi(<Controlled withTime />);
  await user.type(box(), '140508291475');
  expect(box()).toHaveValue('1405/08/29 14:59');
});

it('cuts an unfinished end when it is left', async () => {
  const { user } = renderUi(<Controlled withTime />);
  await user.type(box(), '1405082914');
  expect(box()).toHaveValue('1405/08/29 14:');
  await user.tab();
  expect(box()).toHaveValue('1405/08/29 14');
});
