import { answerOf, api } from '@peyk/shared-api-client';
import { analyseText } from '@peyk/shared-sms';
import {
  Button,
  Caption,
  Dialog,
  EmptyFace,
  ErrorFace,
  LongWords,
  SkeletonRows,
  Stack,
  TextField,
  focusRing,
  formatNumber,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { useMemo, useState } from 'react';
import { pagesOf } from '../pickers/pages-of';
import { DraftGroupPicker } from './draft-group-picker';
import { DraftChip } from './draft-chip';
import { DRAFTS_KEY, type Draft } from './drafts-queries';
import { draftWords as words } from './drafts-words';

const PAGE_SIZE = 20;

const List = styled('ul')({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
const Choice = styled('button')({
  display: 'grid',
  gap: space[1],
  inlineSize: '100%',
  padding: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.surface,
  color: tone.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > bdi': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '&:hover': { background: tone.lapisSoft },
  '&:focus-visible': focusRing,
});

export interface DraftPickerProps {
  readonly onPick: (text: string) => void;
  /** Opens a draft with everything that it carries; without it only texts are put in. */
  readonly onOpen?: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** Chooses a draft to put it into a text: by group, by a search in all of them. */
export default function DraftPicker({ onPick, onOpen, onClose }: DraftPickerProps) {
  const [groupId, setGroupId] = useState('');
  const [search, setSearch] = useState('');
  const pick = ({ text }: Draft) => {
    onPick(text);
    onClose();
  };
  return (
    <Dialog open wide title={words.pick} onClose={onClose}>
      <Stack gap={4}>
        <TextField kind="search" label={words.search} value={search} onChange={setSearch} />
        <DraftGroupPicker
          label={words.group}
          placeholder={words.allGroups}
          value={groupId}
          onChange={setGroupId}
          clearable
        />
        <Found groupId={groupId} search={search.trim()} onPick={pick} onOpen={onOpen} />
      </Stack>
    </Dialog>
  );
}

interface FoundProps {
  readonly groupId: string;
  readonly search: string;
  readonly onPick: (draft: Draft) => void;
  readonly onOpen: DraftPickerProps['onOpen'];
}

function Found({ groupId, search, onPick, onOpen }: FoundProps) {
  const { useItems } = useMemo(() => draftsIn(groupId), [groupId]);
  const { items, isLoading, failure, retry, more } = useItems(search);
  if (failure !== undefined) return <ErrorFace message={failure} onRetry={retry} />;
  if (isLoading && items.length === 0) return <SkeletonRows />;
  if (items.length === 0) return <NothingFound isFiltered={groupId !== '' || search !== ''} />;
  return (
    <>
      <List>
        {items.map((draft) => (
          <li key={draft.id}>
            <Choice type="button" onClick={() => onPick(draft)}>
              <bdi>
                <LongWords>{draft.text}</LongWords>
              </bdi>
              <Caption>
                {formatNumber(analyseText(draft.text).parts)} {words.parts}
              </Caption>
              <DraftChip draft={draft} />
            </Choice>
            {onOpen !== undefined && draft.settings !== null && (
              <Button variant="quiet" icon="sliders" onClick={() => onOpen(draft)}>
                {words.open}
              </Button>
            )}
          </li>
        ))}
      </List>
      {more !== undefined && (
        <Button onClick={more} busy={isLoading}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function NothingFound({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <EmptyFace drawing="search" title={words.noResultTitle} help={words.noResultHelp} />;
  return <EmptyFace title={words.noneTitle} help={words.noneHelp} />;
}

const draftsIn = (groupId: string) =>
  pagesOf<Draft>({
    queryKey: [...DRAFTS_KEY, 'of', groupId],
    pageSize: PAGE_SIZE,
    load: async ({ page, limit, search, signal }) => {
      const filters = { ...(groupId !== '' && { group_id: groupId }), ...(search !== '' && { text: search }) };
      return (await answerOf(api.POST('/user/draft/list', { body: { page, limit, filters }, signal }))).items;
    },
  });
