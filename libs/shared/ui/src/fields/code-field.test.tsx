import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { CodeField } from './code-field';
import { findCode } from './find-code';

const Code = (props: FieldProps) => <CodeField length={5} {...props} />;

describeField('CodeField', { Field: Code, keepsOfDigits: '123', filled: '12345' });

function Controlled({ onComplete }: { readonly onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="کد" length={5} value={value} onChange={setValue} onComplete={onComplete} />;
}

const box = () => screen.getByLabelText<HTMLInputElement>('کد');

it('finds the code in a pasted sentence and completes once', async () => {
  const onComplete = jest.fn();
  const { user } = renderUi(<Controlled onComplete={onComplete} />);
  await user.click(box());
  await user.paste('پیک ۱۴۰۵/۰۸/۳۰ کد ورود شما: ۱۲۳۴۵');
  expect(box()).toHaveValue('12345');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('12345');
});

it('replaces what is there by a pasted code', async () => {
  const { user } = renderUi(<Controlled onComplete={() => undefined} />);
  await user.type(box(), '99999');
  await user.paste('۱۲۳۴۵');
  expect(box()).toHaveValue('12345');
});

it('takes a few pasted digits where they are pasted', async () => {
  const { user } = renderUi(<Controlled onComplete={() => undefined} />);
  await user.type(box(), '123');
  await user.paste('۴۵');
  expect(box()).toHaveValue('12345');
});

it('takes no more digits than the code has, and does not complete again for them', async () => {
  const onComplete = jest.fn();
  const { user } = renderUi(<Controlled onComplete={onComplete} />);
  await user.type(box(), '1234567');
  expect(box()).toHaveValue('12345');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('types behind the last digit, because the caret between the boxes is not seen', async () => {
  const { user } = renderUi(<Controlled onComplete={() => undefined} />);
  await user.type(box(), '12');
  box().setSelectionRange(0, 0);
  await user.keyboard('3');
  expect(box()).toHaveValue('123');
});

it('lets the phone fill the code in', () => {
  renderUi(<Controlled onComplete={() => undefined} />);
  expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(box()).toHaveAttribute('inputmode', 'numeric');
});

it('takes a code that is written in groups', () => {
  expect(findCode('123 45', 5)).toBe('12345');
  expect(findCode('بدون کد', 5)).toBe('');
});
