import { usePage } from '@peyk/shared-store';
import { Card, EmptyFace, ErrorFace, ForbiddenFace, LinkButton, QueryView, SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { paymentQuery } from '../../api/payments';
import { paymentMessages as words } from '../../payment-messages';
import { WALLET_PATHS } from '../../wallet-paths';
import { Receipt } from './receipt';

/** Where the bank sends the browser back to. What else stands in the address is the bank's word to us, and is not believed. */
export default function PaymentResultScreen() {
  usePage({ title: words.resultTitle, backTo: WALLET_PATHS.credit });
  const [search] = useSearchParams();
  const id = search.get('payment') ?? '';
  return /^[1-9]\d{0,17}$/.test(id) ? <Result id={id} /> : <NoPayment />;
}

function NoPayment() {
  const begin = (
    <LinkButton component={Link} to={WALLET_PATHS.credit} variant="primary">
      {words.title}
    </LinkButton>
  );
  return (
    <Card>
      <EmptyFace drawing="wallet" title={words.noPaymentTitle} help={words.noPaymentHelp} action={begin} />
    </Card>
  );
}

function Result({ id }: { readonly id: string }) {
  const query = useQuery(paymentQuery(id));
  return (
    <QueryView
      query={query}
      loading={
        <Card>
          <SkeletonRows count={4} />
        </Card>
      }
      isEmpty={() => false}
      empty={null}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(payment) => <Receipt payment={payment} />}
    </QueryView>
  );
}
