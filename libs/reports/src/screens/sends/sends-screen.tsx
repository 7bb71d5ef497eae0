import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { isAlive, sendListQuery, useWatchInterval, type SendPage } from '@peyk/shared-sends';
import { usePage } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  Pagination,
  QueryView,
  SkeletonRows,
  Stack,
  media,
  space,
  useIsMobile,
} from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging } from '@peyk/shared-url-state';
import { useState } from 'react';
import { Link } from 'react-router';
import { messages } from '../../messages';
import { SEND_FILTER_KEYS, toSendFilters } from '../../model/send-filters';
import { OTHER_PATHS } from '../../reports-paths';
import { SendsFilter } from './sends-filter';
import { SendsTable } from './sends-table';

const words = messages.list;

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[3] });
const Flush = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const FilterCard = styled(Card)({ paddingBlock: space[4] });

/** The sends of the last 30 days; those that run move by themselves. */
export default function SendsScreen() {
  usePage({ title: words.title, hideBack: true });
  const filters = useFilters(SEND_FILTER_KEYS);
  const paging = usePaging();
  const { page, limit, setPage, setLimit } = paging;
  const watchMs = useWatchInterval();
  const query = useQuery({
    ...sendListQuery({ page, limit, filters: toSendFilters(filters.values) }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAlive) === true ? watchMs : false),
  });
  const pageExists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  const isFiltered = filters.activeCount > 0;
  return (
    <Stack gap={4}>
      <FilterPart filters={filters} />
      <Flush aria-busy={query.isFetching}>
        <QueryView<SendPage>
          query={query}
          loading={<SkeletonRows count={limit} />}
          isEmpty={({ paging: { total } }) => total === 0}
          empty={isFiltered ? <NoResult onClear={filters.clear} /> : <NothingYet />}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {({ items, paging: { total } }) => (
            <>
              {pageExists && items.length > 0 ? <SendsTable sends={items} /> : <SkeletonRows count={limit} />}
              <Pagination page={page} limit={limit} total={total} onPage={setPage} onLimit={setLimit} />
            </>
          )}
        </QueryView>
      </Flush>
    </Stack>
  );
}

type SendFiltersState = ReturnType<typeof useFilters<(typeof SEND_FILTER_KEYS)[number]>>;

/** Always open on the desktop; behind a button on the phone, where the list comes first. */
function FilterPart({ filters }: { readonly filters: SendFiltersState }) {
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const form = <SendsFilter values={filters.values} onApply={filters.apply} onClear={filters.clear} />;
  if (!isMobile) return <FilterCard>{form}</FilterCard>;
  return (
    <Stack gap={3}>
      <Head>
        <Caption>{filters.activeCount > 0 ? messages.filter.active(filters.activeCount) : words.caption}</Caption>
        <Button icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.filter.open}
        </Button>
      </Head>
      {isOpen && <FilterCard>{form}</FilterCard>}
    </Stack>
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

function NoResult({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyFace
      drawing="search"
      title={words.noResultTitle}
      help={words.noResultHelp}
      action={<Button onClick={onClear}>{messages.filter.clear}</Button>}
    />
  );
}
