import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { TextArea } from './text-area';

describeField('TextArea', { Field: TextArea, keepsOfDigits: '123', filled: 'سلام' });

function Controlled({ maxLength }: { readonly maxLength?: number }) {
  const [value, setValue] = useState('');
  return <TextArea label="شرح" maxLength={maxLength} value={value} onChange={setValue} />;
}

it('keeps the lines of a pasted text and cleans the rest', async () => {
  const { user } = renderUi(<Controlled />);
  await user.click(screen.getByLabelText('شرح'));
  await user.paste('\ufeffسطر\u00a0۱\r\nسطر ٢');
  expect(screen.getByLabelText('شرح')).toHaveValue('سطر 1\nسطر 2');
});

it('keeps a pasted text that is too long whole, and says so', async () => {
  const { user } = renderUi(<Controlled maxLength={10} />);
  await user.click(screen.getByLabelText('شرح'));
  await user.paste('یک متن بلند');
  expect(screen.getByLabelText('شرح')).toHaveValue('یک متن بلند');
  expect(screen.getByText('۱۱ از ۱۰')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('لطفاً ۱ نویسه کم کنید');
});

it('trims on blur and counts what is written', async () => {
  const { user } = renderUi(<Controlled maxLength={100} />);
  await user.type(screen.getByLabelText('شرح'), '  سلام\n\n');
  expect(screen.getByText('۸ از ۱۰۰')).toBeInTheDocument();
  await user.tab();
  expect(screen.getByLabelText('شرح')).toHaveValue('سلام');
});
