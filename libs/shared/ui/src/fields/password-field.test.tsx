import { screen } from '@testing-library/react';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { PasswordField } from './password-field';

const Password = (props: FieldProps) => <PasswordField autoComplete="current-password" {...props} />;

describeField('PasswordField', { Field: Password, keepsOfDigits: '123' });

it('is hidden until the eye is pressed', async () => {
  const { user } = renderUi(<Password label="گذرواژه" value="Abc12345" onChange={() => undefined} />);
  expect(screen.getByLabelText('گذرواژه')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'نمایش گذرواژه' }));
  expect(screen.getByLabelText('گذرواژه')).toHaveAttribute('type', 'text');
});
