import { describeError } from '@peyk/shared-api-client';
import { useMay } from '@peyk/shared-store';
import { Button, Caption, Notice, space, styled, tone, useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SEGMENTS_KEY } from '../api/keys';
import { countSegment, deleteSegment, renameSegment, type Segment } from '../api/segments';
import { messages } from '../messages';
import { moreMessages } from '../more-messages';
import { TitleForm } from './title-form';

const words = moreMessages.segments;
const Root = styled('div')({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-child': { borderBlockEnd: 0 },
});
const Title = styled('strong')({ overflowWrap: 'anywhere' });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

interface SegmentRowProps {
  readonly segment: Segment;
  /** The list can show exactly whom it finds. */
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

/** A saved filter: whom it finds, how many a send would reach, and what can be done with it. */
export function SegmentRow({ segment, isShown, onOpen }: SegmentRowProps) {
  const [asks, setAsks] = useState<'nothing' | 'rename' | 'delete'>('nothing');
  const counting = useMutation({ mutationFn: () => countSegment(segment.id) });
  const rest = () => setAsks('nothing');
  return (
    <Root role="listitem" aria-label={segment.title}>
      <Title>
        <bdi>{segment.title}</bdi>
      </Title>
      {segment.broken && <Caption>{words.broken}</Caption>}
      {!segment.broken && !isShown && <Caption>{words.notShown}</Caption>}
      {counting.data && <Caption role="status">{words.count(counting.data)}</Caption>}
      {counting.isError && <Notice tone="danger">{describeError(counting.error)}</Notice>}
      {asks === 'nothing' && (
        <Ways>
          <Button icon="search" disabled={segment.broken || !isShown} onClick={onOpen}>
            {words.open}
          </Button>
          <Button disabled={segment.broken} busy={counting.isPending} onClick={() => counting.mutate()}>
            {words.countThem}
          </Button>
          <Changes onRename={() => setAsks('rename')} onDelete={() => setAsks('delete')} />
        </Ways>
      )}
      {asks === 'rename' && <Rename segment={segment} onDone={rest} />}
      {asks === 'delete' && <Remove segment={segment} onClose={rest} />}
    </Root>
  );
}

function Changes({ onRename, onDelete }: { readonly onRename: () => void; readonly onDelete: () => void }) {
  const mayEdit = useMay('contact.edit');
  const mayDelete = useMay('contact.delete');
  return (
    <>
      {mayEdit && (
        <Button variant="quiet" onClick={onRename}>
          {words.rename}
        </Button>
      )}
      {mayDelete && (
        <Button variant="quiet" onClick={onDelete}>
          {messages.delete}
        </Button>
      )}
    </>
  );
}

function Rename({ segment, onDone }: { readonly segment: Segment; readonly onDone: () => void }) {
  const client = useQueryClient();
  const renaming = useMutation({
    mutationFn: (title: string) => renameSegment(segment.id, title),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: SEGMENTS_KEY });
      onDone();
    },
  });
  return (
    <TitleForm
      label={words.newTitle}
      submitLabel={words.save}
      initial={segment.title}
      busy={renaming.isPending}
      error={renaming.isError ? describeError(renaming.error) : undefined}
      onSubmit={(title) => renaming.mutate(title)}
    >
      <Button onClick={onDone}>{words.cancel}</Button>
    </TitleForm>
  );
}

function Remove({ segment, onClose }: { readonly segment: Segment; readonly onClose: () => void }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const removing = useMutation({
    mutationFn: () => deleteSegment(segment.id),
    onSuccess: () => void show({ text: words.deleted(segment.title) }),
    onSettled: () => client.invalidateQueries({ queryKey: SEGMENTS_KEY }),
  });
  return (
    <>
      <Caption>{words.deleteBody}</Caption>
      {removing.isError && <Notice tone="danger">{describeError(removing.error)}</Notice>}
      <Ways>
        <Button variant="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
          {words.deleteConfirm}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </Ways>
    </>
  );
}
