import { Button, Card, CardTitle, Fact, Facts, LinkButton, Stack, When } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import { apiCallQuery, type ApiCallDetail } from '../../api/api-calls';
import { callsMessages as messages } from '../../calls-messages';
import { CallStatus } from '../../components/call-status';
import { apiCallPath } from '../../developers-paths';

const RepeatDialog = lazy(() => import('./repeat-dialog'));

/** A call is written a moment after its answer has left. */
const WRITTEN_SOON_MS = 700;

interface DetailProps {
  readonly detail: ApiCallDetail;
}

/** The way to make a call again, and to the one that this one repeats. */
export function RepeatActions({ detail: { call, repeatable_until, repeats } }: DetailProps) {
  const [isAsking, setAsking] = useState(false);
  const [expected, setExpected] = useState(0);
  useQuery({
    ...apiCallQuery(call.id),
    refetchInterval: ({ state }) => (state.data && state.data.repeats.length < expected ? WRITTEN_SOON_MS : false),
  });
  return (
    <>
      {call.repeat_of !== null && (
        <LinkButton component={Link} to={apiCallPath(call.repeat_of)}>
          {messages.toFirst}
        </LinkButton>
      )}
      {repeatable_until !== null && (
        <Button icon="refresh" onClick={() => setAsking(true)}>
          {messages.repeat}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <RepeatDialog
            id={call.id}
            onRepeated={() => setExpected(repeats.length + 1)}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The calls that made this one again. */
export function Repeats({ detail: { repeats } }: DetailProps) {
  if (repeats.length === 0) return null;
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{messages.repeats}</CardTitle>
        <Facts look="lined">
          {repeats.map((call) => (
            <Fact key={call.id} name={<When instant={call.at} />}>
              <Link to={apiCallPath(call.id)}>
                <CallStatus {...call} />
              </Link>
            </Fact>
          ))}
        </Facts>
      </Stack>
    </Card>
  );
}
