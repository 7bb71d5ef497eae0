import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import type { FieldProps } from '../fields/field-frame';

/** What the suite must know about a field. A field of one text input needs no more than the first two. */
export interface FieldTraits<Value = string> {
  /** The field with everything it needs beyond the common properties. */
  readonly Field: ComponentType<FieldProps<Value>>;
  /** The value after «۱۲٣» was typed into the empty field; `null` for fields that are not typed into. */
  readonly keepsOfDigits: Value | null;
  /** The value of the empty field; needed where it is not the empty text. */
  readonly empty?: Value;
  /** A value with something in it, for the checks of a filled field. */
  readonly filled?: Value;
  /**
   * The element that has the label, the error and `required`: the input, or the group around several inputs. Without it
   * the element that is found by the label.
   */
  readonly control?: () => HTMLElement;
  /** What the control is called beside the label of the field, e.g. one end of a range. */
  readonly nameOf?: (label: string) => string;
  /** Where the Tab key comes first and where typing goes, if it is not the control itself (the first input of a group). */
  readonly entry?: () => HTMLElement;
}

/** A field under test: drawn with a value that changes, and the elements that the promises are about. */
export interface FieldSubject<Value> {
  readonly Controlled: ComponentType<Partial<FieldProps<Value>>>;
  readonly control: () => HTMLElement;
  readonly nameOf: (label: string) => string;
  readonly entry: () => HTMLElement;
  readonly holdsFocus: () => boolean;
  readonly filled: Value;
  readonly keepsOfDigits: Value | null;
}

export const LABEL = 'برچسب آزمایشی';
export const ERROR = 'این مقدار درست نیست.';

/** The field as the promises need it. */
export function fieldSubject<Value>({ Field, ...traits }: FieldTraits<Value>): FieldSubject<Value> {
  // A field whose empty value is not the empty text says so: then `empty` is there.
  const empty = traits.empty ?? ('' as Value);
  function Controlled({ onChange, value = empty, ...rest }: Partial<FieldProps<Value>>) {
    const [shown, setShown] = useState(value);
    const change = (next: Value) => {
      setShown(next);
      onChange?.(next);
    };
    return <Field label={LABEL} {...rest} value={shown} onChange={change} />;
  }
  const nameOf = traits.nameOf ?? ((label) => label);
  const control = traits.control ?? (() => screen.getByLabelText(nameOf(LABEL)));
  const entry = traits.entry ?? control;
  return {
    Controlled,
    control,
    nameOf,
    entry,
    holdsFocus: () => control().contains(document.activeElement) || entry() === document.activeElement,
    filled: traits.filled ?? empty,
    keepsOfDigits: traits.keepsOfDigits,
  };
}
