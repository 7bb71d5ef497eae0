import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { EmptyFace, LinkButton } from '@peyk/shared-ui';
import { Link } from 'react-router';
import { depositsQuery } from '../../api/deposits';
import { depositMessages as words } from '../../deposit-messages';
import { DEPOSIT_FILTERS, toDepositFilters } from '../../model/deposit-filters';
import { WALLET_PATHS } from '../../wallet-paths';
import { DEPOSITS_TABLE } from './deposits-table';

/** Transfers that were written down, and what became of each; a decision shows by itself. */
export default function DepositsScreen() {
  usePage({ title: words.title, hideBack: true });
  const mayDeposit = useMay('wallet.deposit');
  const list = useListScreen({
    name: 'deposits',
    filters: DEPOSIT_FILTERS,
    toFilters: toDepositFilters,
    query: depositsQuery,
  });
  const add = mayDeposit ? (
    <LinkButton component={Link} to={WALLET_PATHS.newDeposit} variant="primary" icon="plus">
      {words.add}
    </LinkButton>
  ) : undefined;
  return (
    <ListScreen
      list={list}
      title={words.caption}
      table={DEPOSITS_TABLE}
      noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
      empty={<EmptyFace drawing="wallet" title={words.emptyTitle} help={words.emptyHelp} action={add} />}
    >
      {add}
    </ListScreen>
  );
}
