import { describeError } from '@peyk/shared-api-client';
import { Button, Caption, When, formatBytes, radius, space, styled, tone, useToasts } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import type { Interaction } from '../../api/get-ticket';
import { downloadTicketFile } from '../../api/ticket-files';
import { messages } from '../../messages';

const words = messages.ticket;
const BUBBLE_MAX = 'min(560px, 88%)';

const List = styled('ol')({
  display: 'grid',
  // Without it the longest word would be the width of all.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Bubble = styled('li')({
  display: 'grid',
  gap: space[1],
  justifySelf: 'start',
  maxInlineSize: BUBBLE_MAX,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.card,
  background: tone.lapisSoft,
  '&[data-side="support"]': { justifySelf: 'end', background: tone.sunken },
});
const FileList = styled('ul')({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
const Text = styled('div')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What came with a text; each is saved by a press, never shown. */
function Files({ files }: Pick<Interaction, 'files'>) {
  const { show } = useToasts();
  const saving = useMutation({
    mutationFn: downloadTicketFile,
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  return (
    <FileList aria-label={messages.attachments}>
      {files.map(({ file_id: fileId, name, size }) => (
        <li key={fileId}>
          <Button
            variant="quiet"
            icon="file"
            aria-label={messages.downloadFile(name)}
            busy={saving.isPending && saving.variables === fileId}
            onClick={() => saving.mutate(fileId)}
          >
            <bdi>{name}</bdi> ({formatBytes(size)})
          </Button>
        </li>
      ))}
    </FileList>
  );
}

/** What was written, oldest first. It is text and nothing else, no matter who wrote it. */
export function Thread({ interactions }: { readonly interactions: readonly Interaction[] }) {
  return (
    <List aria-label={words.caption}>
      {interactions.map(({ id, by_support: bySupport, text, at, files }) => (
        <Bubble key={id} data-side={bySupport ? 'support' : 'customer'}>
          <Text>
            <bdi>{text}</bdi>
          </Text>
          {files.length > 0 && <Files files={files} />}
          <Caption>
            {bySupport ? words.support : words.you} · <When instant={at} />
          </Caption>
        </Bubble>
      ))}
    </List>
  );
}
