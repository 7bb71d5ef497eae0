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
import { PRIORITY_LOOKS } from '../../model/priorities';
import type { Priority } from '../../model/priorities';

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
const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
function ThingRow({ thing, isOpen, onOpen }: { thing: WaitingThing; isOpen: boolean; onOpen: () => void }) {
  const { title, account_name: account, asked_at: askedAt, priority, taken_by: takenBy, is_mine: isMine } = thing;
  // What is as urgent as most things are says nothing about it.
  const isMarked = priority !== null && priority !== 'normal';
  return (
    <Row type="button" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      <Title>{title}</Title>
      <Line>
        <Account>{account}</Account>
        <Caption>
          <RelativeTime at={askedAt} />
        </Caption>
      </Line>
      {(isMarked || takenBy !== null) && (
        <Chips>
          {isMarked && (
            <StatusChip tone={PRIORITY_LOOKS[priority].tone} icon={PRIORITY_LOOKS[priority].icon}>
              {messages.priority.of(PRIORITY_LOOKS[priority].title)}
            </StatusChip>
          )}
          {takenBy !== null && (
            <StatusChip tone={isMine ? 'alive' : 'attention'} icon={isMine ? 'check' : 'user'}>
              {isMine ? messages.mine : messages.with(takenBy)}
            </StatusChip>
          )}
        </Chips>
      )}
    </Row>
  );
}

interface ThingsListProps {
  readonly queue: QueueName;
  /** Only what is as urgent as that. */
  readonly priority: Priority | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The key of what is looked at. */
  readonly current: string | null;
  readonly onOpen: (key: string) => void;
}

/** What waits in a queue, the most urgent and then the longest first, with who has taken it. */
export function ThingsList({ queue, priority, page, onPage, current, onOpen }: ThingsListProps) {
  const query = useQuery(thingsQuery(queue, page, priority));
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows />}
      isEmpty={({ paging }) => paging.total === 0}
      empty={<EmptyFace {...(priority === undefined ? messages.empty : messages.priority.empty)} />}
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
