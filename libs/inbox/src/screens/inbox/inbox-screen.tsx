import { HiddenTextsNote, ListScreen, linesQuery, useListScreen, useMayExport } from '@peyk/shared-screens';
import { useHidesTexts, useIsOnBehalf, useMay, usePage, useSeesMasked } from '@peyk/shared-store';
import { EmptyFace, Stack } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { inboxQuery } from '../../api/list-inbox';
import { messages } from '../../messages';
import { inboxFiltersFor, toInboxFilters } from '../../model/inbox-filters';
import { ExportMenu } from './export-menu';
import { bulkActions } from './inbox-actions';
import { INBOX_TABLE, pathOf } from './inbox-table';

/** Messages that handsets sent to the lines of the account; new ones come by themselves. */
export default function InboxScreen() {
  usePage({ title: messages.title, hideBack: true });
  const navigate = useNavigate();
  const { isPending, data: lines = [] } = useQuery(linesQuery());
  const may = useRights();
  const isMasked = useSeesMasked();
  const hidesTexts = useHidesTexts();
  const fields = useMemo(
    () =>
      inboxFiltersFor(
        { isMasked, hidesTexts },
        { lines: lines.map(({ number }) => ({ value: number, label: toPersianDigits(number) })), loading: isPending },
      ),
    [lines, isPending, isMasked, hidesTexts],
  );
  const list = useListScreen({ name: 'inbox', filters: fields, toFilters: toInboxFilters, query: inboxQuery });
  return (
    <Stack gap={4}>
      <HiddenTextsNote />
      <ListScreen
        list={list}
        table={{ ...INBOX_TABLE, onRowPress: (row) => void navigate(pathOf(row)) }}
        bulk={bulkActions(may)}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={messages.emptyTitle} help={messages.emptyHelp} />}
      >
        {may.export && list.total > 0 && <ExportMenu filters={list.asked} count={list.total} />}
      </ListScreen>
    </Stack>
  );
}

/** An admin who acts on behalf of the account leaves no trace of reading in it, and takes nothing out. */
function useRights() {
  return { mark: !useIsOnBehalf(), export: useMayExport('inbox.export'), delete: useMay('inbox.delete') };
}
