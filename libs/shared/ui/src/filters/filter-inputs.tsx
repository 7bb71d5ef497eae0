import { useState } from 'react';
import { DateTextField } from '../dates/date-text-field';
import { JalaliDatePicker } from '../dates/jalali-date-picker';
import { MultiSelectBox, SelectBox } from '../fields/select-box';
import { TextField } from '../fields/text-field';
import { styled } from '../theme/styled';
import { space } from '../tokens';
import { useFilterPanel } from './filter-context';
import { errorKey } from './filter-draft';
import {
  isFilterRange,
  type DateFilter,
  type DateRangeFilter,
  type FilterField,
  type FilterRange,
  type OptionsFilter,
  type SearchFilter,
  type SearchRangeFilter,
} from './filter-field';
import { RangePresets } from './range-presets';

/** Longer texts find nothing that a shorter one would not. */
const MAX_CHARS = 100;
const RANGE_DIGITS = 15;
const ALL = 'همه';

const Cell = styled('div')({ minInlineSize: 0 });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[2],
  '&[data-presets="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
});

/** Every field of the panel around, each in the place that it needs. */
export function FilterInputs() {
  return useFilterPanel().fields.map((field) => (
    <Cell key={field.key} data-filter={field.type} data-wide={isWide(field)}>
      <FilterInput field={field} />
    </Cell>
  ));
}

function isWide({ type }: FilterField): boolean {
  return type === 'date_range' || type === 'search_range';
}

function FilterInput({ field }: { readonly field: FilterField }) {
  if (field.type === 'search') return <SearchInput field={field} />;
  if (field.type === 'options')
    return field.multiple === true ? <ManyInput field={field} /> : <OneInput field={field} />;
  if (field.type === 'date_range') return <DateRangeInput field={field} />;
  if (field.type === 'search_range') return <NumberRangeInput field={field} />;
  return <DateInput field={field} />;
}

/** The text of a field, its error, and what to do when it changes. */
function useText({ key, label }: FilterField) {
  const { draft, errors, change } = useFilterPanel();
  const value = draft[key];
  return {
    label,
    value: typeof value === 'string' ? value : '',
    error: errors[key],
    onChange: (text: string) => change(key, text),
  };
}

/** The same for both ends of a range. */
function useRange(field: DateRangeFilter | SearchRangeFilter) {
  const { draft, errors, change } = useFilterPanel();
  const value = draft[field.key];
  const range: FilterRange = isFilterRange(value) ? value : {};
  const end = (name: 'from' | 'to') => ({
    label: name === 'from' ? `${field.label}، از` : 'تا',
    value: range[name] ?? '',
    error: errors[errorKey(field, name)],
    onChange: (text: string) => change(field.key, { ...range, [name]: text }),
  });
  return { from: end('from'), to: end('to') };
}

function SearchInput({ field }: { readonly field: SearchFilter }) {
  const text = useText(field);
  const { kind = 'search', maxLength = MAX_CHARS, placeholder } = field;
  return <TextField {...text} kind={kind} maxLength={maxLength} placeholder={placeholder} clearable />;
}

function OneInput({ field }: { readonly field: OptionsFilter }) {
  return <SelectBox {...useText(field)} options={field.options} placeholder={ALL} clearable />;
}

function ManyInput({ field }: { readonly field: OptionsFilter }) {
  const { draft, change } = useFilterPanel();
  const value = draft[field.key];
  return (
    <MultiSelectBox
      label={field.label}
      options={field.options}
      value={Array.isArray(value) ? value : []}
      placeholder={ALL}
      onChange={(chosen) => change(field.key, chosen)}
    />
  );
}

function DateInput({ field }: { readonly field: DateFilter }) {
  const text = useText(field);
  const { noteUnread, round } = useFilterPanel();
  if (field.typed === true) return <DateTextField {...text} />;
  return <JalaliDatePicker key={round} {...text} keepsRefused onUnread={(typed) => noteUnread(field.key, typed)} />;
}

function DateRangeInput({ field }: { readonly field: DateRangeFilter }) {
  const { from, to } = useRange(field);
  const { change, noteUnread, round } = useFilterPanel();
  const [chosen, setChosen] = useState(0);
  const note = (end: 'from' | 'to') => (typed: string) => noteUnread(errorKey(field, end), typed);
  const choose = (range: FilterRange) => {
    change(field.key, range);
    // What stands refused over the very day that was chosen would stay in a field of before.
    setChosen((before) => before + 1);
    note('from')('');
    note('to')('');
  };
  if (field.typed === true) {
    return (
      <Pair role="group" aria-label={field.label}>
        <DateTextField {...from} />
        <DateTextField {...to} />
      </Pair>
    );
  }
  return (
    <Pair role="group" aria-label={field.label} data-presets="true">
      <JalaliDatePicker
        key={`from-${round}-${chosen}`}
        {...from}
        rangeWith={to.value}
        keepsRefused
        onUnread={note('from')}
      />
      <JalaliDatePicker
        key={`to-${round}-${chosen}`}
        {...to}
        endOfDay
        rangeWith={from.value}
        keepsRefused
        onUnread={note('to')}
      />
      <RangePresets label={field.label} onChoose={choose} />
    </Pair>
  );
}

function NumberRangeInput({ field }: { readonly field: SearchRangeFilter }) {
  const { from, to } = useRange(field);
  return (
    <Pair role="group" aria-label={field.label}>
      <TextField {...from} kind="digits" maxLength={RANGE_DIGITS} unit={field.unit} />
      <TextField {...to} kind="digits" maxLength={RANGE_DIGITS} unit={field.unit} />
    </Pair>
  );
}
