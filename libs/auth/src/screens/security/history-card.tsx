import {
  Button,
  Caption,
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  LatinRun,
  QueryView,
  SkeletonRows,
  Stack,
  StatusChip,
  When,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInsQuery, type SignIn } from '../../api/two-factor';
import { securityMessages as words } from '../../security-messages';

/** So many at first. */
const FEW = 5;

const Rows = styled('ul')({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[2],
  '& + &': { borderBlockStart: `1px solid ${tone.hairline}` },
});

/** How the user was signed in lately, and what was refused. */
export function HistoryCard() {
  const query = useQuery(signInsQuery);
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.history}</CardTitle>
        <Caption>{words.historyHelp}</Caption>
        <QueryView
          query={query}
          loading={<SkeletonRows count={3} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<Caption>{words.noHistory}</Caption>}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {({ items }) => <History items={items} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

function History({ items }: { readonly items: readonly SignIn[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap={2}>
      <Rows>
        {(isWhole ? items : items.slice(0, FEW)).map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </Rows>
      {!isWhole && items.length > FEW && (
        <div>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {words.showHistory}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function SignInRow({ signIn: { outcome, admin_name, address_range, at } }: { readonly signIn: SignIn }) {
  const isIn = outcome === 'in';
  return (
    <Row>
      <StatusChip tone={isIn ? 'alive' : 'attention'} icon={isIn ? 'check' : 'warning'}>
        {words.outcomes[outcome]}
      </StatusChip>
      <Caption>
        {admin_name !== null && `${words.byAdmin(admin_name)}، `}
        <When instant={at} as="full" />
        {address_range !== null && (
          <>
            ، {words.from} <LatinRun>{toPersianDigits(address_range)}</LatinRun>
          </>
        )}
      </Caption>
    </Row>
  );
}
