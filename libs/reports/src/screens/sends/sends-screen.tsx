import { useQuery } from '@tanstack/react-query';
import { isAlive, sendListQuery, useWatchInterval } from '@peyk/shared-sends';
import { useAppSelector, useKept, usePage } from '@peyk/shared-store';
import { DataList, EmptyFace, FilterPanel, LinkButton, readSavedFilters, readTableLook } from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging } from '@peyk/shared-url-state';
import { Link } from 'react-router';
import { messages } from '../../messages';
import { SEND_FILTERS, toSendFilters } from '../../model/send-filters';
import { OTHER_PATHS } from '../../reports-paths';
import { useSendsTable } from './sends-table';

const words = messages.list;

/** The sends of the last 30 days; those that run move by themselves. */
export default function SendsScreen() {
  usePage({ title: words.title, hideBack: true });
  const filters = useFilters(SEND_FILTERS);
  const paging = usePaging();
  const table = useSendsTable();
  const [look, keepLook] = useKept('table:sends', readTableLook);
  const [saved, keepSaved] = useKept('filters:sends', readSavedFilters);
  const searchShortcut = useAppSelector(({ preferences }) => !preferences.shortcutsOff);
  const watchMs = useWatchInterval();
  const { page, limit } = paging;
  const query = useQuery({
    ...sendListQuery({ page, limit, filters: toSendFilters(filters.values) }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAlive) === true ? watchMs : false),
  });
  const exists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  return (
    <DataList
      title={words.caption}
      query={query}
      table={table}
      paging={{ ...paging, exists }}
      look={look}
      onLook={keepLook}
      filter={
        <FilterPanel
          fields={SEND_FILTERS}
          values={filters.values}
          onApply={filters.apply}
          onClear={filters.clear}
          saved={{ items: saved, onChange: keepSaved }}
          searchShortcut={searchShortcut}
        />
      }
      isFiltered={filters.activeCount > 0}
      onClearFilters={filters.clear}
      noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
      empty={<NothingYet />}
    />
  );
}

function NothingYet() {
  return (
    <EmptyFace
      drawing="reports"
      title={words.emptyTitle}
      help={words.emptyHelp}
      action={
        <LinkButton component={Link} to={OTHER_PATHS.quickSend} variant="primary" icon="send">
          {words.newSend}
        </LinkButton>
      }
    />
  );
}
