import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

it('sets words of programs apart, from left to right', () => {
  render(
    <p>
      <Prose text="شناسه را از `lines.list` بگیرید." />
    </p>,
  );
  expect(screen.getByText('lines.list')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(/شناسه را از/).textContent).toBe('شناسه را از lines.list بگیرید.');
});
