import {
  DraftDialog,
  DRAFT_GROUPS_KEY,
  ListScreen,
  composePath,
  draftGroupsQuery,
  draftsQuery,
  useListScreen,
  useTextPrice,
} from '@peyk/shared-screens';
import type { BulkAction, Draft, DraftFilters } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { Button, Card, EmptyFace, LinkButton, Stack, media, space, styled } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { deleteDrafts } from '../../api/delete-drafts';
import { DRAFTS_PATHS } from '../../drafts-paths';
import { messages } from '../../messages';
import { DRAFT_FILTERS, toDraftFilters } from '../../model/draft-filters';
import { draftsTable } from './drafts-table';
import { GroupHeading } from './group-heading';
import { GroupsCard } from './groups-card';

const SIDE_PX = 260;
const ID_SHAPE = /^\d{1,18}$/;

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${SIDE_PX}px minmax(0, 1fr)`,
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const DELETE: BulkAction<DraftFilters> = {
  key: 'delete',
  label: messages.delete,
  icon: 'trash',
  danger: true,
  onlyIds: true,
  onRow: true,
  sentence: messages.deleted,
  run: (target) => deleteDrafts('ids' in target ? target.ids.map(String) : []),
};

/** All drafts, or those of the group that the address names, beside the groups. */
export default function DraftsScreen() {
  const { id } = useParams();
  const groups = useQuery(draftGroupsQuery());
  const group = groups.data?.find((one) => one.id === id);
  const isUnknown = id !== undefined && (!ID_SHAPE.test(id) || (groups.isSuccess && group === undefined));
  usePage({
    title: group?.title ?? messages.title,
    hideBack: id === undefined,
    ...(id !== undefined && { backTo: DRAFTS_PATHS.list }),
  });
  return (
    <Columns>
      <GroupsCard />
      {isUnknown ? (
        <UnknownGroup />
      ) : (
        <Stack gap={4}>
          {group !== undefined && <GroupHeading group={group} />}
          <Drafts key={id} groupId={id} />
        </Stack>
      )}
    </Columns>
  );
}

function Drafts({ groupId }: { readonly groupId: string | undefined }) {
  const mayEdit = useMay('draft.edit');
  const mayDelete = useMay('draft.delete');
  const maySend = useMay('send.create');
  const navigate = useNavigate();
  const { data: groups } = useQuery(draftGroupsQuery());
  const [opened, setOpened] = useState<Draft | 'new' | null>(null);
  const list = useListScreen({
    name: 'drafts',
    filters: DRAFT_FILTERS,
    toFilters: (values) => toDraftFilters(values, groupId),
    query: draftsQuery,
  });
  const priceOf = useTextPrice();
  const create = mayEdit ? (
    <Button variant="primary" icon="plus" onClick={() => setOpened('new')}>
      {messages.newDraft}
    </Button>
  ) : undefined;
  const empty =
    groupId === undefined
      ? { title: messages.emptyTitle, help: messages.emptyHelp }
      : { title: messages.emptyGroupTitle, help: messages.emptyGroupHelp };
  return (
    <>
      <ListScreen
        list={list}
        title={groupId === undefined ? messages.groups.all : messages.groups.ofOne}
        table={draftsTable({
          groups: groupId === undefined ? (groups ?? []) : undefined,
          priceOf,
          onEdit: mayEdit ? setOpened : undefined,
          onOpen: maySend ? (draft) => void navigate(composePath(draft)) : undefined,
        })}
        bulk={mayDelete ? [DELETE] : []}
        bulkChanges={[DRAFT_GROUPS_KEY]}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace {...empty} action={create} />}
      >
        {create}
      </ListScreen>
      {opened !== null && (
        <DraftDialog {...(opened === 'new' ? { groupId } : { draft: opened })} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function UnknownGroup() {
  return (
    <Card>
      <EmptyFace
        drawing="search"
        title={messages.groups.unknownTitle}
        help={messages.groups.unknownHelp}
        action={
          <LinkButton component={Link} to={DRAFTS_PATHS.list}>
            {messages.groups.toAll}
          </LinkButton>
        }
      />
    </Card>
  );
}
