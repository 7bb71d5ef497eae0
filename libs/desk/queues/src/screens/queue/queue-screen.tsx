import { QUEUE_NAMES, isQueueName, ownQueuesQuery, queuePath } from '@peyk/desk-api';
import type { QueueName } from '@peyk/desk-api';
import { Button, Caption, EmptyFace, Stack, media, space, styled, useIsMobile, useToasts } from '@peyk/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { leads, messages } from '../../messages';
import { nextThing } from '../../model/next-thing';
import { isPriority } from '../../model/priorities';
import type { Priority } from '../../model/priorities';
import { useKeys } from '../../model/use-keys';
import { thingsQuery } from '../../api/things-query';
import { PriorityFilter } from './priority-box';
import { ThingPane } from './thing-pane';
import { ThingsList } from './things-list';

const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 2fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: space[4],
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

/** A queue: what waits on one side, and the thing that is looked at on the other; on the phone one after the other. */
function Queue({ queue }: { readonly queue: QueueName }) {
  const isMobile = useIsMobile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [params] = useSearchParams();
  const key = params.get('key');
  const named = params.get('priority') ?? '';
  const priority = isPriority(named) ? named : undefined;
  const [page, setPage] = useState(1);
  const { data: own } = useQuery(ownQueuesQuery());
  const hasPriorities = own?.queues.find((one) => one.queue === queue)?.has_priorities ?? false;
  const open = (to?: string) => void navigate(queuePath(queue, { key: to, priority }));
  const filter = (chosen: Priority | undefined) => {
    setPage(1);
    void navigate(queuePath(queue, { key: key ?? undefined, priority: chosen }), { replace: true });
  };
  const openNext = async (decided: string | null) => {
    // What waits now: a thing that was decided, or taken by another, must not come again.
    const { items } = await client.fetchQuery({ ...thingsQuery(queue, 1, priority), staleTime: 0 });
    const next = nextThing(items, decided);
    if (next) open(next.key);
    else {
      open();
      toasts.show({ text: priority === undefined ? messages.nothingFree : messages.nothingFreeHere, tone: 'info' });
    }
  };
  const goOn = (decided: string | null) =>
    void openNext(decided).catch(() => {
      // The list itself says what is wrong.
      open();
    });
  useKeys({ N: () => goOn(key) });
  const list = (
    <Stack gap={3}>
      {hasPriorities && <PriorityFilter value={priority} onChange={filter} />}
      <ThingsList {...{ queue, priority, page, onPage: setPage, current: key, onOpen: open }} />
    </Stack>
  );
  const pane =
    key === null ? (
      <EmptyFace {...messages.choose} />
    ) : (
      <ThingPane
        key={key}
        name={{ queue, key }}
        onDecided={() => goOn(key)}
        onBack={isMobile ? () => open() : undefined}
      />
    );
  return (
    <Stack gap={4}>
      <Head>
        <Stack gap={1}>
          <h1>{QUEUE_NAMES[queue]}</h1>
          <Caption>{leads[queue]}</Caption>
        </Stack>
        <Stack row gap={3}>
          {!isMobile && <Caption>{messages.keys}</Caption>}
          <Button variant="primary" icon="chevronNext" onClick={() => goOn(key)}>
            {messages.next}
          </Button>
        </Stack>
      </Head>
      {isMobile ? (
        key === null ? (
          list
        ) : (
          pane
        )
      ) : (
        <Panes>
          {list}
          {pane}
        </Panes>
      )}
    </Stack>
  );
}

/** The queue that the address names. */
export default function QueueScreen() {
  const { queue = '' } = useParams();
  if (!isQueueName(queue)) return <EmptyFace isPage {...messages.unknownQueue} />;
  return <Queue key={queue} queue={queue} />;
}
