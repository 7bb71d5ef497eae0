import { QUEUE_NAMES, ownQueuesQuery, queuePath } from '@peyk/desk-api';
import type { DeskSchemas } from '@peyk/desk-api';
import {
  Caption,
  EmptyFace,
  ErrorFace,
  Figure,
  ForbiddenFace,
  QueryView,
  RelativeTime,
  SkeletonRows,
  Stack,
  font,
  formatNumber,
  motion,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { leads, messages } from '../../messages';

const Grid = styled('ul')({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
});
const Tile = styled(Link)({
  display: 'grid',
  gap: space[2],
  blockSize: '100%',
  padding: space[5],
  background: tone.surface,
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.card,
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: tone.lapisText },
});
const Name = styled('h2')({ fontSize: font.lead, fontWeight: font.bold });
const Quiet = styled(Figure)({ color: tone.inkSoft });

function QueueTile({ queue, waiting, oldest_at: oldestAt }: DeskSchemas['DeskQueue']) {
  const Count = waiting === 0 ? Quiet : Figure;
  return (
    <Tile to={queuePath(queue)}>
      <Name>{QUEUE_NAMES[queue]}</Name>
      <Count>{formatNumber(waiting)}</Count>
      <Caption>
        {oldestAt === null ? (
          messages.nothingWaits
        ) : (
          <>
            {messages.oldest} <RelativeTime at={oldestAt} />
          </>
        )}
      </Caption>
      <Caption>{leads[queue]}</Caption>
    </Tile>
  );
}

/** The queues of a person, each with how much waits and since when. */
export default function HomeScreen() {
  const query = useQuery(ownQueuesQuery());
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows />}
      isEmpty={({ queues }) => queues.length === 0}
      empty={<EmptyFace isPage {...messages.noQueues} drawing="lock" />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ queues }) => (
        <Stack gap={5}>
          <h1>{messages.home}</h1>
          <Grid>
            {queues.map((one) => (
              <li key={one.queue}>
                <QueueTile {...one} />
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </QueryView>
  );
}
