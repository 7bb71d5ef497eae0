import { FIELD_MESSAGES, cutMessage, trimText } from '@peyk/shared-validation';
import { useState } from 'react';
import { afterPress } from './after-press';
import type { FieldNote, FieldProps } from './field-frame';
import { takeTyped, type Refusal, type TextKind } from './typed-text';

type Typed = Pick<FieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

interface TypedText {
  readonly change: (typed: string) => void;
  readonly leave: () => void;
  /** What is wrong, or which letters or sign were just refused. */
  readonly error: string | undefined;
  /** That something was too long to be taken whole. */
  readonly note: FieldNote | undefined;
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
  const unit = kind === 'digits' || kind === 'tel' ? 'رقم' : 'نویسه';
  return {
    change,
    leave,
    error: refused === null || refused === 'tooLong' ? error : REFUSALS[refused],
    note:
      refused === 'tooLong' && maxLength !== undefined
        ? { tone: 'attention', text: cutMessage(maxLength, unit) }
        : undefined,
  };
}
