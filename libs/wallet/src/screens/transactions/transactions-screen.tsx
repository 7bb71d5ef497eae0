import { ListScreen, useListScreen, useMayExport } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { EmptyFace, Stack } from '@peyk/shared-ui';
import { useState } from 'react';
import { exportTransactions, transactionsQuery } from '../../api/list-transactions';
import type { Transaction } from '../../api/list-transactions';
import { messages } from '../../messages';
import { TRANSACTION_FILTERS, toTransactionFilters } from '../../model/transaction-filters';
import type { TransactionFilters } from '../../model/transaction-filters';
import { BalanceCard } from './balance-card';
import { TransactionPanel } from './transaction-panel';
import { transactionsTable } from './transactions-table';

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

const EXPORTING = {
  label: messages.export,
  run: async (filters: TransactionFilters) => {
    await exportTransactions(filters);
    return messages.exportBegun;
  },
};

function TransactionsCard() {
  const mayExport = useMayExport('wallet.export');
  const [opened, setOpened] = useState<Transaction>();
  const list = useListScreen({
    name: 'transactions',
    filters: TRANSACTION_FILTERS,
    toFilters: toTransactionFilters,
    query: transactionsQuery,
  });
  return (
    <>
      <ListScreen
        list={list}
        title={messages.caption}
        table={transactionsTable(setOpened)}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        {...(mayExport && { exporting: EXPORTING })}
        empty={<EmptyFace drawing="wallet" title={messages.emptyTitle} help={messages.emptyHelp} />}
      />
      {opened !== undefined && <TransactionPanel transaction={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
