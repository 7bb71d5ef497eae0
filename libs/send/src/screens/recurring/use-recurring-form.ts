import { newIdempotencyKey } from '@peyk/shared-api-client';
import { useServerForm } from '@peyk/shared-screens';
import { useRef, useState } from 'react';
import {
  RECURRING_KEY,
  createRecurring,
  updateRecurring,
  type Recurring,
  type RecurringContent,
} from '../../api/recurring';
import { contentOf, recurringSchema, type RecurringValues } from '../../model/recurring-form';
import type { Line } from '../../model/types';

/** Where the contract calls a field otherwise. */
const FIELDS = {
  line: 'from_number',
  text: 'message',
  monthDay: 'month_day',
  propertyId: 'property_id',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  maxSends: 'max_sends',
  numbers: 'recipients',
  people: ['params', 'contact_ids', 'segment_id'],
  books: 'phonebook_ids',
} as const;

interface RecurringFormInput {
  readonly initialValues: RecurringValues;
  readonly lines: readonly Line[];
  /** The one that is changed; undefined for a new one. */
  readonly id: string | undefined;
  readonly onDone: (saved: Recurring) => void;
}

/** The form of a send that comes again. */
export function useRecurringForm({ initialValues, lines, id, onDone }: RecurringFormInput) {
  const [schema] = useState(() => recurringSchema(lines));
  const keyOf = useKeyOf();
  return useServerForm<RecurringValues, Recurring>({
    initialValues,
    schema,
    fields: FIELDS,
    submit: (values) => {
      const content = contentOf(values);
      return id === undefined ? createRecurring(content, keyOf(content)) : updateRecurring(id, content);
    },
    changes: [RECURRING_KEY],
    onDone,
  });
}

/** What ties the fields. */
export type RecurringFields = Pick<ReturnType<typeof useRecurringForm>, 'form' | 'bind' | 'bindDate' | 'bindValue'>;

/** The same key for the same content: pressed again after a lost answer it plans nothing twice. */
function useKeyOf() {
  const last = useRef({ text: '', key: '' });
  return (content: RecurringContent) => {
    const text = JSON.stringify(content);
    if (text !== last.current.text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
