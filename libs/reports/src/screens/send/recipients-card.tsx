import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { sendKeys, type SendDetails } from '@peyk/shared-sends';
import {
  Button,
  Card,
  CardTitle,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  Pagination,
  QueryView,
  SkeletonRows,
  media,
  space,
} from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging } from '@peyk/shared-url-state';
import { recipientsQuery } from '../../api/list-recipients';
import { useRefreshOnChange } from '../../components/use-refresh-on-change';
import { messages } from '../../messages';
import { toRecipientStatus } from '../../model/recipient-status';
import { RecipientsFilter } from './recipients-filter';
import { RecipientsTable } from './recipients-table';

const words = messages.recipients;
const KEYS = ['status', 'number'] as const;
const NUMBER_SHAPE = /^\d{3,14}$/;

const Flush = styled(Card)({ padding: 0, overflow: 'hidden', [media.mobile]: { padding: 0 } });
const Title = styled(CardTitle)({ margin: 0, padding: space[4], paddingBlockEnd: space[3] });

/** Who the send goes to, and what became of each message. It follows the counters of the send. */
export function RecipientsCard({ send }: { readonly send: SendDetails }) {
  const { values, apply, clear, activeCount } = useFilters(KEYS);
  const paging = usePaging();
  const { page, limit, setPage, setLimit } = paging;
  const status = toRecipientStatus(values.status);
  const number = values.number !== undefined && NUMBER_SHAPE.test(values.number) ? values.number : undefined;
  const query = useQuery(recipientsQuery({ sendId: send.id, page, limit, status, number }));
  const pageExists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  useRefreshOnChange(JSON.stringify([send.counts, send.charged, send.returned]), sendKeys.within(send.id));

  const nobody =
    send.state === 0 ? (
      <EmptyFace title={words.emptyTitle} help={words.emptyHelp} />
    ) : (
      <EmptyFace title={words.noneTitle} />
    );
  const noResult = (
    <EmptyFace
      drawing="search"
      title={words.noResultTitle}
      help={words.noResultHelp}
      action={<Button onClick={clear}>{messages.filter.clear}</Button>}
    />
  );
  return (
    <Flush aria-busy={query.isFetching}>
      <Title>{words.title}</Title>
      <RecipientsFilter key={values.number} values={values} onApply={apply} />
      <QueryView
        query={query}
        loading={<SkeletonRows count={limit} />}
        isEmpty={({ paging: { total } }) => total === 0}
        empty={activeCount > 0 ? noResult : nobody}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ items, paging: { total } }) => (
          <>
            {pageExists && items.length > 0 ? <RecipientsTable recipients={items} /> : <SkeletonRows count={limit} />}
            <Pagination page={page} limit={limit} total={total} onPage={setPage} onLimit={setLimit} />
          </>
        )}
      </QueryView>
    </Flush>
  );
}
