import { MultiSelectBox, SelectBox, type SelectOption } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import type { PickerSource } from './picker-source';
import { usePicker, type PickerCreate } from './use-picker';

interface SharedProps<Item> {
  readonly source: PickerSource<Item>;
  readonly label: string;
  /** Things that are chosen and known, e.g. from the record that is edited: they may stand on a page that is not loaded yet. */
  readonly known?: readonly Item[];
  /** The way to make a new one, at the end of the list. */
  readonly create?: PickerCreate;
  readonly onBlur?: () => void;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly clearable?: boolean;
  readonly name?: string;
}

interface DataPickerProps<Item> extends SharedProps<Item> {
  /** The key of what is chosen; empty for nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * Chooses one of the account's own things: searched, loaded by pages, with those chosen lately in front. A domain's picker is this with
 * its source, a few lines.
 */
export function DataPicker<Item>({ source, known = [], create, onChange, ...field }: DataPickerProps<Item>) {
  const { list, take } = usePicker(source, create);
  const change = (value: string) => {
    const taken = take(value === '' ? [] : [value]);
    if (taken !== null) onChange(value);
  };
  return <SelectBox {...field} {...list} chosenOptions={optionsOf(source, known)} onChange={change} />;
}

interface DataManyPickerProps<Item> extends SharedProps<Item> {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** The same for several. */
export function DataManyPicker<Item>({ source, known = [], create, onChange, ...field }: DataManyPickerProps<Item>) {
  const { list, take } = usePicker(source, create);
  const change = (value: readonly string[]) => {
    const taken = take(value);
    if (taken !== null) onChange(taken);
  };
  return <MultiSelectBox {...field} {...list} chosenOptions={optionsOf(source, known)} onChange={change} />;
}

function optionsOf<Item>({ toOption }: PickerSource<Item>, items: readonly Item[]): readonly SelectOption[] {
  return items.map(toOption);
}
