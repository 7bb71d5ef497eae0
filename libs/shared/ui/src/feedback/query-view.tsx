import type { ReactNode } from 'react';
import { RefusalContext } from './refusal-context';

/** What a failed question tells about itself; the API client's errors have this shape. */
export interface ViewError {
  readonly message: string;
  readonly code?: string;
  readonly forbidden?: boolean;
}

/** The part of a query that the view needs. TanStack's `useQuery` answers have it. */
export interface ViewQuery<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ErrorView extends ViewError {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

interface QueryViewProps<Data> {
  readonly query: ViewQuery<Data>;
  /** While the first answer is awaited: a skeleton in the shape of what comes. */
  readonly loading: ReactNode;
  /** Whether an answer holds nothing to show. */
  readonly isEmpty: (data: Data) => boolean;
  readonly empty: ReactNode;
  /** Usually `(view) => <ErrorFace {...view} />`. */
  readonly error: (view: ErrorView) => ReactNode;
  /** Usually `<ForbiddenFace />`, which says what the refusal says. */
  readonly forbidden: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows a question in whichever state it is. All four faces are required, so that forgetting one does not compile. An
 * answer that is already there stays on the screen while it is asked for again, and also when that fails.
 */
export function QueryView<Data>({ query, loading, isEmpty, empty, error, forbidden, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data);
  if (query.error === null) return loading;
  const failure = viewErrorOf(query.error);
  if (failure.forbidden === true)
    return <RefusalContext.Provider value={failure.message}>{forbidden}</RefusalContext.Provider>;
  return error({ ...failure, onRetry: () => void query.refetch(), retrying: query.isFetching });
}

function viewErrorOf(error: Error): ViewError {
  return {
    message: error.message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    forbidden: 'forbidden' in error && error.forbidden === true,
  };
}
