import { describeError } from '@peyk/shared-api-client';
import { useMay } from '@peyk/shared-store';
import { ActionMenu, Button, IconButton, useIsMobile, useToasts } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import type { ExportFormat } from '../api/export-report';
import { messages } from '../messages';

const words = messages.exporting;

interface ExportMenuProps {
  /** Begins the file of what the list shows. */
  readonly begin: (format: ExportFormat) => Promise<unknown>;
}

/** The way to a file of what a list shows: a job makes it, and the tray of the header has it when it is ready. */
export function ExportMenu({ begin }: ExportMenuProps) {
  const { show } = useToasts();
  const isMobile = useIsMobile();
  const beginning = useMutation({
    mutationFn: begin,
    onSuccess: () => void show({ text: words.begun }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  const mayExport = useMay('report.export');
  if (!mayExport) return null;
  const formats: readonly ExportFormat[] = ['xlsx', 'csv'];
  return (
    <ActionMenu
      label={words.button}
      items={formats.map((format) => ({
        key: format,
        label: words[format],
        icon: 'file',
        onSelect: () => beginning.mutate(format),
      }))}
      trigger={(props) =>
        isMobile ? (
          <IconButton {...props} icon="file" label={words.button} busy={beginning.isPending} />
        ) : (
          <Button {...props} variant="quiet" icon="file" busy={beginning.isPending}>
            {words.button}
          </Button>
        )
      }
    />
  );
}
