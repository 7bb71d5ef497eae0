import { describeError } from '@peyk/shared-api-client';
import { Button, Caption, When, font, formatBytes, radius, space, styled, tone, useToasts } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
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
const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '& [aria-pressed="true"]': { color: tone.turquoiseText, fontWeight: font.bold },
});
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

/** What an answer stands on, as ways to it. */
function Sources({ sources }: Pick<Interaction, 'sources'>) {
  return (
    <FileList aria-label={words.sources}>
      {sources.map(({ title, path }) => (
        <li key={title}>
          <Link to={path}>
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </FileList>
  );
}

interface HelpfulProps {
  readonly said: boolean | null;
  readonly onSay: (isHelpful: boolean) => void;
}

/** Whether an answer helped; another choice takes the place of the one before. */
function Helpful({ said, onSay }: HelpfulProps) {
  return (
    <Choices role="group" aria-label={words.wasHelpful}>
      <Button variant="quiet" icon="check" aria-pressed={said === true} onClick={() => onSay(true)}>
        {words.helpful}
      </Button>
      <Button variant="quiet" icon="close" aria-pressed={said === false} onClick={() => onSay(false)}>
        {words.notHelpful}
      </Button>
    </Choices>
  );
}

const sideOf = (bySupport: boolean, byAssistant: boolean) =>
  byAssistant ? words.assistant : bySupport ? words.support : words.you;

interface ThreadProps {
  readonly interactions: readonly Interaction[];
  /** Who may say whether an answer helped. */
  readonly onHelpful?: ((interactionId: string, isHelpful: boolean) => void) | undefined;
}

/** What was written, oldest first. It is text and nothing else, no matter who wrote it. */
export function Thread({ interactions, onHelpful }: ThreadProps) {
  return (
    <List aria-label={words.caption}>
      {interactions.map(({ id, by_support: bySupport, by_assistant: byAssistant, is_helpful: said, ...shown }) => {
        const { text, at, files, sources } = shown;
        return (
          <Bubble key={id} data-side={bySupport ? 'support' : 'customer'}>
            <Text>
              <bdi>{text}</bdi>
            </Text>
            {files.length > 0 && <Files files={files} />}
            {sources.length > 0 && <Sources sources={sources} />}
            <Caption>
              {sideOf(bySupport, byAssistant)} · <When instant={at} />
            </Caption>
            {bySupport && onHelpful !== undefined && (
              <Helpful said={said} onSay={(isHelpful) => onHelpful(id, isHelpful)} />
            )}
          </Bubble>
        );
      })}
    </List>
  );
}
