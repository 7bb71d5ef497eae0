import { describeError } from '@peyk/shared-api-client';
import { Button, Notice } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { downloadResult } from '../api/download-result';
import { messages } from '../messages';

/** Saves the file that a job has made, such as the wrong rows of an import. */
export function ResultFile({ title, fileId }: { readonly title: string; readonly fileId: string }) {
  const saving = useMutation({ mutationFn: () => downloadResult(fileId) });
  return (
    <>
      <Button onClick={() => saving.mutate()} busy={saving.isPending} aria-label={messages.downloadOf(title)}>
        {messages.download}
      </Button>
      {saving.isError && <Notice tone="danger">{describeError(saving.error)}</Notice>}
    </>
  );
}
