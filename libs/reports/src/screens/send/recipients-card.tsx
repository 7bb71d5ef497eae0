import { useQuery } from '@tanstack/react-query';
import { awaitsPreparing, sendKeys, type SendDetails } from '@peyk/shared-sends';
import { useAppSelector, useKept } from '@peyk/shared-store';
import { DataList, EmptyFace, FilterPanel, readTableLook } from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging } from '@peyk/shared-url-state';
import { recipientsQuery } from '../../api/list-recipients';
import { useRefreshOnChange } from '../../components/use-refresh-on-change';
import { messages } from '../../messages';
import { RECIPIENT_FILTERS, toRecipientFilters } from '../../model/recipient-filters';
import { RECIPIENTS_TABLE } from './recipients-table';

const words = messages.recipients;

/** Who the send goes to, and what became of each message. It follows the counters of the send. */
export function RecipientsCard({ send }: { readonly send: SendDetails }) {
  const filters = useFilters(RECIPIENT_FILTERS);
  const paging = usePaging();
  const [look, keepLook] = useKept('table:recipients', readTableLook);
  const searchShortcut = useAppSelector(({ preferences }) => !preferences.shortcutsOff);
  const { page, limit } = paging;
  const query = useQuery(recipientsQuery({ sendId: send.id, page, limit, ...toRecipientFilters(filters.values) }));
  const exists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  useRefreshOnChange(JSON.stringify([send.counts, send.charged, send.returned]), sendKeys.within(send.id));
  return (
    <DataList
      title={words.title}
      query={query}
      table={RECIPIENTS_TABLE}
      paging={{ ...paging, exists }}
      look={look}
      onLook={keepLook}
      filter={
        <FilterPanel
          fields={RECIPIENT_FILTERS}
          values={filters.values}
          onApply={filters.apply}
          onClear={filters.clear}
          searchShortcut={searchShortcut}
        />
      }
      isFiltered={filters.activeCount > 0}
      onClearFilters={filters.clear}
      noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
      empty={
        awaitsPreparing(send) ? (
          <EmptyFace title={words.emptyTitle} help={words.emptyHelp} />
        ) : (
          <EmptyFace title={words.noneTitle} />
        )
      }
    />
  );
}
