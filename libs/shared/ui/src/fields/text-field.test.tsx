import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { TextField, type TextFieldProps } from './text-field';

describeField('TextField', { Field: TextField, keepsOfDigits: '123', filled: 'علی' });

function Controlled(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="نام" {...props} value={value} onChange={setValue} />;
}

const box = () => screen.getByLabelText('نام');

it('trims leading and trailing whitespace on blur, and not before', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '  علی رضا ');
  expect(box()).toHaveValue('  علی رضا ');
  await user.tab();
  expect(box()).toHaveValue('علی رضا');
});

it('converts Persian digits and strips every non-digit character of a telephone field', async () => {
  const { user } = renderUi(<Controlled kind="tel" />);
  await user.click(box());
  await user.paste('+۹۸ (924) 000-۱۱۲۲');
  expect(box()).toHaveValue('989240001122');
  expect(box()).toHaveAttribute('type', 'tel');
});

it('accepts only digits, Backspace, Delete, arrows and Tab of the keyboard in a telephone field', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<TextField label="نام" kind="tel" value="" onChange={onChange} />);
  await user.type(box(), 'aس+ -');
  expect(onChange).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(box(), { key: 'a' })).toBe(false);
  expect(fireEvent.keyDown(box(), { key: 'Backspace' })).toBe(true);
  await user.type(box(), '۹');
  expect(onChange).toHaveBeenCalledWith('9');
});

it('takes Backspace and Delete in a telephone field', async () => {
  const { user } = renderUi(<Controlled kind="tel" value="0924" />);
  await user.type(box(), '{Backspace}{Home}{Delete}');
  expect(box()).toHaveValue('92');
});

it('refuses Persian and Arabic letters where only Latin ones are allowed, and says what to do', async () => {
  const { user } = renderUi(<Controlled kind="latin" />);
  await user.type(box(), 'aس');
  expect(box()).toHaveValue('a');
  expect(screen.getByRole('alert')).toHaveTextContent('زبان صفحه‌کلید را انگلیسی کنید');
  await user.type(box(), 'b');
  expect(box()).toHaveValue('ab');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('counts after normalising, so that signs do not cost places', async () => {
  const { user } = renderUi(<Controlled kind="digits" maxLength={4} />);
  await user.click(box());
  await user.paste('1-2-3-4');
  expect(box()).toHaveValue('1234');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what it had and says so when an amount with a decimal sign is pasted', async () => {
  const { user } = renderUi(<Controlled kind="digits" />);
  await user.click(box());
  await user.paste('۳٬۴۵۶٫۷');
  expect(box()).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent('بدون ممیز');
});

it('breaks a long label that has no blank, instead of growing wider than the screen', () => {
  renderUi(<Controlled label={'ن'.repeat(200)} />);
  expect(screen.getByText('ن'.repeat(200))).toHaveStyle({ overflowWrap: 'anywhere' });
});

it.each([
  ['digits', '123456', 'حداکثر ۴ رقم می‌پذیرد؛ لطفاً ۲ رقم کم کنید'],
  ['text', 'باران', 'حداکثر ۴ نویسه می‌پذیرد؛ لطفاً ۱ نویسه کم کنید'],
  ['latin', 'abcdefg', 'لطفاً ۳ نویسه کم کنید'],
] as const)(
  'keeps pasted %s that is too long whole, and says so until it is shorter',
  async (kind, pasted, sentence) => {
    const { user } = renderUi(<Controlled kind={kind} maxLength={4} />);
    await user.click(box());
    await user.paste(pasted);
    expect(box()).toHaveValue(pasted);
    expect(box()).toBeInvalid();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    await user.type(box(), '{Backspace}'.repeat(pasted.length - 4));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('counts what is written, and says aloud when little room is left', async () => {
  const { user } = renderUi(<Controlled maxLength={20} counted />);
  expect(screen.getByText('۰ از ۲۰')).toBeInTheDocument();
  await user.type(box(), 'یادآوری');
  expect(screen.getByText('۷ از ۲۰')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(box(), ' قسط');
  expect(screen.getByRole('status')).toHaveTextContent('۹ نویسهٔ دیگر جا دارد');
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

it('is emptied with a cross, and the focus stays in it', async () => {
  const { user } = renderUi(<Controlled kind="search" value="قبض" />);
  await user.click(screen.getByRole('button', { name: 'پاک کردن نام' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('takes nothing while it is read-only, and can still be read', async () => {
  const { user } = renderUi(<Controlled readOnly value="علی" clearable />);
  await user.type(box(), 'a');
  expect(box()).toHaveValue('علی');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('reads its unit aloud with it', () => {
  renderUi(<Controlled unit="ریال" hint="حداقل ۱٬۰۰۰" />);
  expect(box()).toHaveAccessibleDescription('حداقل ۱٬۰۰۰ ریال');
});

it('says that it is checking, and then the good news in place of the hint', async () => {
  const { rerender } = renderUi(<Controlled checking hint="راهنما" />);
  expect(screen.getByRole('status')).toHaveTextContent('در حال بررسی');
  rerender(<Controlled checking={false} hint="راهنما" success="این نام کاربری آزاد است." />);
  expect(box()).toHaveAccessibleDescription('این نام کاربری آزاد است.');
  expect(screen.queryByText('راهنما')).not.toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
});
