import { renderScreen } from '@peyk/shared-testing-web';
import { screen, waitFor } from '@testing-library/react';
import { EntryBadge } from './entry-badge';

const show = (count: number) =>
  renderScreen(
    <EntryBadge count={{ query: () => ({ queryKey: ['waiting'], queryFn: async () => count }), ofWhat: 'پیام' }} />,
  );

it.each([
  [1, '۱', '۱ پیام'],
  [99, '۹۹', '۹۹ پیام'],
  [100, '۹۹+', '۱۰۰ پیام'],
])('shows %i as %s, and says all of it', async (count, shown, said) => {
  show(count);
  expect(await screen.findByText(shown)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(said)).toBeInTheDocument();
});

it('is not there while nothing waits', async () => {
  const queryFn = jest.fn(async () => 0);
  const query = () => ({ queryKey: ['waiting'], queryFn });
  const { container } = renderScreen(<EntryBadge count={{ query, ofWhat: 'پیام' }} />);
  await waitFor(() => expect(queryFn).toHaveBeenCalled());
  expect(container).not.toHaveTextContent('پیام');
});
