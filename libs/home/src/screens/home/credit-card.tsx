import { useMay } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { creditQuery } from '@peyk/shared-api-client';
import {
  Caption,
  Card,
  ErrorFace,
  Figure,
  ForbiddenFace,
  LinkButton,
  Money,
  QueryView,
  SkeletonFigure,
  Stack,
  floorRial,
  media,
  space,
  styled,
  useCountUp,
} from '@peyk/shared-ui';
import { Link } from 'react-router';
import { OTHER_PATHS } from '../../home-paths';
import { messages } from '../../messages';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[4],
  [media.mobile]: { alignItems: 'stretch', flexDirection: 'column' },
});
const Ways = styled('div')({
  display: 'flex',
  gap: space[3],
  [media.mobile]: { '& > *': { flex: 1 } },
});

/** A face stands in the middle of the card; the buttons go below it. */
const Whole = styled('div')({ flex: '1 0 100%' });

/** The balance is for those who may see it; nobody else asks for it. Who may only send finds the way to it here all the same. */
export function CreditCard() {
  const mayRead = useMay('wallet.read');
  const maySend = useMay('send.create');
  if (mayRead) return <Balance maySend={maySend} />;
  return maySend ? (
    <Card>
      <Ways>
        <NewMessage />
      </Ways>
    </Card>
  ) : null;
}

function NewMessage() {
  return (
    <LinkButton component={Link} to={OTHER_PATHS.quickSend} variant="primary" icon="send">
      {messages.newMessage}
    </LinkButton>
  );
}

/** What can be spent, and the one thing to do. */
function Balance({ maySend }: { readonly maySend: boolean }) {
  const query = useQuery(creditQuery());
  return (
    <Card>
      <Row>
        <QueryView
          query={query}
          loading={<SkeletonFigure label={messages.credit} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => (
            <Whole>
              <ErrorFace {...view} />
            </Whole>
          )}
          forbidden={
            <Whole>
              <ForbiddenFace />
            </Whole>
          }
        >
          {({ credit, held }) => <Credit credit={credit} held={held} />}
        </QueryView>
        <Ways>
          <LinkButton component={Link} to={OTHER_PATHS.transactions}>
            {messages.transactions}
          </LinkButton>
          {maySend && <NewMessage />}
        </Ways>
      </Row>
    </Card>
  );
}

function Credit({ credit, held }: { readonly credit: string; readonly held: string }) {
  // Whole rials of a wallet are far below 2^53, so the count-up loses nothing.
  const shown = useCountUp(Number(floorRial(credit)));
  return (
    <Stack gap={0}>
      <Caption>{messages.credit}</Caption>
      <Figure>
        <Money rial={String(shown)} />
      </Figure>
      {held !== '0' && (
        <Caption>
          {messages.held}: <Money rial={held} floored />
        </Caption>
      )}
    </Stack>
  );
}
