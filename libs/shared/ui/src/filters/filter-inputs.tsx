import { useState } from 'react';
import { DateTextField } from '../dates/date-text-field';
import { JalaliDatePicker } from '../dates/jalali-date-picker';
import { MultiSelectBox, SelectBox } from '../fields/select-box';
import { TextField } from '../fields/text-field';
import { styled } from '../theme/styled';
import { media, space } from '../tokens';
import { quickFieldOf } from './quick-field';
import { useFilterPanel } from './filter-context';
import { errorKey } from './filter-draft';
import { MAX_FILTER_CHARS } from './filter-look';
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

const RANGE_DIGITS = 15;
/** Words, not a day: an example would look like a filter that is set. Written so that the year stands on the left. */
const DAY = 'روز/ماه/سال';

const Cell = styled('div')({ minInlineSize: 0 });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[2],
  '&[data-presets="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
  // A date with its two buttons needs the whole width of a phone: beside another one it would be cut off.
  [media.mobile]: {
    '&[data-days="true"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-presets="true"]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > :first-of-type': { gridColumn: 1, gridRow: 1 },
      '& > :last-of-type': { gridColumn: 2, gridRow: 1 },
      '& > :nth-of-type(2)': { gridColumn: 1, gridRow: 2 },
    },
  },
});

/** Every field of the panel around but the search of its line, each in the place that it needs. */
export function FilterInputs() {
  const { fields } = useFilterPanel();
  const quick = quickFieldOf(fields);
  return fields.map((field) =>
    field === quick ? null : (
      <Cell key={field.key} data-filter={field.type} data-wide={isWide(field)}>
        <FilterInput field={field} />
      </Cell>
    ),
  );
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
  const { kind = 'search', maxLength = MAX_FILTER_CHARS, placeholder } = field;
  return <TextField {...text} kind={kind} maxLength={maxLength} placeholder={placeholder} clearable />;
}

function OneInput({ field }: { readonly field: OptionsFilter }) {
  const { options, loading } = field;
  return <SelectBox {...useText(field)} options={options} loading={loading} clearable />;
}

function ManyInput({ field }: { readonly field: OptionsFilter }) {
  const { draft, change } = useFilterPanel();
  const value = draft[field.key];
  return (
    <MultiSelectBox
      label={field.label}
      options={field.options}
      loading={field.loading}
      value={Array.isArray(value) ? value : []}
      onChange={(chosen) => change(field.key, chosen)}
    />
  );
}

function DateInput({ field }: { readonly field: DateFilter }) {
  const text = useText(field);
  const { noteUnread, round } = useFilterPanel();
  if (field.typed === true) return <DateTextField {...text} placeholder={DAY} />;
  return (
    <JalaliDatePicker key={round} {...text} placeholder={DAY} onUnread={(typed) => noteUnread(field.key, typed)} />
  );
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
      <Pair role="group" aria-label={field.label} data-days="true">
        <DateTextField {...from} placeholder={DAY} />
        <DateTextField {...to} placeholder={DAY} />
      </Pair>
    );
  }
  return (
    <Pair role="group" aria-label={field.label} data-presets="true">
      <JalaliDatePicker
        key={`from-${round}-${chosen}`}
        {...from}
        placeholder={DAY}
        rangeWith={to.value}
        onUnread={note('from')}
      />
      <JalaliDatePicker
        key={`to-${round}-${chosen}`}
        {...to}
        placeholder={DAY}
        endOfDay
        rangeWith={from.value}
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
