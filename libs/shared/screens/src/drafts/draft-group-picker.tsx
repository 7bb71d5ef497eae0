import { Caption, formatNumber, space } from '@peyk/shared-ui';
import type { ComponentProps } from 'react';
import { DataPicker } from '../pickers/data-picker';
import { allOf, type PickerSource } from '../pickers/picker-source';
import { draftGroupsQuery, type DraftGroup } from './drafts-queries';
import { draftWords as words } from './drafts-words';

const SOURCE: PickerSource<DraftGroup> = {
  name: 'draft-groups',
  ...allOf(draftGroupsQuery),
  toOption: (group) => ({ value: group.id, label: group.title, content: <GroupOption group={group} /> }),
};

function GroupOption({ group: { title, drafts_count } }: { readonly group: DraftGroup }) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2], minInlineSize: 0 }}>
      <bdi style={{ overflowWrap: 'anywhere' }}>{title}</bdi>
      <Caption>
        {formatNumber(drafts_count)} {words.messages}
      </Caption>
    </span>
  );
}

/** Chooses a group of drafts, each with how many it has. */
export function DraftGroupPicker(props: Omit<ComponentProps<typeof DataPicker<DraftGroup>>, 'source'>) {
  return <DataPicker source={SOURCE} {...props} />;
}
