import { Notice } from '@peyk/shared-ui';
import { hoursWords } from '../../hours-words';
import type { Price } from '../../model/types';

/** That the line is closed when the send would leave, or before it has ended. Nothing is stopped: it waits for its line. */
export default function HoursNote({ conflict }: { readonly conflict: NonNullable<Price['hours_conflict']> }) {
  return <Notice tone="attention">{hoursWords[conflict.kind](conflict)}</Notice>;
}
