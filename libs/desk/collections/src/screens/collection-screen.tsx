import { COLLECTION_NAMES, collectionsQuery, isCollectionName } from '@peyk/desk-api';
import type { CollectionName } from '@peyk/desk-api';
import {
  Button,
  Caption,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  space,
  styled,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Collection, CollectionItem } from '../api/items';
import { leads, messages } from '../messages';
import { ItemDialog } from './item-dialog';
import { ItemsList } from './items-list';
import { RemoveDialog } from './remove-dialog';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

type Opened = { readonly act: 'add' } | { readonly act: 'change' | 'remove'; readonly item: CollectionItem };

/** What the address names, of what the person may keep. */
export default function CollectionScreen() {
  const { name = '' } = useParams();
  const query = useQuery(collectionsQuery());
  if (!isCollectionName(name)) return <EmptyFace isPage {...messages.unknown} />;
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows />}
      isEmpty={({ collections }) => !collections.some(({ collection }) => collection === name)}
      empty={<EmptyFace isPage {...messages.unknown} />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ collections }) => <Kept key={name} name={name} collections={collections} />}
    </QueryView>
  );
}

function Kept({ name, collections }: { readonly name: CollectionName; readonly collections: readonly Collection[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const collection = collections.find((one) => one.collection === name);
  if (!collection) return null;
  const close = (said: string | null = null) => {
    setOpened(null);
    setWarning(said);
  };
  return (
    <Stack gap={4}>
      <Head>
        <Stack gap={1}>
          <h1>{COLLECTION_NAMES[name]}</h1>
          <Caption>{leads[name]}</Caption>
        </Stack>
        {collection.can_add && (
          <Button variant="primary" icon="plus" onClick={() => setOpened({ act: 'add' })}>
            {messages.add}
          </Button>
        )}
      </Head>
      {warning !== null && <Notice tone="attention">{warning}</Notice>}
      <ItemsList
        collection={collection}
        onChange={(item) => setOpened({ act: 'change', item })}
        onRemove={(item) => setOpened({ act: 'remove', item })}
      />
      {opened?.act === 'add' && <ItemDialog collection={collection} item={undefined} onClose={close} />}
      {opened?.act === 'change' && <ItemDialog collection={collection} item={opened.item} onClose={close} />}
      {opened?.act === 'remove' && <RemoveDialog collection={name} item={opened.item} onClose={() => close()} />}
    </Stack>
  );
}
