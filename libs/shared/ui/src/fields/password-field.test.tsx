import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { PasswordField } from './password-field';

const Password = (props: FieldProps) => <PasswordField autoComplete="current-password" {...props} />;

describeField('PasswordField', { Field: Password, keepsOfDigits: '123', filled: 'Abc12345' });

function Controlled() {
  const [value, setValue] = useState('');
  return <Password label="گذرواژه" value={value} onChange={setValue} />;
}

const box = () => screen.getByLabelText('گذرواژه');

it('is hidden until the eye is pressed, and hidden again', async () => {
  const { user } = renderUi(<Password label="گذرواژه" value="Abc12345" onChange={() => undefined} />);
  expect(box()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'نمایش گذرواژه' }));
  expect(box()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'پنهان کردن گذرواژه' }));
  expect(box()).toHaveAttribute('type', 'password');
});

it('may be pasted', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.paste('Abc-۱۲۳');
  expect(box()).toHaveValue('Abc-123');
});

it('keeps the blanks of a password', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), ' a b ');
  await user.tab();
  expect(box()).toHaveValue(' a b ');
});

it('refuses letters of a Persian keyboard, which nobody would see behind the dots', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), 'aش');
  expect(box()).toHaveValue('a');
  expect(box()).toHaveAccessibleDescription(/زبان صفحه‌کلید را انگلیسی کنید/);
});
