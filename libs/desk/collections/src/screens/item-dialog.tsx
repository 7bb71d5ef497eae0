import { COLLECTION_NAMES } from '@peyk/desk-api';
import { ApiError, describeError } from '@peyk/shared-api-client';
import { Button, Dialog, Notice, Stack, useToasts } from '@peyk/shared-ui';
import { useId, useState, type FormEvent } from 'react';
import { useSaveItem } from '../api/items';
import type { Collection, CollectionItem } from '../api/items';
import { ItemField } from '../components/item-field';
import { messages } from '../messages';
import { changedValues, faultsOf, typedValuesOf } from '../model/typed-values';
import type { Faults } from '../model/typed-values';

interface ItemDialogProps {
  readonly collection: Collection;
  /** What is changed; undefined for a new one. */
  readonly item: CollectionItem | undefined;
  /** With what follows from saving that one may not have meant. */
  readonly onClose: (warning: string | null) => void;
}

/** All fields of an item, to be saved together. */
export function ItemDialog({ collection: { collection, fields }, item, onClose }: ItemDialogProps) {
  const form = useId();
  const toasts = useToasts();
  const [typed, setTyped] = useState(() => typedValuesOf(fields, item));
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error } = useSaveItem(collection, item);
  const set = (name: string) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(fields, typed);
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return;
    const values = changedValues(fields, item, typed);
    if (values.length === 0) {
      toasts.show({ text: messages.nothingChanged, tone: 'info' });
      return;
    }
    mutate(values, {
      onSuccess: (warning) => {
        toasts.show({ text: messages.saved, tone: 'done' });
        onClose(warning);
      },
      onError: (refusal) => {
        if (refusal instanceof ApiError) setFaults(refusal.fields);
      },
    });
  };
  const isOfField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return (
    <Dialog
      open
      isForm
      title={item === undefined ? messages.addTo(COLLECTION_NAMES[collection]) : messages.changeOf(item.title)}
      onClose={() => onClose(null)}
      actions={
        <>
          <Button onClick={() => onClose(null)}>{messages.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={isPending}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {error && !isOfField && <Notice tone="danger">{describeError(error)}</Notice>}
          {fields.map((field) => (
            <ItemField
              key={field.name}
              {...{ collection, item, field, error: faults[field.name] }}
              value={typed[field.name] ?? ''}
              onChange={set(field.name)}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
