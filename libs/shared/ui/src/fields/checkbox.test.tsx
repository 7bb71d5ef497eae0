import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { Checkbox } from './checkbox';

describeField<boolean>('Checkbox', { Field: Checkbox, keepsOfDigits: null, empty: false, filled: true });

function Controlled() {
  const [value, setValue] = useState(false);
  return (
    <Checkbox label="قوانین را می‌پذیرم" value={value} onChange={setValue}>
      <b>قوانین</b> را می‌پذیرم
    </Checkbox>
  );
}

it('is ticked and unticked by its words and by the space key', async () => {
  const { user } = renderUi(<Controlled />);
  const box = screen.getByRole('checkbox', { name: 'قوانین را می‌پذیرم' });
  await user.click(screen.getByText(/را می‌پذیرم/));
  expect(box).toBeChecked();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
});
