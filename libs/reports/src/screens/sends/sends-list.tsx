import { isAlive, useWatchInterval, type SendListRequest, type SendPage, type SmsType } from '@peyk/shared-sends';
import { HiddenTextsNote, ListScreen, useListScreen } from '@peyk/shared-screens';
import { useHidesTexts } from '@peyk/shared-store';
import { Stack } from '@peyk/shared-ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { exportSends, type SendListName } from '../../api/export-report';
import { sendMakersQuery } from '../../api/list-send-makers';
import { ExportMenu } from '../../components/export-menu';
import { ReportsNav } from '../../components/reports-nav';
import { messages } from '../../messages';
import { sendFilters, toSendFilters } from '../../model/send-filters';
import { REPORTS_PATHS } from '../../reports-paths';
import { useSendsTable } from './sends-table';

const words = messages.list;
/** What each list is kept under on this device. */
const NAMES: Readonly<Record<SendListName, string>> = {
  recent: 'sends',
  archive: 'archived-sends',
  systemic: 'systemic-sends',
};

interface SendsListProps<Page extends SendPage, Key extends QueryKey> {
  readonly list: SendListName;
  readonly caption: string;
  /** Those that it has; all, where it is not said. */
  readonly types?: readonly SmsType[];
  readonly query: (request: SendListRequest) => UseQueryOptions<Page, Error, Page, Key>;
  readonly empty: ReactNode;
}

/** A list of sends with its filters and the way to a file of it; those that run move by themselves. */
export function SendsList<Page extends SendPage, Key extends QueryKey>({
  list: name,
  caption,
  types,
  query,
  empty,
}: SendsListProps<Page, Key>) {
  const table = useSendsTable(caption, name === 'archive' ? REPORTS_PATHS.archived : REPORTS_PATHS.one);
  const makers = useQuery(sendMakersQuery);
  const hidesTexts = useHidesTexts();
  const filters = useMemo(() => {
    const fields = sendFilters(types, { people: makers.data?.items ?? [], loading: makers.isPending });
    // Whose role reads no texts finds nothing by them.
    return hidesTexts ? fields.filter(({ key }) => key !== 'text') : fields;
  }, [types, makers.data, makers.isPending, hidesTexts]);
  const watchMs = useWatchInterval();
  const list = useListScreen({
    name: NAMES[name],
    filters,
    toFilters: toSendFilters,
    query,
    refreshMs: ({ items }: Page) => (items.some(isAlive) ? watchMs : false),
  });
  return (
    <Stack gap={4}>
      <ReportsNav />
      <HiddenTextsNote showsOwn />
      <ListScreen
        list={list}
        title={caption}
        table={table}
        noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
        empty={empty}
      >
        <ExportMenu begin={(format) => exportSends(name, format, list.asked)} />
      </ListScreen>
    </Stack>
  );
}
