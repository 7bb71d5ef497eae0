import { ownQueuesQuery } from '@peyk/desk-api';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  LatinRun,
  LinkButton,
  MobileNumber,
  Money,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  formatNumber,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useParams } from 'react-router';
import { accountQuery } from '../../api/accounts-query';
import type { DeskAccountDetails } from '../../api/accounts-query';
import { AccountState } from '../../components/account-state';
import { messages } from '../../messages';
import { ActDialog } from './act-dialog';
import type { PlainAct } from './act-dialog';
import { GiveDialog } from './give-dialog';
import { OpenPanelDialog } from './open-panel-dialog';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space[4],
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Title = styled('h1')({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** One account: what it has, and what may be done to it. */
export default function AccountScreen() {
  const { id = '' } = useParams();
  const query = useQuery(accountQuery(id));
  return (
    <Stack gap={4}>
      <span>
        <LinkButton component={Link} to="/accounts" variant="quiet" icon="back">
          {messages.back}
        </LinkButton>
      </span>
      <QueryView
        query={query}
        loading={<SkeletonRows />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(details) => <Account id={id} details={details} />}
      </QueryView>
    </Stack>
  );
}

function Account({ id, details }: { readonly id: string; readonly details: DeskAccountDetails }) {
  const { account } = details;
  return (
    <>
      <Stack row gap={3}>
        <Title>{account.name}</Title>
        <AccountState state={account.state} />
      </Stack>
      <Columns>
        <Stack gap={4}>
          <Standing details={details} />
          <People people={details.people} />
        </Stack>
        <Actions id={id} details={details} />
      </Columns>
    </>
  );
}

function Standing({ details }: { readonly details: DeskAccountDetails }) {
  const { account, held, lines, sends_count: sends, is_review_required: review, blocked_reason: blocked } = details;
  const { facts } = messages;
  return (
    <Card>
      <Facts look="lined">
        {blocked !== null && <Fact name={facts.blocked}>{blocked}</Fact>}
        <Fact name={facts.username}>
          <LatinRun>{account.username}</LatinRun>
        </Fact>
        <Fact name={facts.mobile}>
          <MobileNumber number={account.mobile} />
        </Fact>
        <Fact name={facts.credit}>
          <Money rial={account.credit} floored />
        </Fact>
        <Fact name={facts.held}>
          <Money rial={held} floored />
        </Fact>
        <Fact name={facts.package}>{details.package ?? messages.none}</Fact>
        <Fact name={facts.plans}>
          <Plans plans={details.plans} />
        </Fact>
        <Fact name={facts.lines}>
          {lines.length === 0
            ? messages.none
            : lines.map((line, at) => (
                <Fragment key={line}>
                  {at > 0 && '، '}
                  <LatinRun>{line}</LatinRun>
                </Fragment>
              ))}
        </Fact>
        <Fact name={facts.sends}>{formatNumber(sends)}</Fact>
        <Fact name={facts.review}>{review ? messages.yes : messages.no}</Fact>
        <Fact name={facts.createdAt}>
          <When instant={account.created_at} as="full" />
        </Fact>
      </Facts>
    </Card>
  );
}

function Plans({ plans }: Pick<DeskAccountDetails, 'plans'>) {
  if (plans.length === 0) return messages.none;
  return plans.map(({ title, ends_at: endsAt }, at) => (
    <Fragment key={title}>
      {at > 0 && '، '}
      {title}
      {endsAt !== null && (
        <>
          {' '}
          {messages.until} <When instant={endsAt} />
        </>
      )}
    </Fragment>
  ));
}

function People({ people }: Pick<DeskAccountDetails, 'people'>) {
  return (
    <Card>
      <CardTitle>{messages.people}</CardTitle>
      <Facts look="lined">
        {people.map(({ username, name, role }) => (
          <Fact key={username} name={name}>
            <LatinRun>{username}</LatinRun> <Caption>{role ?? messages.owner}</Caption>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

function Actions({ id, details }: { readonly id: string; readonly details: DeskAccountDetails }) {
  const { data: own } = useQuery(ownQueuesQuery());
  const [act, setAct] = useState<PlainAct | null>(null);
  const [opens, setOpens] = useState(false);
  const [gives, setGives] = useState(false);
  const mayGive = own?.person.roles.includes('commerce') ?? false;
  const mayMoveMoney = own?.person.roles.includes('finance') ?? false;
  const acts: readonly PlainAct[] = [
    ...(mayMoveMoney ? (['credit', 'debit'] as const) : []),
    details.account.state === 'blocked' ? 'unblock' : 'block',
    details.is_review_required ? 'endReview' : 'startReview',
    'signOut',
  ];
  return (
    <Card>
      <CardTitle>{messages.actions}</CardTitle>
      <Stack gap={2}>
        {acts.map((one) => (
          <Button key={one} wide variant={one === 'block' ? 'danger' : 'secondary'} onClick={() => setAct(one)}>
            {messages[one]}
          </Button>
        ))}
        {mayGive && (
          <Button wide onClick={() => setGives(true)}>
            {messages.give}
          </Button>
        )}
        <Button wide onClick={() => setOpens(true)}>
          {messages.act}
        </Button>
      </Stack>
      {act !== null && <ActDialog id={id} act={act} onClose={() => setAct(null)} />}
      {gives && <GiveDialog id={id} onClose={() => setGives(false)} />}
      {opens && <OpenPanelDialog id={id} onClose={() => setOpens(false)} />}
    </Card>
  );
}
