import { awaitsPreparing, sendKeys, type SendDetails } from '@peyk/shared-sends';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useSeesMasked } from '@peyk/shared-store';
import { EmptyFace } from '@peyk/shared-ui';
import { Suspense, lazy, useMemo, useState } from 'react';
import { exportRecipients } from '../../api/export-report';
import { recipientsQuery, type Recipient } from '../../api/list-recipients';
import { ExportMenu } from '../../components/export-menu';
import { useMovedToFiles } from '../../components/use-moved-to-files';
import { useRefreshOnChange } from '../../components/use-refresh-on-change';
import { messages } from '../../messages';
import { MASKED_RECIPIENT_FILTERS, RECIPIENT_FILTERS, toRecipientFilters } from '../../model/recipient-filters';
import { recipientsTable } from './recipients-table';

const words = messages.recipients;
/** Comes when it is asked for. */
const RecipientTimeline = lazy(() => import('./recipient-timeline'));

/** Who the send goes to, and what became of each message. It follows the counters of the send. */
export default function RecipientsCard({ send }: { readonly send: SendDetails }) {
  const list = useListScreen({
    name: 'recipients',
    filters: useSeesMasked() ? MASKED_RECIPIENT_FILTERS : RECIPIENT_FILTERS,
    toFilters: toRecipientFilters,
    query: ({ page, limit, filters }) => recipientsQuery({ sendId: send.id, page, limit, ...filters }),
  });
  useMovedToFiles(send.id, list.query.error);
  useRefreshOnChange(JSON.stringify([send.counts, send.charged, send.returned]), sendKeys.within(send.id));
  const [opened, setOpened] = useState<Recipient>();
  const table = useMemo(() => recipientsTable(setOpened), []);
  return (
    <>
      <ListScreen
        list={list}
        title={words.title}
        table={table}
        noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
        empty={
          awaitsPreparing(send) ? (
            <EmptyFace title={words.emptyTitle} help={words.emptyHelp} />
          ) : (
            <EmptyFace title={words.noneTitle} />
          )
        }
      >
        <ExportMenu begin={(format) => exportRecipients(send.id, format, list.asked.status)} />
      </ListScreen>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <RecipientTimeline sendId={send.id} recipient={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
