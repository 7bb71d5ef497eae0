import { useMutation } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import { exclusionsOf, type SendDetails } from '@peyk/shared-sends';
import { useMay } from '@peyk/shared-store';
import { Button, space, styled } from '@peyk/shared-ui';
import { downloadExcluded, downloadRecipients } from '../../api/download-file';
import { messages } from '../../messages';

const words = messages.files;

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[4] });

/** What of a send can be saved as a file; nothing before it has any. */
export function SendFiles({ send }: { readonly send: SendDetails }) {
  const saving = useMutation({ mutationFn: (save: (sendId: string) => Promise<void>) => save(send.id) });
  const isBusy = (save: typeof downloadRecipients) => saving.isPending && saving.variables === save;
  const hasRecipients = send.counts.total > 0 && send.recipients_in_files_since === undefined;
  const hasExcluded = exclusionsOf(send.excluded).length > 0;
  const mayExport = useMay('report.export');
  if (!mayExport) return null;
  if (!hasRecipients && !hasExcluded) return null;
  return (
    <>
      <Row>
        {hasRecipients && (
          <Button icon="file" busy={isBusy(downloadRecipients)} onClick={() => saving.mutate(downloadRecipients)}>
            {words.recipients}
          </Button>
        )}
        {hasExcluded && (
          <Button icon="file" busy={isBusy(downloadExcluded)} onClick={() => saving.mutate(downloadExcluded)}>
            {words.excluded}
          </Button>
        )}
      </Row>
      {saving.isError && <p role="alert">{describeError(saving.error)}</p>}
    </>
  );
}
