import {
  Caption,
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  MobileNumber,
  Money,
  PageFoot,
  QueryView,
  SkeletonRows,
  Stack,
  TextField,
  font,
  formatNumber,
  media,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ACCOUNTS_PER_PAGE, accountsQuery } from '../../api/accounts-query';
import type { DeskAccount } from '../../api/accounts-query';
import { AccountState } from '../../components/account-state';
import { messages } from '../../messages';

const Frame = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const List = styled('ul')({ padding: 0, listStyle: 'none' });
const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr)',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: tone.sunken },
  '&:focus-visible': { outlineOffset: -2 },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const Cell = styled('span')({ minInlineSize: 0, overflowWrap: 'anywhere' });
const Name = styled(Cell)({ fontWeight: font.medium });
function AccountRow({ id, name, username, mobile, credit, state }: DeskAccount) {
  return (
    <Row to={`/accounts/${id}`}>
      <Name>
        {name}
        <br />
        <Caption>
          <bdi dir="ltr">{username}</bdi>
        </Caption>
      </Name>
      <Cell>
        <MobileNumber number={mobile} />
      </Cell>
      <Cell>
        <Money rial={credit} floored />
      </Cell>
      <Cell>
        <AccountState state={state} />
      </Cell>
    </Row>
  );
}

/** All accounts, found by a part of name, username or number. */
export default function AccountsScreen() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const query = useQuery(accountsQuery(search, page));
  const change = (text: string) => {
    setTyped(text);
    setPage(1);
    setParams(text.trim() === '' ? {} : { search: text.trim() }, { replace: true });
  };
  return (
    <Stack gap={4}>
      <h1>{messages.title}</h1>
      <TextField kind="search" label={messages.search} value={typed} onChange={change} maxLength={100} autoFocus />
      <QueryView
        query={query}
        loading={<SkeletonRows />}
        isEmpty={({ paging }) => paging.total === 0}
        empty={<EmptyFace {...messages.empty} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ items, paging: { total } }) => (
          <Frame>
            <List aria-label={messages.title}>
              {items.map((account) => (
                <li key={account.id}>
                  <AccountRow {...account} />
                </li>
              ))}
            </List>
            <PageFoot
              {...{ page, total, onPage: setPage }}
              limit={ACCOUNTS_PER_PAGE}
              count={messages.count(formatNumber(total))}
            />
          </Frame>
        )}
      </QueryView>
    </Stack>
  );
}
