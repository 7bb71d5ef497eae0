import { COLLECTION_NAMES } from '@peyk/desk-api';
import {
  Caption,
  Card,
  EmptyFace,
  ErrorFace,
  FactValue,
  ForbiddenFace,
  IconButton,
  LatinRun,
  PageFoot,
  QueryView,
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
import { useState } from 'react';
import { ITEMS_PER_PAGE, itemsQuery } from '../api/items';
import type { Collection, CollectionItem } from '../api/items';
import { messages } from '../messages';

const Frame = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const List = styled('ul')({ padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 96px 88px',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space[1] },
});
const Title = styled('span')({ minInlineSize: 0, fontWeight: font.medium, overflowWrap: 'anywhere' });
const FactsLine = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  columnGap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  [media.mobile]: { gridColumn: '1 / -1', gridRow: 2 },
});
const Actions = styled('span')({
  display: 'flex',
  justifyContent: 'end',
  [media.mobile]: { gridColumn: '1 / -1', justifySelf: 'end' },
});
const LATIN = /^[\d+/.:a-z-]+$/i;
const LOOKS = {
  in_force: { tone: 'alive', icon: 'check' },
  coming: { tone: 'attention', icon: 'clock' },
  over: { tone: 'quiet', icon: 'clock' },
  closed: { tone: 'quiet', icon: 'block' },
} as const;

function ItemState({ state }: Pick<CollectionItem, 'state'>) {
  return <span>{state !== null && <StatusChip {...LOOKS[state]}>{messages.states[state]}</StatusChip>}</span>;
}

interface ItemsListProps {
  readonly collection: Collection;
  readonly onChange: (item: CollectionItem) => void;
  readonly onRemove: (item: CollectionItem) => void;
}

function ItemRow({ item, collection, onChange, onRemove }: ItemsListProps & { readonly item: CollectionItem }) {
  const { title, facts, state } = item;
  return (
    <Row>
      <Title>{LATIN.test(title) ? <LatinRun>{title}</LatinRun> : title}</Title>
      <FactsLine>
        {facts.map((fact) => (
          <Caption key={fact.title}>
            {fact.title}: <FactValue {...fact} />
          </Caption>
        ))}
      </FactsLine>
      <ItemState state={state} />
      <Actions>
        {collection.can_change && (
          <IconButton icon="pencil" label={messages.changeOf(title)} onClick={() => onChange(item)} />
        )}
        {collection.can_remove && (
          <IconButton icon="trash" label={messages.removeOf(title)} onClick={() => onRemove(item)} />
        )}
      </Actions>
    </Row>
  );
}

/** The items of a collection, with what may be done to each. */
export function ItemsList(props: ItemsListProps) {
  const { collection } = props.collection;
  const [page, setPage] = useState(1);
  const query = useQuery(itemsQuery(collection, page));
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
        <Frame>
          <List aria-label={COLLECTION_NAMES[collection]}>
            {items.map((item) => (
              <ItemRow key={item.key} {...props} item={item} />
            ))}
          </List>
          <PageFoot
            {...{ page, total, onPage: setPage }}
            limit={ITEMS_PER_PAGE}
            count={messages.count(formatNumber(total))}
          />
        </Frame>
      )}
    </QueryView>
  );
}
