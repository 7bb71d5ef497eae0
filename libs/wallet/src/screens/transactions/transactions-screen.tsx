import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '@peyk/shared-store';
import {
  Button,
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  Icon,
  LatinRun,
  Pagination,
  QueryView,
  SelectBox,
  SkeletonRows,
  Stack,
  media,
  space,
} from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging } from '@peyk/shared-url-state';
import { toPersianDigits } from '@peyk/shared-validation';
import { transactionsQuery } from '../../api/list-transactions';
import { messages } from '../../messages';
import { TRANSACTION_FILTER_KEYS, toTransactionFilters } from '../../model/transaction-filters';
import { BalanceCard } from './balance-card';
import { TransactionsTable } from './transactions-table';

const FIELD_PX = 200;

const Flush = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const FilterRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  padding: space[4],
  '& > :first-of-type': { inlineSize: FIELD_PX },
  [media.mobile]: { '& > :first-of-type': { inlineSize: '100%' } },
});

const TYPES = [
  { value: '', label: messages.types.all },
  { value: 'deposit', label: messages.types.deposit },
  { value: 'withdrawal', label: messages.types.withdrawal },
] as const;

/** The wallet: what is in it, and everything that came and went. */
export default function TransactionsScreen() {
  usePage({ title: messages.title, hideBack: true });
  const { values, apply, clear, activeCount } = useFilters(TRANSACTION_FILTER_KEYS);
  const paging = usePaging();
  const { page, limit, setPage, setLimit } = paging;
  const filters = toTransactionFilters(values);
  const query = useQuery(transactionsQuery({ page, limit, filters }));
  const pageExists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  const noResult = (
    <EmptyFace
      drawing="search"
      title={messages.noResultTitle}
      action={<Button onClick={clear}>{messages.clear}</Button>}
    />
  );
  return (
    <Stack gap={4}>
      <BalanceCard />
      <Flush aria-busy={query.isFetching}>
        <FilterRow role="search">
          <SelectBox
            label={messages.filter}
            options={TYPES}
            value={filters.type ?? ''}
            onChange={(type) => apply({ ...values, type })}
          />
          {filters.send_id !== undefined && (
            <Button onClick={() => apply({ ...values, send: '' })}>
              {messages.filterBySend} <LatinRun>{toPersianDigits(filters.send_id)}</LatinRun>
              <Icon name="close" size={16} />
            </Button>
          )}
        </FilterRow>
        <QueryView
          query={query}
          loading={<SkeletonRows count={limit} />}
          isEmpty={({ paging: { total } }) => total === 0}
          empty={
            activeCount > 0 ? (
              noResult
            ) : (
              <EmptyFace drawing="wallet" title={messages.emptyTitle} help={messages.emptyHelp} />
            )
          }
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {({ items, paging: { total } }) => (
            <>
              {pageExists && items.length > 0 ? (
                <TransactionsTable transactions={items} />
              ) : (
                <SkeletonRows count={limit} />
              )}
              <Pagination page={page} limit={limit} total={total} onPage={setPage} onLimit={setLimit} />
            </>
          )}
        </QueryView>
      </Flush>
    </Stack>
  );
}
