import { describeError } from '@peyk/shared-api-client';
import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { Button, EmptyFace, Stack, useToasts, type ActionMenuItem } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { FILES_KEY, downloadFile, filesQuery, type ManagedFile } from '../../api/files';
import { messages } from '../../messages';
import { DOWNLOAD, FILES_FILTERS, FILES_TABLE, REMOVE, REMOVE_SELECTED, RENAME, toFilesFilters } from './files-table';
import { RoomCard } from './room-card';

const UploadDialog = lazy(() => import('../../components/upload-dialog'));
const RenameDialog = lazy(() => import('../../components/rename-dialog'));
const RemoveFile = lazy(() => import('../../components/remove-file'));

/** What is being done, and with which one. */
type Work = { readonly kind: 'upload' } | { readonly kind: 'rename' | 'remove'; readonly file: ManagedFile };

/** The files of the account: what they are, and the room that they take. */
export default function FilesScreen() {
  usePage({ title: messages.title, hideBack: true });
  const { show } = useToasts();
  const [mayEdit, mayDelete] = [useMay('file.edit'), useMay('file.delete')];
  const [work, setWork] = useState<Work | null>(null);
  const close = () => setWork(null);
  const downloading = useMutation({
    mutationFn: downloadFile,
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  const list = useListScreen({
    name: 'files',
    filters: FILES_FILTERS,
    toFilters: toFilesFilters,
    query: filesQuery,
  });
  const rowActions = (file: ManagedFile): ActionMenuItem[] => [
    { ...DOWNLOAD, onSelect: () => downloading.mutate(file.id) },
    ...(mayEdit && file.may_rename ? [{ ...RENAME, onSelect: () => setWork({ kind: 'rename', file }) }] : []),
    ...(mayDelete ? [{ ...REMOVE, onSelect: () => setWork({ kind: 'remove', file }) }] : []),
  ];
  return (
    <Stack gap={4}>
      <RoomCard />
      <ListScreen
        list={list}
        table={{ ...FILES_TABLE, rowActions }}
        bulk={mayDelete ? [REMOVE_SELECTED] : []}
        bulkChanges={[FILES_KEY]}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        empty={<EmptyFace title={messages.emptyTitle} help={messages.emptyHelp} />}
      >
        {mayEdit && (
          <Button icon="upload" variant="primary" onClick={() => setWork({ kind: 'upload' })}>
            {messages.upload}
          </Button>
        )}
      </ListScreen>
      <Suspense fallback={null}>
        {work?.kind === 'upload' && <UploadDialog onClose={close} />}
        {work?.kind === 'rename' && <RenameDialog file={work.file} onClose={close} />}
        {work?.kind === 'remove' && <RemoveFile file={work.file} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
