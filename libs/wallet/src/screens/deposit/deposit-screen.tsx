import { usePage } from '@peyk/shared-store';
import { Card, EmptyFace, ErrorFace, ForbiddenFace, QueryView, SkeletonRows } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { cardOwnersQuery } from '../../api/deposits';
import { depositMessages as words } from '../../deposit-messages';
import { WALLET_PATHS } from '../../wallet-paths';
import { DepositForm } from './deposit-form';

/** Writing a transfer down; `?method=bank_transfer` begins with that way. */
export default function DepositScreen() {
  usePage({ title: words.newTitle, backTo: WALLET_PATHS.deposits });
  const [search] = useSearchParams();
  const query = useQuery(cardOwnersQuery());
  return (
    <QueryView
      query={query}
      loading={
        <Card>
          <SkeletonRows count={5} />
        </Card>
      }
      isEmpty={(targets) => targets.length === 0}
      empty={
        <Card>
          <EmptyFace drawing="wallet" title={words.noTargetTitle} help={words.noTargetHelp} />
        </Card>
      }
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(targets) => (
        <DepositForm
          targets={targets}
          method={search.get('method') === 'bank_transfer' ? 'bank_transfer' : 'card_to_card'}
        />
      )}
    </QueryView>
  );
}
