import { useQuery } from '@tanstack/react-query';
import { isAlive, sendQuery, useWatchInterval } from '@peyk/shared-sends';
import { usePage } from '@peyk/shared-store';
import {
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  QueryView,
  Skeleton,
  SkeletonRows,
  Stack,
  media,
  space,
  styled,
  type ErrorView,
} from '@peyk/shared-ui';
import { Link, useParams } from 'react-router';
import { messages } from '../../messages';
import { REPORTS_PATHS } from '../../reports-paths';
import { SendReport } from './send-report';

const words = messages.send;
/** Nobody's send, or an address whose id is no id at all: the id is all that this question says. */
const UNKNOWN_SEND = /^(404-|422-1$)/;

/** The report of one send; it moves by itself as long as there is news to come. */
export default function SendScreen() {
  return <OneSend title={words.title} listPath={REPORTS_PATHS.list} />;
}

interface OneSendProps {
  readonly title: string;
  /** The list that it is one of. */
  readonly listPath: string;
}

/** The report of the send whose id the address has. */
export function OneSend({ title, listPath }: OneSendProps) {
  usePage({ title, backTo: listPath });
  const { id = '' } = useParams();
  const watchMs = useWatchInterval();
  const query = useQuery({
    ...sendQuery(id),
    refetchInterval: ({ state }) => (state.data !== undefined && isAlive(state.data) ? watchMs : false),
  });
  return (
    <QueryView
      query={query}
      loading={<ReportSkeleton />}
      isEmpty={() => false}
      empty={null}
      error={(view) => <ReportError view={view} listPath={listPath} />}
      forbidden={<ForbiddenFace />}
    >
      {(send) => <SendReport send={send} />}
    </QueryView>
  );
}

/** An id that is nobody's, or not this account's, is no failure of the server: asking again would not help. */
function ReportError({ view, listPath }: { readonly view: ErrorView; readonly listPath: string }) {
  if (!UNKNOWN_SEND.test(view.code ?? '')) return <ErrorFace {...view} />;
  return (
    <EmptyFace
      drawing="reports"
      title={words.unknownTitle}
      help={words.unknownHelp}
      action={
        <LinkButton component={Link} to={listPath} variant="primary">
          {words.backToList}
        </LinkButton>
      }
    />
  );
}

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space[4],
  [media.mobile]: { gridTemplateColumns: 'repeat(2, 1fr)' },
});
const FIGURE_PX = 42;
const BAR_PX = 14;

function ReportSkeleton() {
  return (
    <Stack gap={4}>
      <Tiles>
        {Array.from({ length: 4 }, (_unused, index) => (
          <Card key={index}>
            <Stack gap={2}>
              <Skeleton style={{ inlineSize: '40%' }} />
              <Skeleton style={{ blockSize: FIGURE_PX }} />
            </Stack>
          </Card>
        ))}
      </Tiles>
      <Card>
        <Skeleton style={{ blockSize: BAR_PX }} />
      </Card>
      <SkeletonRows />
    </Stack>
  );
}
