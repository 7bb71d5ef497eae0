import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { ErrorFace, ForbiddenFace } from './faces';
import { QueryView, type ViewQuery } from './query-view';

class ServerError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly forbidden: boolean,
  ) {
    super(message);
  }
}

const idle: ViewQuery<readonly string[]> = {
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => undefined,
};

function show(query: Partial<ViewQuery<readonly string[]>>) {
  return renderUi(
    <QueryView
      query={{ ...idle, ...query }}
      loading={<p>skeleton</p>}
      isEmpty={(items) => items.length === 0}
      empty={<p>nothing</p>}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(items) => <p>{items.join()}</p>}
    </QueryView>,
  );
}

it('shows the skeleton until the first answer', () => {
  show({ isFetching: true });
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});

it('shows the empty face for an answer without anything in it', () => {
  show({ data: [] });
  expect(screen.getByText('nothing')).toBeInTheDocument();
});

it('shows the sentence, a code to copy and the way to ask again when it failed', async () => {
  const refetch = jest.fn();
  const { user } = show({ error: new ServerError('نشد.', '503-1', false), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('نشد.');
  expect(screen.getByText('503-1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('says in the place of what is forbidden what the refusal says: it names who can give the right', () => {
  const message = 'برای بالا بردن سطح دسترسی با مدیر حساب، نگار احمدی، هماهنگ کنید.';
  show({ error: new ServerError(message, '403-8', true) });
  expect(screen.getByText(message)).toBeInTheDocument();
});

it('shows the forbidden face instead of an error that retrying cannot mend', () => {
  show({ error: new ServerError('نه', '403-8', true) });
  expect(screen.getByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});

it('keeps what is already there when asking again fails', () => {
  show({ data: ['الف'], error: new ServerError('نشد.', '503-1', false) });
  expect(screen.getByText('الف')).toBeInTheDocument();
});
