import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { Notice, SkeletonRows, Stack, Tabs } from '@peyk/shared-ui';
import { useTab } from '@peyk/shared-url-state';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router';
import { readerQuery, type Reader } from '../../api/readers';
import { UNKNOWN_READER } from '../../components/unknown-reader';
import { readerMessages as words } from '../../reader-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';
import { ReaderCard } from './reader-card';

// Fetched beside the page that it belongs to instead of after it; the others stand behind tabs that few open.
const loading = import('./codes-card');
const CodesCard = lazy(() => loading);
const MessagesCard = lazy(() => import('../secretary/messages-card'));
const DrawsCard = lazy(() => import('./draws-card'));

const TABS = [
  { key: 'codes', label: words.codesTab },
  { key: 'messages', label: words.messagesTab },
  { key: 'draws', label: words.drawsTab },
] as const;

/** One code reader, with its codes, the messages that it has dealt with, and its drawings. */
export default function ReaderScreen() {
  usePage({ title: words.one, backTo: SECRETARY_PATHS.readers });
  const { id = '' } = useParams();
  return (
    <DetailView query={useQuery(readerQuery(id))} unknown={UNKNOWN_READER}>
      {(reader) => (
        <Stack gap={4}>
          {reader.code_count === 0 && <Notice tone="attention">{words.noCodesYet}</Notice>}
          <ReaderCard reader={reader} />
          <ReaderParts reader={reader} />
        </Stack>
      )}
    </DetailView>
  );
}

function ReaderParts({ reader }: { readonly reader: Reader }) {
  const [index, open] = useTab(TABS.length);
  const key = TABS[index]?.key ?? 'codes';
  return (
    <Tabs label={words.parts} tabs={TABS} index={index} onIndex={open}>
      <Suspense fallback={<SkeletonRows count={3} />}>
        {key === 'codes' && <CodesCard id={reader.id} />}
        {key === 'messages' && <MessagesCard id={reader.id} of="reader" />}
        {key === 'draws' && <DrawsCard id={reader.id} hasEntries={reader.used_count > 0} />}
      </Suspense>
    </Tabs>
  );
}
