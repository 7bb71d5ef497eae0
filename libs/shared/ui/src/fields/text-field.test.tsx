import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { TextField, type TextFieldProps } from './text-field';

describeField('TextField', { Field: TextField, keepsOfDigits: '123' });

function Controlled(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="نام" {...props} value={value} onChange={setValue} />;
}

const box = () => screen.getByLabelText('نام');

it('trims blanks at both ends when it is left, and not before', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '  علی رضا ');
  expect(box()).toHaveValue('  علی رضا ');
  await user.tab();
  expect(box()).toHaveValue('علی رضا');
});

it('keeps only digits of what is typed or pasted into a telephone field', async () => {
  const { user } = renderUi(<Controlled kind="tel" />);
  await user.click(box());
  await user.paste('+۹۸ (924) 000-۱۱۲۲');
  expect(box()).toHaveValue('989240001122');
  expect(box()).toHaveAttribute('type', 'tel');
});

it('cuts after normalising, so that signs do not cost places', async () => {
  const { user } = renderUi(<Controlled kind="digits" maxLength={4} />);
  await user.click(box());
  await user.paste('1-2-3-4-5');
  expect(box()).toHaveValue('1234');
});

it('tells about Enter without submitting the form around it', async () => {
  const onEnter = jest.fn();
  const onSubmit = jest.fn();
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Controlled onEnter={onEnter} />
    </form>,
  );
  await user.type(box(), 'a{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
