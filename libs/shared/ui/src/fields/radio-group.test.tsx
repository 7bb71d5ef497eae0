import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { RadioGroup, type RadioOption } from './radio-group';

const options: readonly RadioOption[] = [
  { value: 'real', label: 'حقیقی', description: 'برای خودتان' },
  { value: 'legal', label: 'حقوقی' },
  { value: 'other', label: 'دیگر', disabled: true },
];
const Radios = (props: FieldProps) => <RadioGroup options={options} {...props} />;

describeField('RadioGroup', {
  Field: Radios,
  keepsOfDigits: null,
  filled: 'real',
  control: () => screen.getByRole('radiogroup'),
  entry: () => screen.getByRole('radio', { name: 'حقیقی' }),
});

function Controlled() {
  const [value, setValue] = useState<'real' | 'legal'>('real');
  const kinds = [
    { value: 'real', label: 'حقیقی' },
    { value: 'legal', label: 'حقوقی' },
  ] as const;
  return <RadioGroup label="نوع کاربر" options={kinds} value={value} onChange={setValue} cards />;
}

it('is chosen by a press on the words', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(screen.getByText('حقوقی'));
  expect(screen.getByRole('radio', { name: 'حقوقی' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'حقیقی' })).not.toBeChecked();
});

it('moves and chooses with the arrows', async () => {
  const { user } = renderUi(<Controlled />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'حقوقی' })).toBeChecked();
});

it('tells what a choice means', () => {
  renderUi(<Radios label="نوع" value="" onChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: 'حقیقی' })).toHaveAccessibleDescription('برای خودتان');
});

it('is not left while the focus moves among its choices', async () => {
  const onBlur = jest.fn();
  const { user } = renderUi(<Radios label="نوع" value="real" onChange={() => undefined} onBlur={onBlur} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});
