import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describeField } from '../testing/describe-field';
import { renderUi } from '../testing/render-ui';
import { NewPasswordField } from './new-password-field';

describeField('NewPasswordField', { Field: NewPasswordField, keepsOfDigits: '123', filled: 'Abc12345' });

function Controlled({ username }: { readonly username?: string }) {
  const [value, setValue] = useState('');
  return <NewPasswordField label="گذرواژه" username={username} value={value} onChange={setValue} />;
}

const box = () => screen.getByLabelText('گذرواژه');
const filledBars = (root: HTMLElement) => root.querySelectorAll('[data-filled="true"]').length;

it.each([
  ['12345678', 'خیلی ضعیف', 1],
  ['kavirgoz1', 'ضعیف', 2],
  ['Kavirgoz1', 'متوسط', 3],
  ['Kavirz1!', 'قوی', 4],
  ['Kavirgozar1!', 'خیلی قوی', 5],
  ['P@ssw0rd', 'خیلی ضعیف', 1],
])('says of %j that it is «%s», with %i of five bars', (value, word, bars) => {
  const { container } = renderUi(<NewPasswordField label="گذرواژه" value={value} onChange={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(word);
  expect(filledBars(container)).toBe(bars);
});

it('rates nothing before something is typed', () => {
  const { container } = renderUi(<Controlled />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(filledBars(container)).toBe(0);
});

it('ticks off the rules while typing: 8 characters, digit, uppercase, lowercase, special', async () => {
  const { user } = renderUi(<Controlled />);
  const kept = () =>
    screen
      .getAllByRole('listitem')
      .filter((rule) => within(rule).queryByText(/رعایت شده است/) !== null)
      .map((rule) => rule.textContent?.split('،')[0]);
  expect(kept()).toEqual([]);
  await user.type(box(), 'aB');
  expect(kept()).toEqual(['حرف بزرگ انگلیسی', 'حرف کوچک انگلیسی']);
  await user.type(box(), '1!kzrv');
  expect(kept()).toHaveLength(6);
});

it('advises against the username under the meter, which is a level lower with it', async () => {
  const { user } = renderUi(<Controlled username="kavirgo" />);
  await user.type(box(), 'Kavirgo1!');
  const advice = screen.getByText('نام کاربری در آن نباشد').closest('li');
  expect(advice).toHaveAttribute('data-kept', 'false');
  expect(advice?.closest('ul')?.previousElementSibling).toHaveTextContent('برای امنیت بیشتر، بهتر است:');
  expect(screen.getByRole('status')).toHaveTextContent(/^متوسط$/);
  await user.clear(box());
  await user.type(box(), 'Rivakog1!');
  expect(screen.getByRole('status')).toHaveTextContent(/^قوی$/);
});

it('is filled in by a password manager as a new password, and described by its rules', () => {
  renderUi(<Controlled />);
  expect(box()).toHaveAttribute('autocomplete', 'new-password');
  expect(box()).toHaveAccessibleDescription(/دست‌کم ۸ نویسه/);
});
