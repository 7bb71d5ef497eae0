import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { EmptyFace, ErrorFace, ForbiddenFace } from '../feedback/faces';
import { QueryView, type ErrorView, type ViewQuery } from '../feedback/query-view';
import { Card, CardTitle } from '../layout/card';
import { useIsMobile } from '../layout/use-is-mobile';
import { styled } from '../theme/styled';
import { media, space, tone } from '../tokens';
import { DataTable } from './data-table';
import { Pagination } from './pagination';
import type { TableLook } from './table-look';
import { TableSettings } from './table-settings';
import { TableSkeleton } from './table-skeleton';
import type { TableProps } from './table-types';

/** One page of a list, as the contract has it. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly paging: { readonly total: number };
}

export interface ListPaging {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly setPage: (page: number) => void;
  readonly setLimit: (limit: number) => void;
  /** False for the moment until the address leads away from a page that does not exist. */
  readonly exists: boolean;
}

interface DataListProps<Row> {
  readonly query: ViewQuery<ListPage<Row>>;
  readonly table: TableProps<Row>;
  readonly paging: ListPaging;
  /** The heading of the card, where the page's title does not say it. */
  readonly title?: string;
  /** How this person likes the table; with it the columns can be chosen. */
  readonly look?: TableLook;
  readonly onLook?: (look: TableLook) => void;
  /** Between the heading and the rows: a filter panel. */
  readonly filter?: ReactNode;
  readonly isFiltered: boolean;
  readonly onClearFilters: () => void;
  /** What to say when the filters hide everything. */
  readonly noResult: { readonly title: string; readonly help?: string };
  /** The face of a list that has nothing in it. */
  readonly empty: ReactNode;
  readonly error?: (view: ErrorView) => ReactNode;
  readonly forbidden?: ReactNode;
}

const Root = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
});
const Title = styled(CardTitle)({ margin: 0, paddingBlock: space[1] });
/** The filters, and beside them, where no title has a line of its own, the way to the columns. */
const Filter = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  padding: space[4],
  '&[data-below-title="true"]': { paddingBlockStart: 0 },
  '& > [data-filter-panel]': { flex: 1 },
  borderBlockEnd: `1px solid ${tone.hairline}`,
});

/** A list with everything around it: filters, the four faces and the one for filters that hide everything, rows, paging. */
export function DataList<Row>({ query, table, paging, title, look, onLook, filter, ...faces }: DataListProps<Row>) {
  const isMobile = useIsMobile();
  const { page, limit, setPage, setLimit, exists } = paging;
  const hasSettings = look !== undefined && onLook !== undefined && !isMobile;
  const settings = hasSettings && <TableSettings columns={table.columns} look={look} onLook={onLook} />;
  const waiting = (
    <TableSkeleton columns={table.columns} count={limit} look={look} hasTicks={table.selection !== undefined} />
  );
  return (
    <Root aria-busy={query.isFetching}>
      {(title !== undefined || (settings && filter === undefined)) && (
        <Head>
          {title === undefined ? <span /> : <Title>{title}</Title>}
          {settings}
        </Head>
      )}
      {filter !== undefined && (
        <Filter data-below-title={title !== undefined}>
          {filter}
          {title === undefined && settings}
        </Filter>
      )}
      <QueryView
        query={query}
        loading={waiting}
        isEmpty={({ paging: { total } }) => total === 0}
        empty={faces.isFiltered ? <NoResult {...faces} /> : faces.empty}
        error={faces.error ?? ((view) => <ErrorFace {...view} />)}
        forbidden={faces.forbidden ?? <ForbiddenFace />}
      >
        {({ items, paging: { total } }) => (
          <>
            {exists && items.length > 0 ? <DataTable {...table} rows={items} look={look} /> : waiting}
            <Pagination page={page} limit={limit} total={total} onPage={setPage} onLimit={setLimit} />
          </>
        )}
      </QueryView>
    </Root>
  );
}

function NoResult<Row>({ noResult, onClearFilters }: Pick<DataListProps<Row>, 'noResult' | 'onClearFilters'>) {
  return (
    <EmptyFace
      drawing="search"
      title={noResult.title}
      help={noResult.help}
      action={<Button onClick={onClearFilters}>برداشتن فیلترها</Button>}
    />
  );
}
