import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../../testing/describe-field';
import { renderUi } from '../../testing/render-ui';
import { MobileField } from './mobile-field';

describeField('MobileField', { Field: MobileField, keepsOfDigits: '123', filled: '09240000001' });

function Controlled() {
  const [value, setValue] = useState('');
  return <MobileField label="شمارهٔ موبایل" value={value} onChange={setValue} />;
}

it.each(['+98 (924) 000-0001', '00989240000001', '\ufeff۰۹۲۴ ۰۰۰ ۰۰۰۱'])(
  'takes %j from a paste as it is dialled',
  async (pasted) => {
    const { user } = renderUi(<Controlled />);
    await user.click(screen.getByLabelText('شمارهٔ موبایل'));
    await user.paste(pasted);
    expect(screen.getByLabelText('شمارهٔ موبایل')).toHaveValue('09240000001');
  },
);

it.each(['+989240000001', '+9809240000001', '00989240000001', '009809240000001', '0989240000001', '۰۰۹۸۹۲۴۰۰۰۰۰۰۱'])(
  'reads %s that is typed as a whole number, however the country is dialled',
  async (typed) => {
    const { user } = renderUi(<Controlled />);
    await user.type(screen.getByLabelText('شمارهٔ موبایل'), typed);
    expect(screen.getByText('رایتل')).toBeInTheDocument();
    expect(screen.queryByText(/رقم/)).not.toBeInTheDocument();
  },
);

it('names the operator as soon as the number is whole', async () => {
  const { user } = renderUi(<Controlled />);
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), '0904100000');
  expect(screen.queryByText('ایرانسل')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), '1');
  expect(screen.getByText('ایرانسل')).toBeInTheDocument();
});
