import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { SkeletonRows, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router';
import { pollQuery } from '../../api/polls';
import { UNKNOWN_POLL } from '../../components/unknown-poll';
import { pollMessages as words } from '../../poll-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { PollCard } from './poll-card';
import { ResultCard } from './result-card';

// A list with its table: the result is there to be read before it has come.
const MessagesCard = lazy(() => import('../secretary/messages-card'));

/** One poll: its result first, then its rules, and the messages that it has dealt with. */
export default function PollScreen() {
  usePage({ title: words.one, backTo: SECRETARY_PATHS.polls });
  const { id = '' } = useParams();
  return (
    <DetailView query={useQuery(pollQuery(id))} unknown={UNKNOWN_POLL}>
      {(poll) => (
        <Stack gap={4}>
          <ResultCard poll={poll} />
          <PollCard poll={poll} />
          <Suspense fallback={<SkeletonRows count={4} />}>
            <MessagesCard id={id} of="poll" />
          </Suspense>
        </Stack>
      )}
    </DetailView>
  );
}
