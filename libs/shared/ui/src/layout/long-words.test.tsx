import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { LongWords } from './long-words';

const address = 'https://example.ir/shop/orders/1405/08/30';

it('sets a long Latin word of a Persian text apart, so that its beginning is what stays', () => {
  renderUi(
    <p>
      <LongWords>{`سفارش شما: ${address} را ببینید`}</LongWords>
    </p>,
  );
  expect(screen.getByText(address)).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('paragraph')).toHaveTextContent(`سفارش شما: ${address} را ببینید`);
});

it('leaves words that fit as they are', () => {
  const { container } = renderUi(<LongWords>کد 12345 در example.ir</LongWords>);
  expect(container.querySelector('bdi')).toBeNull();
});
