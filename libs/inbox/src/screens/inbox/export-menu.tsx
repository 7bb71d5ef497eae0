import { describeError } from '@peyk/shared-api-client';
import { ActionMenu, Button, IconButton, useIsMobile, useToasts } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { exportMessages } from '../../api/change-inbox';
import type { InboxFilters } from '../../api/list-inbox';
import { messages } from '../../messages';

const words = messages.export;

/** The way to a file of everything that the filters find, in the form that the person likes. */
export function ExportMenu({ filters, count }: { readonly filters: InboxFilters; readonly count: number }) {
  const { show } = useToasts();
  const isMobile = useIsMobile();
  const exporting = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => exportMessages({ filter: filters, expectedCount: count }, format),
    onSuccess: () => void show({ text: words.begun }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  return (
    <ActionMenu
      label={words.label}
      items={[
        { key: 'xlsx', label: words.xlsx, icon: 'file', onSelect: () => exporting.mutate('xlsx') },
        { key: 'csv', label: words.csv, icon: 'file', onSelect: () => exporting.mutate('csv') },
      ]}
      trigger={(props) =>
        isMobile ? (
          <IconButton icon="file" label={words.label} busy={exporting.isPending} {...props} />
        ) : (
          <Button variant="quiet" icon="file" busy={exporting.isPending} {...props}>
            {words.label}
          </Button>
        )
      }
    />
  );
}
