import { Button, Caption, Card, CardTitle, Notice, ProgressBar, Stack } from '@peyk/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { importQuery, type PhonebookImport } from '../../api/import-file';
import { CONTACT_CHANGES } from '../../api/keys';
import { phonebookMessages } from '../../phonebook-messages';

const words = phonebookMessages;

/** How far a file has come into the phonebook, and what came of it. Leaving the page does not stop it: it stands among the jobs, too. */
export default function ImportProgress({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(importQuery(id));
  const isOver = data !== undefined && data.state !== 'running';
  useEffect(() => {
    if (isOver) for (const queryKey of CONTACT_CHANGES) void client.invalidateQueries({ queryKey });
  }, [isOver, client]);
  if (data === undefined) return null;
  return (
    <Card aria-label={words.importing} role="status">
      {isOver ? <Ended result={data} onClose={onClose} /> : <Running progress={data} />}
    </Card>
  );
}

function Running({ progress: { read_count, record_count } }: { readonly progress: PhonebookImport }) {
  return (
    <Stack gap={2}>
      <CardTitle style={{ margin: 0 }}>{words.importing}</CardTitle>
      <ProgressBar value={read_count} total={record_count} label={words.importing} />
      <Caption>{words.importProgress(read_count, record_count)}</Caption>
    </Stack>
  );
}

function Ended({ result, onClose }: { readonly result: PhonebookImport; readonly onClose: () => void }) {
  const { state, state_reason, added_count, existing_count, invalid_count } = result;
  return (
    <Stack gap={2}>
      <CardTitle style={{ margin: 0 }}>{state === 'done' ? words.imported : words.importFailed}</CardTitle>
      <p>{words.importResult(added_count, existing_count, invalid_count)}</p>
      {state_reason !== null && <Notice tone="danger">{state_reason}</Notice>}
      <span>
        <Button onClick={onClose}>{words.dismissImport}</Button>
      </span>
    </Stack>
  );
}
