import { describeError } from '@peyk/shared-api-client';
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
  media,
  space,
  styled,
  tone,
  useToasts,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endSession, sessionsQuery, type OpenSession } from '../../api/sessions';
import { securityMessages as words } from '../../security-messages';
import { EndOthersDialog } from './end-others-dialog';

/** As many as the API lists. */
const MOST = 100;

const Rows = styled('ul')({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${tone.hairline}` },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });

/** Where the user is signed in, and the way to end it there. */
export function SessionsCard() {
  const query = useQuery(sessionsQuery);
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.sessions}</CardTitle>
        <Caption>{words.sessionsHelp}</Caption>
        <QueryView
          query={query}
          loading={<SkeletonRows count={3} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {({ items }) => <Sessions sessions={items} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const [isAsking, setAsking] = useState(false);
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Stack gap={3}>
      {sessions.length >= MOST && <Caption>{words.most(MOST)}</Caption>}
      <Rows>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </Rows>
      {others === 0 ? (
        <Caption>{words.onlyThis}</Caption>
      ) : (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {words.endOthers}
          </Button>
        </div>
      )}
      {isAsking && <EndOthersDialog count={others} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function Session({ session }: { readonly session: OpenSession }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const ending = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => void show({ text: words.endedOne }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
    // After a refusal, too: it may be over already.
    onSettled: () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const device = words.device(session.browser, session.system);
  return (
    <Row>
      <div>
        <Head>
          <strong>{device}</strong>
          {session.current && (
            <StatusChip tone="alive" icon="check">
              {words.thisOne}
            </StatusChip>
          )}
          {session.impersonated_by !== null && (
            <StatusChip tone="attention" icon="user">
              {words.onBehalf}
            </StatusChip>
          )}
        </Head>
        {session.impersonated_by !== null && <Caption>{session.impersonated_by}</Caption>}
        <Caption>
          {words.lastUsed} <When instant={session.last_used_at} />، {words.opened} <When instant={session.created_at} />
          {session.address_range !== null && (
            <>
              ، {words.from} <LatinRun>{toPersianDigits(session.address_range)}</LatinRun>
            </>
          )}
        </Caption>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          busy={ending.isPending}
          aria-label={words.endOne(device)}
          onClick={() => ending.mutate()}
        >
          {words.end}
        </Button>
      )}
    </Row>
  );
}
