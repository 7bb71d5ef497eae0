import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  DataTable,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LongWords,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  formatNumber,
  type ActionMenuItem,
  type Column,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { tagsQuery, type Tag } from '../../api/tags';
import { messages } from '../../messages';
import { moreMessages } from '../../more-messages';
import { CardHead } from './card-head';

const words = moreMessages.tags;
const TagDialog = lazy(() => import('./tag-dialog'));
const DeleteTagDialog = lazy(() => import('./delete-tag-dialog'));

const COLUMNS: readonly Column<Tag>[] = [
  { key: 'title', head: words.name, always: true, cell: ({ title }) => <TagTitle title={title} /> },
  { key: 'contacts', head: words.contacts, width: '20%', cell: (tag) => formatNumber(tag.contacts_count) },
  { key: 'created', head: words.created, width: '24%', cell: ({ created_at }) => <When instant={created_at} /> },
];

type Opened = { readonly dialog: 'new' } | { readonly dialog: 'edit' | 'delete'; readonly tag: Tag };

/** All tags, each with how many contacts carry it. */
export function TagsCard() {
  const query = useQuery(tagsQuery());
  const mayEdit = useMay('contact.edit');
  const mayDelete = useMay('contact.delete');
  const [opened, setOpened] = useState<Opened | null>(null);
  const create = mayEdit ? (
    <Button icon="plus" onClick={() => setOpened({ dialog: 'new' })}>
      {words.new}
    </Button>
  ) : undefined;
  const actionsOf = (tag: Tag): readonly ActionMenuItem[] => [
    ...(mayEdit ? [{ ...EDIT, onSelect: () => setOpened({ dialog: 'edit', tag }) }] : []),
    ...(mayDelete ? [{ ...DELETE, onSelect: () => setOpened({ dialog: 'delete', tag }) }] : []),
  ];
  return (
    <Card>
      <CardHead title={words.title} help={words.help}>
        {create}
      </CardHead>
      <QueryView
        query={query}
        loading={<SkeletonRows count={3} />}
        isEmpty={(tags) => tags.length === 0}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(tags) => (
          <DataTable
            caption={words.caption}
            columns={COLUMNS}
            rows={tags}
            rowKey={({ id }) => id}
            rowName={({ title }) => title}
            rowActions={mayEdit || mayDelete ? actionsOf : undefined}
            mobileItem={(tag) => <TagItem tag={tag} />}
          />
        )}
      </QueryView>
      <Suspense fallback={null}>
        {opened !== null && <Dialogs opened={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </Card>
  );
}

const EDIT = { key: 'edit', label: messages.edit, icon: 'pencil' } as const;
const DELETE = { key: 'delete', label: messages.delete, icon: 'trash', danger: true } as const;

function Dialogs({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  if (opened.dialog === 'new') return <TagDialog onClose={onClose} />;
  if (opened.dialog === 'edit') return <TagDialog tag={opened.tag} onClose={onClose} />;
  return <DeleteTagDialog tag={opened.tag} onClose={onClose} />;
}

function TagTitle({ title }: { readonly title: string }) {
  return (
    <bdi>
      <LongWords>{title}</LongWords>
    </bdi>
  );
}

function TagItem({ tag: { title, contacts_count } }: { readonly tag: Tag }) {
  return (
    <Stack gap={1}>
      <TagTitle title={title} />
      <Caption>{messages.phonebooks.people(contacts_count)}</Caption>
    </Stack>
  );
}
