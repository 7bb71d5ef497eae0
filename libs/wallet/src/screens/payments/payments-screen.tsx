import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { EmptyFace } from '@peyk/shared-ui';
import { paymentsQuery } from '../../api/payments';
import { PAYMENT_FILTERS, toPaymentFilters } from '../../model/payment-filters';
import { paymentMessages as words } from '../../payment-messages';
import { PAYMENTS_TABLE } from './payments-table';

/** Payments through gateways that were begun, also those that failed, which are in no transaction. */
export default function PaymentsScreen() {
  usePage({ title: words.listTitle, hideBack: true });
  const list = useListScreen({
    name: 'payments',
    filters: PAYMENT_FILTERS,
    toFilters: toPaymentFilters,
    query: paymentsQuery,
  });
  return (
    <ListScreen
      list={list}
      table={PAYMENTS_TABLE}
      noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
      empty={<EmptyFace drawing="wallet" title={words.emptyTitle} help={words.noPaymentHelp} />}
    />
  );
}
