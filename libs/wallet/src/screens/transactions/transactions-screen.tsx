import { useQuery } from '@tanstack/react-query';
import { useAppSelector, useKept, usePage } from '@peyk/shared-store';
import { DataList, EmptyFace, FilterPanel, Stack, readSavedFilters, readTableLook } from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging } from '@peyk/shared-url-state';
import { transactionsQuery } from '../../api/list-transactions';
import { messages } from '../../messages';
import { TRANSACTION_FILTERS, toTransactionFilters } from '../../model/transaction-filters';
import { BalanceCard } from './balance-card';
import { TRANSACTIONS_TABLE } from './transactions-table';

/** The wallet: what is in it, and everything that came and went. */
export default function TransactionsScreen() {
  usePage({ title: messages.title, hideBack: true });
  return (
    <Stack gap={4}>
      <BalanceCard />
      <TransactionsCard />
    </Stack>
  );
}

function TransactionsCard() {
  const filters = useFilters(TRANSACTION_FILTERS);
  const paging = usePaging();
  const [look, keepLook] = useKept('table:transactions', readTableLook);
  const [saved, keepSaved] = useKept('filters:transactions', readSavedFilters);
  const searchShortcut = useAppSelector(({ preferences }) => !preferences.shortcutsOff);
  const { page, limit } = paging;
  const query = useQuery(transactionsQuery({ page, limit, filters: toTransactionFilters(filters.values) }));
  const exists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  return (
    <DataList
      title={messages.caption}
      query={query}
      table={TRANSACTIONS_TABLE}
      paging={{ ...paging, exists }}
      look={look}
      onLook={keepLook}
      filter={
        <FilterPanel
          fields={TRANSACTION_FILTERS}
          values={filters.values}
          onApply={filters.apply}
          onClear={filters.clear}
          saved={{ items: saved, onChange: keepSaved }}
          searchShortcut={searchShortcut}
        />
      }
      isFiltered={filters.activeCount > 0}
      onClearFilters={filters.clear}
      noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
      empty={<EmptyFace drawing="wallet" title={messages.emptyTitle} help={messages.emptyHelp} />}
    />
  );
}
