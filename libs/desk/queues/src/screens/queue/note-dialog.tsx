import { describeError } from '@peyk/shared-api-client';
import { Button, Dialog, Notice, Stack, TextArea, formatNumber, useToasts } from '@peyk/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import type { ThingName } from '../../api/thing-query';
import { useAddNote } from '../../api/use-thing-asides';
import { messages } from '../../messages';

/** As the contract has it. */
const MAX_CHARS = 4000;

interface NoteDialogProps {
  readonly name: ThingName;
  readonly onClose: () => void;
}

/** A note for the others at the desk. */
export function NoteDialog({ name, onClose }: NoteDialogProps) {
  const id = useId();
  const toasts = useToasts();
  const { mutate, isPending, error } = useAddNote();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    const isLong = [...given].length > MAX_CHARS;
    if (given === '') setFault(messages.needText);
    else if (isLong) setFault(messages.tooLong(formatNumber(MAX_CHARS)));
    else if (!isPending) {
      mutate(
        { ...name, text: given },
        {
          onSuccess: () => {
            toasts.show({ text: messages.note.done, tone: 'done' });
            onClose();
          },
        },
      );
    }
  };
  return (
    <Dialog
      open
      isForm
      title={messages.note.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={isPending}>
            {messages.note.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {error && <Notice tone="danger">{describeError(error)}</Notice>}
          <TextArea
            label={messages.note.text}
            hint={messages.note.hint}
            value={text}
            onChange={(value) => {
              setText(value);
              setFault(undefined);
            }}
            maxLength={MAX_CHARS}
            error={fault}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
