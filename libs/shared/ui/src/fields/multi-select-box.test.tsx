import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from './field-frame';
import { describeField } from '../testing/describe-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { MultiSelectBox, type SelectOption } from './select-box';

const options: readonly SelectOption[] = ['تهران', 'مشهد', 'اصفهان', 'شیراز'].map((label) => ({ value: label, label }));
const Cities = (props: FieldProps<readonly string[]>) => <MultiSelectBox options={options} {...props} />;

describeField<readonly string[]>('MultiSelectBox', {
  Field: Cities,
  keepsOfDigits: null,
  empty: [],
  filled: ['تهران', 'مشهد', 'شیراز'],
});

function Controlled({ shown = options, pageSize }: { shown?: readonly SelectOption[]; pageSize?: number }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <MultiSelectBox label="شهرها" options={shown} pageSize={pageSize} searchable value={value} onChange={setValue} />
      <output data-testid="chosen">{value.join('،')}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'شهرها', hidden: true });
const option = (name: string) => screen.getByRole('option', { name });
const chosen = () => screen.getByTestId('chosen').textContent;

it('stays open while several are chosen, and takes a choice back by choosing it again', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.click(option('مشهد'));
  await user.click(option('تهران'));
  expect(chosen()).toBe('مشهد،تهران');
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  expect(option('مشهد')).toHaveAttribute('aria-selected', 'true');
  await user.click(option('مشهد'));
  expect(chosen()).toBe('تهران');
});

it('names the first two chosen and counts the rest', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.click(option('مشهد'));
  await user.click(option('تهران'));
  expect(box()).toHaveTextContent('مشهد، تهران');
  await user.click(option('شیراز'));
  expect(box()).toHaveTextContent('مشهد، تهران و ۱ مورد دیگر');
});

it('chooses all with the first row and with Ctrl-A, and takes all back', async () => {
  const { user } = renderUi(<Controlled shown={[...options, { value: 'قم', label: 'قم', disabled: true }]} />);
  await user.click(box());
  await user.click(option('انتخاب همه'));
  expect(chosen()).toBe('تهران،مشهد،اصفهان،شیراز');
  await user.click(option('برداشتن همه'));
  expect(chosen()).toBe('');
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toBe('تهران،مشهد،اصفهان،شیراز');
  await user.click(screen.getByRole('button', { name: 'پاک کردن شهرها' }));
  expect(chosen()).toBe('');
});

it('promises only what is in the list where there may be further pages, or after a search', async () => {
  const { user, rerender } = renderUi(<Controlled pageSize={4} />);
  await user.click(box());
  expect(option('انتخاب همهٔ موردهای این فهرست')).toBeInTheDocument();
  rerender(<Controlled />);
  await user.keyboard('ا{Enter}');
  await user.click(option('انتخاب همهٔ موردهای این فهرست'));
  expect(chosen()).toBe('تهران،اصفهان،شیراز');
});

it('gives axe nothing to find while it is open', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.click(option('مشهد'));
  expect(await axeFindings()).toEqual([]);
});

it('is finished with a button on the phone, which the keyboard reaches', async () => {
  setViewport(390);
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.click(option('مشهد'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'تأیید' })).toHaveFocus();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(chosen()).toBe('مشهد');
  setViewport(1280);
});
