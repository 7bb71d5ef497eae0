import {
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  QueryView,
  SkeletonRows,
  type ViewQuery,
} from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Nobody's thing, or an address whose id is no id at all: the id is all that such a question says. */
const UNKNOWN = /^(404-|422-1$)/;

interface DetailViewProps<Data> {
  readonly query: ViewQuery<Data>;
  /** What to say of an id that the account does not have, and the way to the list. */
  readonly unknown: { readonly title: string; readonly help: string; readonly to: string; readonly back: string };
  /** In the place of the usual skeleton. */
  readonly loading?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The page of one thing, asked for by the id of its address, with the four faces. Asking again for an unknown one is not offered: it would not help. */
export function DetailView<Data>({ query, unknown, loading, children }: DetailViewProps<Data>) {
  const { title, help, to, back } = unknown;
  const nobodys = (
    <EmptyFace
      title={title}
      help={help}
      action={
        <LinkButton component={Link} to={to} variant="primary">
          {back}
        </LinkButton>
      }
    />
  );
  return (
    <QueryView
      query={query}
      loading={loading ?? <SkeletonRows count={4} />}
      isEmpty={() => false}
      empty={null}
      error={(view) => (UNKNOWN.test(view.code ?? '') ? nobodys : <ErrorFace {...view} />)}
      forbidden={<ForbiddenFace />}
    >
      {children}
    </QueryView>
  );
}
