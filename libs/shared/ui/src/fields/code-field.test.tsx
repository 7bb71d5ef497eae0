import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { CodeField } from './code-field';

const Code = (props: FieldProps) => <CodeField length={5} {...props} />;

describeField('CodeField', { Field: Code, keepsOfDigits: '123' });

function Controlled({ onComplete }: { readonly onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="کد" length={5} value={value} onChange={setValue} onComplete={onComplete} />;
}

it('finds the code in a pasted sentence and completes once', async () => {
  const onComplete = jest.fn();
  const { user } = renderUi(<Controlled onComplete={onComplete} />);
  await user.click(screen.getByLabelText('کد'));
  await user.paste('کد ورود شما: ۱۲۳۴۵');
  expect(screen.getByLabelText('کد')).toHaveValue('12345');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('12345');
});

it('takes no more digits than the code has, and does not complete again for them', async () => {
  const onComplete = jest.fn();
  const { user } = renderUi(<Controlled onComplete={onComplete} />);
  await user.type(screen.getByLabelText('کد'), '1234567');
  expect(screen.getByLabelText('کد')).toHaveValue('12345');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('lets the phone fill the code in', () => {
  renderUi(<Controlled onComplete={() => undefined} />);
  expect(screen.getByLabelText('کد')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('کد')).toHaveAttribute('inputmode', 'numeric');
});
