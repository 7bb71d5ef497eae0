import { FIELD_MESSAGES, tooLongMessage, trimText } from '@peyk/shared-validation';
import { useState } from 'react';
import { afterPress } from './after-press';
import type { FieldProps } from './field-frame';
import { countOver, takeTyped, unitOf, type Refusal, type TextKind } from './typed-text';

type Typed = Pick<FieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

interface TypedText {
  readonly change: (typed: string) => void;
  readonly leave: () => void;
  /** Which letters, sign or digits were just refused, that it is too long, or what else is wrong. */
  readonly error: string | undefined;
}

const REFUSALS = { persian: FIELD_MESSAGES.persianLetters, decimal: FIELD_MESSAGES.wholeNumber } as const;

/** Cleaning while typing, refusing, and trimming on leaving, for every field that is typed into. */
export function useTypedText(
  { value, onChange, onBlur, error }: Typed,
  kind: TextKind,
  maxLength: number | undefined,
): TypedText {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const change = (typed: string) => {
    const taken = takeTyped(typed, kind, maxLength);
    setRefused(taken.refused);
    if (taken.text !== null && taken.text !== value) onChange(taken.text);
  };
  const leave = () => {
    afterPress(() => setRefused(null));
    const trimmed = kind === 'password' ? value : trimText(value);
    if (trimmed !== value) onChange(trimmed);
    onBlur?.();
  };
  const over = countOver(value, maxLength);
  const own = over > 0 || refused === 'cut' ? tooLongMessage(maxLength ?? 0, over, unitOf(kind)) : error;
  return { change, leave, error: refused === null || refused === 'cut' ? own : REFUSALS[refused] };
}
