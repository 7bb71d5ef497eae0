import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { axeFindings, renderUi } from '../../testing/render-ui';
import { PhoneNumberField } from './phone-number-field';

function Field({ start = [], maxCount = 100_000 }: { readonly start?: readonly string[]; readonly maxCount?: number }) {
  const [numbers, setNumbers] = useState(start);
  return (
    <>
      <PhoneNumberField label="گیرنده‌ها" value={numbers} onChange={setNumbers} maxCount={maxCount} />
      <output data-testid="kept">{numbers.join(',')}</output>
    </>
  );
}

const kept = () => (screen.getByTestId('kept').textContent || '').split(',').filter(Boolean);
const lines = (count: number) =>
  Array.from({ length: count }, (_unused, index) => `0924${1_000_000 + index}`).join('\n');

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function paste(text: string, settings: { start?: readonly string[]; maxCount?: number } = {}) {
  const { user } = renderUi(<Field {...settings} />);
  await user.click(screen.getByRole('button', { name: 'چسباندن' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('شماره‌ها'), { target: { value: text } });
  return { user, dialog };
}

it('shows what is good, wrong and already entered before any of it is added', async () => {
  const { user, dialog } = await paste('09240000001\n09240000002\nsalam', { start: ['989240000001'] });
  expect(dialog.getByRole('button', { name: '۱ آماده' })).toBeEnabled();
  // The counts come in the very frame of the paste, the list in the one after.
  expect(dialog.queryByText('salam')).not.toBeInTheDocument();
  expect(await dialog.findByText('salam')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '۱ نامعتبر' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByText('نویسه‌ای جز رقم دارد')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '۱ قبلاً واردشده' }));
  expect(dialog.getByText('۰۹۲۴ ۰۰۰ ۰۰۰۱')).toBeInTheDocument();
  expect(dialog.getByText('۱ آماده، ۱ نامعتبر، ۱ قبلاً واردشده')).toHaveAttribute('role', 'status');
  expect(kept()).toEqual(['989240000001']);
  await user.click(dialog.getByRole('button', { name: 'افزودن ۱ شماره' }));
  expect(kept()).toEqual(['989240000001', '989240000002']);
  // What was added does not turn into a repeat before the eyes while the dialog fades away.
  expect(dialog.getByRole('button', { name: '۱ قبلاً واردشده' })).toBeInTheDocument();
  await isClosed();
});

it('opens with a list that is pasted into the input, with nothing of it lost', async () => {
  const { user } = renderUi(<Field />);
  await user.click(screen.getByRole('textbox', { name: 'گیرنده‌ها' }));
  await user.paste('0924 000 0001\n۰۹۲۴۰۰۰۰۰۰۲, +98 924-000-0003');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'افزودن ۳ شماره' }));
  expect(kept()).toEqual(['989240000001', '989240000002', '989240000003']);
});

it('takes 1000 of 1,001 pasted numbers, says so, and keeps the last one for the next turn', async () => {
  const { user, dialog } = await paste(lines(1001));
  expect(dialog.getByRole('alert')).toHaveTextContent('۱٬۰۰۱ شمارهٔ درست چسبانده‌اید و هر بار حداکثر ۱٬۰۰۰');
  await user.click(dialog.getByRole('button', { name: 'افزودن ۱٬۰۰۰ شمارهٔ نخست' }));
  expect(kept()).toHaveLength(1000);
  expect(dialog.getByLabelText('شماره‌ها')).toHaveValue('09241001000');
  expect(dialog.getByText('۱٬۰۰۰ شماره افزوده شد و ۱ شماره مانده است.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'افزودن ۱ شماره' }));
  expect(kept()).toHaveLength(1001);
  await isClosed();
});

it('says of exactly 1000 numbers nothing but that they are ready', async () => {
  const { dialog } = await paste(lines(1000));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'افزودن ۱٬۰۰۰ شماره' })).toBeEnabled();
});

it('adds no more than the list has room for, and says how many stay behind', async () => {
  const { user, dialog } = await paste(lines(5), { maxCount: 3 });
  expect(dialog.getByRole('alert')).toHaveTextContent('جا دارد؛ ۲ شمارهٔ آخر در کادر می‌ماند');
  await user.click(dialog.getByRole('button', { name: 'افزودن ۳ شمارهٔ نخست' }));
  expect(kept()).toHaveLength(3);
  expect(dialog.getByRole('alert')).toHaveTextContent('فهرست پر است');
  expect(dialog.getByRole('button', { name: 'افزودن' })).toBeDisabled();
});

it('judges a long paste before the box has laid it out, and then puts it where the caret was', async () => {
  const { user, dialog } = await paste('09041000001\n');
  const box = dialog.getByLabelText('شماره‌ها');
  await user.click(box);
  fireEvent.paste(box, { clipboardData: { getData: () => lines(1000).replaceAll('\n', '\r\n') } });
  expect(dialog.getByRole('button', { name: '۱٬۰۰۰ آماده' })).toBeInTheDocument();
  expect(box).toHaveValue('09041000001\n');
  await waitFor(() => expect(box).toHaveValue(`09041000001\n${lines(1000)}`));
});

it('has a long paste in the box before the next key is heard', async () => {
  const { user, dialog } = await paste('');
  const box = dialog.getByLabelText('شماره‌ها');
  await user.click(box);
  fireEvent.paste(box, { clipboardData: { getData: () => lines(300) } });
  fireEvent.keyDown(box, { key: 'Home' });
  expect(box).toHaveValue(lines(300));
});

it('draws a few rows of four thousand lines', async () => {
  const { dialog } = await paste(lines(4000));
  expect(dialog.getByRole('button', { name: '۱٬۰۰۰ آماده' })).toBeInTheDocument();
  expect((await dialog.findAllByRole('listitem')).length).toBeLessThan(40);
});

it('draws the rows where the list was scrolled to', async () => {
  const { dialog } = await paste(lines(1000));
  const list = await dialog.findByRole('group', { name: 'آماده' });
  list.scrollTop = 44 * 500;
  fireEvent.scroll(list);
  expect(within(list).getByText('۰۹۲۴ ۱۰۰ ۰۵۰۰')).toBeInTheDocument();
  expect(within(list).queryByText('۰۹۲۴ ۱۰۰ ۰۰۰۰')).not.toBeInTheDocument();
});

it('has forgotten what was written when it opens again', async () => {
  const { user, dialog } = await paste('0941');
  await user.click(dialog.getByRole('button', { name: 'انصراف' }));
  await isClosed();
  await user.click(screen.getByRole('button', { name: 'چسباندن' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('شماره‌ها')).toHaveValue('');
});

it('gives axe nothing to find', async () => {
  const { dialog } = await paste('09240000001\nsalam\n09240000001');
  await dialog.findByText('salam');
  expect(await axeFindings()).toEqual([]);
});
