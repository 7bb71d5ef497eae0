import { QUEUE_NAMES } from '@peyk/desk-api';
import type { QueueName } from '@peyk/desk-api';
import {
  Caption,
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  PageFoot,
  QueryView,
  RelativeTime,
  SkeletonRows,
  StatusChip,
  font,
  formatNumber,
  media,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { THINGS_PER_PAGE, thingsQuery } from '../../api/things-query';
import type { WaitingThing } from '../../api/things-query';
import { messages } from '../../messages';

const Frame = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const List = styled('ul')({ padding: 0, listStyle: 'none' });
const Row = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  inlineSize: '100%',
  paddingBlock: space[3],
  paddingInline: space[4],
  border: 0,
  borderBlockEnd: `1px solid ${tone.hairline}`,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: tone.sunken },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { background: tone.lapisSoft },
});
const Title = styled('span')({
  fontWeight: font.medium,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
});
const Line = styled('span')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[2] });
const Account = styled(Caption)({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
function ThingRow({ thing, isOpen, onOpen }: { thing: WaitingThing; isOpen: boolean; onOpen: () => void }) {
  const { title, account_name: account, asked_at: askedAt, taken_by: takenBy, is_mine: isMine } = thing;
  return (
    <Row type="button" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      <Title>{title}</Title>
      <Line>
        <Account>{account}</Account>
        <Caption>
          <RelativeTime at={askedAt} />
        </Caption>
      </Line>
      {takenBy !== null && (
        <span>
          <StatusChip tone={isMine ? 'alive' : 'attention'} icon={isMine ? 'check' : 'user'}>
            {isMine ? messages.mine : messages.with(takenBy)}
          </StatusChip>
        </span>
      )}
    </Row>
  );
}

interface ThingsListProps {
  readonly queue: QueueName;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The key of what is looked at. */
  readonly current: string | null;
  readonly onOpen: (key: string) => void;
}

/** What waits in a queue, the longest first, with who has taken it. */
export function ThingsList({ queue, page, onPage, current, onOpen }: ThingsListProps) {
  const query = useQuery(thingsQuery(queue, page));
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows />}
      isEmpty={({ paging }) => paging.total === 0}
      empty={<EmptyFace {...messages.empty} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ items, paging: { total } }) => (
        <Frame aria-label={messages.list(QUEUE_NAMES[queue])}>
          <List>
            {items.map((thing) => (
              <li key={thing.key}>
                <ThingRow thing={thing} isOpen={thing.key === current} onOpen={() => onOpen(thing.key)} />
              </li>
            ))}
          </List>
          <PageFoot
            {...{ page, total, onPage }}
            limit={THINGS_PER_PAGE}
            count={messages.waiting(formatNumber(total))}
          />
        </Frame>
      )}
    </QueryView>
  );
}
