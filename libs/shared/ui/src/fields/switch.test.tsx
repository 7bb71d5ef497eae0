import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { Switch } from './switch';

describeField<boolean>('Switch', { Field: Switch, keepsOfDigits: null, empty: false, filled: true });

function Controlled() {
  const [value, setValue] = useState(false);
  return <Switch label="هشدار کمبود اعتبار" value={value} onChange={setValue} />;
}

it('is turned on and off by its words and by the space key', async () => {
  const { user } = renderUi(<Controlled />);
  const control = screen.getByRole('switch', { name: 'هشدار کمبود اعتبار' });
  await user.click(screen.getByText('هشدار کمبود اعتبار'));
  expect(control).toBeChecked();
  await user.keyboard(' ');
  expect(control).not.toBeChecked();
});
