import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { PhoneNumberField } from './phone-number-field';

function Controlled({
  start = [],
  maxCount = 100,
}: {
  readonly start?: readonly string[];
  readonly maxCount?: number;
}) {
  const [numbers, setNumbers] = useState(start);
  return (
    <>
      <PhoneNumberField label="گیرندگان" numbers={numbers} onChange={setNumbers} maxCount={maxCount} />
      <output data-testid="kept">{numbers.join(',')}</output>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'گیرندگان' });
const kept = () => screen.getByTestId('kept').textContent;

it('adds a number with Enter, in the stored form, and empties the input', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '۰۹۲۴۰۰۰۰۰۰۱{Enter}');
  expect(kept()).toBe('989240000001');
  expect(box()).toHaveValue('');
});

it('says that a number is not valid and keeps it for mending', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '0941{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('شماره معتبر نیست');
  expect(box()).toHaveValue('0941');
});

it('says that a number is already in the list, however it is spelled', async () => {
  const { user } = renderUi(<Controlled start={['989240000001']} />);
  await user.type(box(), '9240000001{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('قبلاً در لیست');
  expect(kept()).toBe('989240000001');
});

it('adds a valid number that was typed and left without Enter', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '09240000001');
  await user.tab();
  expect(kept()).toBe('989240000001');
  expect(box()).toHaveValue('');
});

it('says of what was left half typed that it is not valid', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '0924');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('شماره معتبر نیست');
  expect(box()).toHaveValue('0924');
});

it('shows a list that is pasted into the input in the dialog, with nothing of it lost', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.paste('0924 000 0001\n۰۹۲۴۰۰۰۰۰۰۲, +98 924-000-0003');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'افزودن ۳ شماره' }));
  expect(kept()).toBe('989240000001,989240000002,989240000003');
});

it('takes one pasted number however it is grouped', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(box());
  await user.paste(' 0098 (924) 000 0001 ');
  await user.keyboard('{Enter}');
  expect(kept()).toBe('989240000001');
});

it('takes no more than twelve digits', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(box(), '9892400000012345');
  expect(box()).toHaveValue('989240000001');
});

it('closes the input when the list is full and opens it again when one is removed', async () => {
  const { user } = renderUi(<Controlled start={['989240000001']} maxCount={1} />);
  expect(box()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'حذف 989240000001' }));
  expect(kept()).toBe('');
  expect(box()).toBeEnabled();
});

it('adds the good numbers of a pasted list after showing the wrong and the repeated ones', async () => {
  const { user } = renderUi(<Controlled start={['989240000001']} />);
  await user.click(screen.getByRole('button', { name: 'چسباندن' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText('شماره‌ها'));
  await user.paste('09240000001\n09240000002\nsalam');
  expect(dialog.getByText(/نامعتبر/)).toBeInTheDocument();
  expect(dialog.getByText(/تکراری/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'افزودن ۱ شماره' }));
  expect(kept()).toBe('989240000001,989240000002');
});

it('gives axe nothing to find', async () => {
  renderUi(<Controlled start={['989240000001', '989240000002']} />);
  expect(await axeFindings()).toEqual([]);
});
