import { DetailView } from '@peyk/shared-screens';
import { useIsOnBehalf, useMay, usePage } from '@peyk/shared-store';
import { Caption, Card, CardTitle, LinkButton, Notice, Stack, When, size, space, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ticketQuery, type TicketDetails } from '../../api/get-ticket';
import { StateChip } from '../../components/state-chip';
import { messages } from '../../messages';
import { CLOSED, mayBeRated } from '../../model/ticket-states';
import { SUPPORT_PATHS } from '../../support-paths';
import { CloseButton } from './close-button';
import { RateCard } from './rate-card';
import { Thread } from './thread';
import { useMarkRead } from './use-mark-read';
import { useSayHelpful } from './use-say-helpful';
import { WriteForm } from './write-form';

const words = messages.ticket;
const UNKNOWN = { title: words.unknownTitle, help: words.unknownHelp, to: SUPPORT_PATHS.list, back: words.back };
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** One ticket: how it stands, what was written, and the way to go on. */
export default function TicketScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ticketQuery(id));
  const title = query.data === undefined ? words.fallbackTitle : words.title(toPersianDigits(query.data.id));
  usePage({ title, backTo: SUPPORT_PATHS.list });
  return (
    <div style={{ maxInlineSize: size.form * 1.5, marginInline: 'auto' }}>
      <DetailView query={query} unknown={UNKNOWN}>
        {(ticket) => <TicketView ticket={ticket} />}
      </DetailView>
    </div>
  );
}

function TicketView({ ticket }: { readonly ticket: TicketDetails }) {
  const mayEdit = useMay('ticket.edit');
  const isOnBehalf = useIsOnBehalf();
  const mayWrite = mayEdit && !isOnBehalf;
  useMarkRead(ticket);
  const say = useSayHelpful(ticket.id);
  const isClosed = ticket.state === CLOSED;
  return (
    <Stack gap={4}>
      <About ticket={ticket} mayClose={mayWrite && !isClosed} />
      <Thread interactions={ticket.interactions} onHelpful={mayWrite ? say : undefined} />
      {mayWrite && mayBeRated(ticket.state) && <RateCard ticket={ticket} />}
      {isClosed && <Closed mayWrite={mayWrite} />}
      {mayWrite && !isClosed && <WriteForm ticket={ticket} />}
    </Stack>
  );
}

function About({ ticket, mayClose }: { readonly ticket: TicketDetails; readonly mayClose: boolean }) {
  const { id, subject, state, category_title, sub_category_title, created_at } = ticket;
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>
          <bdi>{subject}</bdi>
        </CardTitle>
        <Head>
          <StateChip state={state} />
          <Caption>{`${category_title}، ${sub_category_title}`}</Caption>
          <Caption>
            {words.openedAt} <When instant={created_at} />
          </Caption>
        </Head>
        {mayClose && <CloseButton id={id} />}
      </Stack>
    </Card>
  );
}

function Closed({ mayWrite }: { readonly mayWrite: boolean }) {
  return (
    <Stack gap={3}>
      <Notice tone="info">{words.closed}</Notice>
      {mayWrite && (
        <LinkButton component={Link} to={SUPPORT_PATHS.create} icon="plus" variant="primary">
          {messages.create}
        </LinkButton>
      )}
    </Stack>
  );
}
