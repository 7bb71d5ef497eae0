import { useMayExport } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { ActionMenu, Button, IconButton, useIsMobile, type ActionMenuItem } from '@peyk/shared-ui';
import type { LooseFilterValues } from '@peyk/shared-url-state';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContactFilters } from '../api/list-contacts';
import { messages } from '../messages';
import { fileWords } from './file-words';
import { ImportLink, importPath } from './import-link';
import { useExport } from './use-export';

const SegmentsDialog = lazy(() => import('./segments-dialog'));
const RecentBulksDialog = lazy(() => import('./recent-bulks-dialog'));

interface ContactsMenuProps {
  /** What the list is narrowed to now. */
  readonly asked: ContactFilters;
  readonly count: number;
  /** The phonebook whose page it is. */
  readonly phonebookId: string | undefined;
  readonly onOpen: (values: LooseFilterValues) => void;
}

type Opened = 'segments' | 'bulks' | null;

/** The ways from a list of contacts: files in and out, saved filters, recent bulk work. On the phone all of them in one menu. */
export default function ContactsMenu({ asked, count, phonebookId, onOpen }: ContactsMenuProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const isMobile = useIsMobile();
  const mayEdit = useMay('contact.edit');
  const exports = useExportItems(asked, count);
  const imports = useImportItems(phonebookId);
  const ownItems: readonly ActionMenuItem[] =
    phonebookId === undefined
      ? [
          {
            key: 'segments',
            label: messages.contacts.segments,
            icon: 'bookmark',
            onSelect: () => setOpened('segments'),
          },
          { key: 'bulks', label: messages.bulk.recent, icon: 'clock', onSelect: () => setOpened('bulks') },
        ]
      : [];
  const items = isMobile ? [...ownItems, ...imports, ...exports] : ownItems;
  const close = () => setOpened(null);
  const open = (values: LooseFilterValues) => {
    close();
    onOpen(values);
  };
  return (
    <>
      {items.length > 0 && (
        <ActionMenu
          label={messages.menu}
          items={items}
          trigger={(props) => <IconButton icon="more" label={messages.menu} {...props} />}
        />
      )}
      {!isMobile && exports.length > 0 && (
        <ActionMenu
          label={fileWords.export}
          items={exports}
          trigger={(props) => (
            <Button variant="quiet" icon="file" {...props}>
              {fileWords.export}
            </Button>
          )}
        />
      )}
      {!isMobile && mayEdit && <ImportLink phonebookId={phonebookId} />}
      <Suspense fallback={null}>
        {opened === 'segments' && <SegmentsDialog asked={asked} onOpen={open} onClose={close} />}
        {opened === 'bulks' && <RecentBulksDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function useExportItems(asked: ContactFilters, count: number): readonly ActionMenuItem[] {
  const exporting = useExport(asked, count);
  const isOffered = useMayExport('contact.export') && count > 0;
  if (!isOffered) return [];
  return [
    { key: 'xlsx', label: fileWords.xlsx, icon: 'file', onSelect: () => exporting.mutate('xlsx') },
    { key: 'csv', label: fileWords.csv, icon: 'file', onSelect: () => exporting.mutate('csv') },
  ];
}

function useImportItems(phonebookId: string | undefined): readonly ActionMenuItem[] {
  const navigate = useNavigate();
  const mayEdit = useMay('contact.edit');
  if (!mayEdit) return [];
  return [
    { key: 'import', label: fileWords.import, icon: 'upload', onSelect: () => void navigate(importPath(phonebookId)) },
  ];
}
