import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { bindField } from './bind-field';
import { TextField } from './text-field';

function Form({ onPress }: { readonly onPress: () => void }) {
  const [isLeft, setLeft] = useState(false);
  const field = bindField(
    {
      values: { city: '' },
      errors: { city: 'شهر را بنویسید.' },
      touched: { city: isLeft },
      setFieldValue: () => undefined,
      setFieldTouched: () => setLeft(true),
    },
    'city',
  );
  return (
    <>
      <TextField label="شهر" {...field} />
      <button type="button" onClick={onPress}>
        ادامه
      </button>
    </>
  );
}

const city = () => screen.getByLabelText('شهر');
const error = () => screen.queryByText('شهر را بنویسید.');
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('finds fault with a field that a press has left only when the press is over, so that nothing moves under it', async () => {
  const heard: boolean[] = [];
  renderUi(<Form onPress={() => heard.push(error() !== null)} />);
  city().focus();
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  fireEvent.mouseDown(button);
  act(() => button.focus());
  await wait();
  expect(error()).not.toBeInTheDocument();
  fireEvent.pointerUp(button);
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  expect(heard).toEqual([false]);
  await wait();
  expect(error()).toBeInTheDocument();
});

it('waits for the mouse of a tap too, which comes after its pointer is up', async () => {
  renderUi(<Form onPress={() => undefined} />);
  city().focus();
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  fireEvent.pointerUp(button);
  fireEvent.mouseDown(button);
  act(() => button.focus());
  await wait();
  expect(error()).not.toBeInTheDocument();
  fireEvent.mouseUp(button);
  await wait();
  expect(error()).toBeInTheDocument();
});

it('finds fault at once with a field that the keyboard has left', async () => {
  const { user } = renderUi(<Form onPress={() => undefined} />);
  city().focus();
  await user.tab();
  expect(error()).toBeInTheDocument();
});

it('goes on with the next key when a release was lost outside the window', async () => {
  renderUi(<Form onPress={() => undefined} />);
  city().focus();
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button);
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'Shift' });
  await wait();
  expect(error()).toBeInTheDocument();
});
